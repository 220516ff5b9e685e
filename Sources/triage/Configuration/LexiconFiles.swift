import Bytes
import CommandLineKit
import Linguistics
private import Glibc

/// The lexicons that the configuration names (`symptoms.md`, section 3).
struct LexiconFiles {
  let shelf: LexiconShelf
  /// Of the files, in their order.
  let digests: [Digest]

  /// Bytes of a file that are read: the largest built-in one has a tenth of it.
  private static let sizeLimit = 4 << 20

  init(_ settings: [ConfigurationSetting]) throws(Complaint) {
    var files: [LexiconShelf.File] = []
    var digests: [Digest] = []
    for setting in settings where setting.section.isEmpty && setting.entry.key == "lexicon" {
      guard let path = setting.value else { continue }
      let bytes = try Self.content(of: path, setting)
      digests.append(Digest(of: bytes.span))
      files.append(LexiconShelf.File(name: path, source: bytes))
    }
    self.digests = digests
    guard !files.isEmpty else {
      shelf = .embedded
      return
    }
    do throws(LexiconError) {
      shelf = try LexiconShelf(adding: files)
    } catch {
      throw Complaint(error)
    }
  }

  private static func content(
    of path: String, _ setting: ConfigurationSetting
  ) throws(Complaint) -> [UInt8] {
    let problem: String
    do throws(SystemError) {
      let bytes = try WholeFile.content(of: path, limit: sizeLimit + 1)
      if bytes.count <= sizeLimit { return bytes }
      problem = "the lexicon is larger than 4 MiB"
    } catch {
      problem = "can't read the lexicon (\(unsafe String(cString: strerror(error.code))))"
    }
    throw Complaint(
      ConfigurationError(
        "\(problem) \(ShownText.path(path))", at: setting.entry.valuePlace,
        hint: "Paths are from the folder of the configuration, or from ~/."),
      status: .noInput)
  }
}

extension Complaint {
  /// A lexicon of the user that can't be used.
  init(_ error: LexiconError) {
    let hint: String
    switch error.reason {
    case .missingLanguage: hint = "Write language de, or language any."
    case .unknownSection:
      hint = "Own codes are named x-...; the others are those of the built-in lexicons."
    case .patternOutsideSection: hint = "Write a line such as [crash] before it."
    default: hint = "The line is: \(error.excerpt)"
    }
    self.init(
      "lexicon line \(error.line): \(error.reason.rawValue): \(ShownText.path(error.file))",
      hint: hint, status: .usage)
  }

  /// Something in a configuration file.
  init(_ error: ConfigurationError, status: ExitStatus = .usage) {
    self.init(error.message, hint: error.hint, status: status)
  }
}
