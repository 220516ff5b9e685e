import Bytes
import CommandLineKit
private import Glibc

/// A place where configuration is looked for, and what was found there.
struct ConfigurationFile: Hashable, Sendable {
  /// The path as it is opened.
  let path: String
  /// The path as people write it.
  let shown: String
  /// Nil: there is no such file.
  let sections: [ConfigurationSection]?

  /// Bytes that are read: thousands of releases are a tenth of it.
  private static let sizeLimit = 1 << 20

  /// Reads the file.
  ///
  /// - Parameter isRequired: whether it is an error when there is none.
  init(path: String, shown: String, isRequired: Bool) throws(Complaint) {
    self.path = path
    self.shown = shown
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try WholeFile.content(of: path, limit: Self.sizeLimit + 1)
    } catch {
      if error.isMissing, !isRequired {
        sections = nil
        return
      }
      throw Complaint(
        "can't read the configuration \(ShownText.path(shown))"
          + " (\(unsafe String(cString: strerror(error.code))))",
        hint: isRequired
          ? "Give a file of lines of key = value." : "Mend its rights, or remove it.",
        status: .noInput)
    }
    guard bytes.count <= Self.sizeLimit else {
      throw Complaint(
        "the configuration is larger than 1 MiB: \(ShownText.path(shown))",
        hint: "Give a file of lines of key = value.", status: .usage)
    }
    do throws(ConfigurationError) {
      sections = try ConfigurationReader.sections(in: bytes, file: ShownText.path(shown))
    } catch {
      throw Complaint(error)
    }
  }

  /// The files of a run, the one that wins first.
  ///
  /// - Parameters:
  ///   - explicit: the value of `--config`.
  ///   - usesDefaults: whether the user's and the system's files are looked for.
  static func all(
    explicit: String?, usesDefaults: Bool, _ environment: Environment
  ) throws(Complaint) -> [ConfigurationFile] {
    var files: [ConfigurationFile] = []
    if let explicit {
      files.append(try ConfigurationFile(path: explicit, shown: explicit, isRequired: true))
    }
    guard usesDefaults else { return files }
    for folder in folders(environment) {
      let path = folder + "/triage/config"
      files.append(
        try ConfigurationFile(path: path, shown: environment.shownPath(path), isRequired: false))
    }
    return files
  }

  /// The folders of the XDG Base Directory Specification; paths that aren't absolute are ignored.
  private static func folders(_ environment: Environment) -> [String] {
    let variables = environment.variables
    func list(_ name: String, else fallback: String?) -> [String] {
      let text = variables[name].flatMap { $0.isEmpty ? nil : $0 } ?? fallback ?? ""
      return text.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }
    let user = variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.config" : nil }
    return [user ?? home].compactMap(\.self) + list("XDG_CONFIG_DIRS", else: "/etc/xdg")
  }

  /// The path that a value names: behind `~/` from the home folder, else from the file's folder.
  func path(_ value: String, _ environment: Environment) -> String {
    if value.hasPrefix("/") || value == "-" { return value }
    if value.hasPrefix("~/"), let home = environment.variables["HOME"] {
      return home + value.dropFirst()
    }
    guard let slash = path.lastIndex(of: "/") else { return value }
    return path[...slash] + value
  }
}

extension Environment {
  /// A path with `~` for the home folder.
  func shownPath(_ path: String) -> String {
    guard let home = variables["HOME"], home.count > 1, path.hasPrefix(home + "/") else {
      return path
    }
    return "~" + path.dropFirst(home.count)
  }
}
