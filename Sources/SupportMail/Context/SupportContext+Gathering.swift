#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Android)
  private import Android
#endif

extension SupportContext {
  /// The facts of an app with those of the system and the device that it runs on.
  ///
  /// Each of them can be replaced or taken out: `context.device = nil`.
  public static func current(app: App) -> SupportContext {
    SupportContext(
      app: app, system: System.current, device: Device.current, locale: currentLocale)
  }

  /// The locale of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`), or nil for that of C.
  static var currentLocale: String? {
    #if canImport(Darwin)
      preferredLocale
    #else
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environmentVariable).first
        .flatMap(locale(ofVariable:))
    #endif
  }

  /// Of `de_AT.UTF-8@euro` `de-AT`; nil for `C` and `POSIX`.
  static func locale(ofVariable value: String) -> String? {
    let name = value.prefix { $0 != "." && $0 != "@" }
    if name.isEmpty || name == "C" || name == "POSIX" { return nil }
    return String(name.map { $0 == "_" ? "-" : $0 })
  }

  static func environmentVariable(_ name: String) -> String? {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      guard let value = getenv(name) else { return nil }
      let text = String(cString: value)
      return text.isEmpty ? nil : text
    #else
      return nil
    #endif
  }
}
