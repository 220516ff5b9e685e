#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

extension SupportContext.System {
  /// The system that the program runs on, or nil where that is not known.
  public static var current: SupportContext.System? {
    #if canImport(Darwin)
      ofApple
    #elseif canImport(Glibc) || canImport(Musl)
      file("/etc/os-release").flatMap(ofRelease(file:)) ?? SupportContext.System(name: "Linux")
    #elseif os(Android)
      SupportContext.System(name: "Android")
    #elseif os(Windows)
      SupportContext.System(name: "Windows")
    #else
      nil
    #endif
  }

  /// The distribution that `os-release` names (the manual page of that name): `Debian GNU/Linux`,
  /// `12`.
  static func ofRelease(file text: String) -> SupportContext.System? {
    var name: String?
    var version: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = String(parts[1].filter { $0 != "\"" && $0 != "'" })
      switch parts[0] {
      case "NAME": name = value
      case "VERSION_ID": version = value
      default: break
      }
    }
    return name.map { SupportContext.System(name: $0, version: version) }
  }

  #if canImport(Glibc) || canImport(Musl)
    /// The text of a small file, or nil when it can't be read.
    private static func file(_ path: String) -> String? {
      let descriptor = open(path, O_RDONLY)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: 8192)
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    }
  #endif
}
