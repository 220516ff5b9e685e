/// A language in which the library can write subject, heading and labels.
public struct SupportLanguage: Hashable, Sendable {
  /// English.
  public static let english = SupportLanguage(Wording.all[0])

  /// All languages, English first.
  public static let all = Wording.all.map { SupportLanguage($0) }

  let wording: Wording

  private init(_ wording: Wording) { self.wording = wording }

  /// The language of a locale: of `de-AT` and `de_AT` German, of `zh-TW` traditional Chinese.
  ///
  /// - Parameter locale: An identifier of BCP 47 or of ICU.
  /// - Returns: nil when the library has no words in that language.
  public init?(locale: String) {
    let parts = locale.split { $0 == "-" || $0 == "_" || $0 == "@" || $0 == "." }
      .map { $0.lowercased() }
    guard let language = parts.first else { return nil }
    let code =
      switch language {
      case "zh":
        parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } && !parts.contains("hans")
          ? "zh-Hant" : "zh-Hans"
      case "iw": "he"
      default: language
      }
    guard let wording = Wording.all.first(where: { $0.code == code }) else { return nil }
    self.init(wording)
  }

  /// The code of BCP 47, such as `de` or `zh-Hant`.
  public var code: String { wording.code }
}
