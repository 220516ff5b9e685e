import Foundation

/// An empty folder that is deleted when the value goes.
package final class TemporaryFolder: Sendable {
  /// Its path, without a slash at the end.
  package let path: String

  package init() throws {
    path =
      FileManager.default.temporaryDirectory.path + "/triage-test-\(UUID().uuidString.lowercased())"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  package func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, with the folders that its name asks for, and gives its path.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// Writes a text file and gives its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(text.utf8, to: name)
  }

  /// The bytes of a file in it.
  package func read(_ name: String) throws -> [UInt8] { try Self.content(of: path(name)) }

  /// The bytes of a file anywhere.
  package static func content(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
