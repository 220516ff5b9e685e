import Bytes
import CommandLineKit

/// What somebody probably meant who named a file that isn't there.
enum MissingPath {
  /// Names of a folder that are looked at.
  private static let nameLimit = 10_000

  /// `Did you mean ~/Maildir?`, or nil when nothing is close.
  static func hint(_ path: String) -> String? {
    if let command = NearMiss.best(for: path, among: Program.commands.map(\.description.name)) {
      return "Did you mean triage \(command)?"
    }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    guard !name.isEmpty,
      let near = NearMiss.best(for: name, among: names(in: folder.isEmpty ? "." : folder))
    else { return nil }
    return "Did you mean \(ShownText.path(folder + near))?"
  }

  private static func names(in folder: String) -> [String] {
    var listing = FolderListing()
    do throws(SystemError) {
      try listing.append(FileDescriptor(path: [UInt8](folder.utf8)))
    } catch {
      return []
    }
    return listing.entries.prefix(nameLimit).map {
      String(decoding: listing.name(of: $0), as: UTF8.self)
    }.sorted()
  }
}
