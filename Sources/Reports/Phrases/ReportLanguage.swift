import Bytes

/// A language in which reports speak to people; data formats speak none (`report.md`, section 9).
package enum ReportLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"
  case german = "de"

  /// The language of a tag such as `de-AT` or `zh_TW.UTF-8`, or nil when reports don't speak it.
  ///
  /// Chinese without a script is traditional in Taiwan, Hong Kong and Macao, else simplified.
  package init?(tag: String) {
    let parts = tag.lowercased().prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "en": self = .english
    case "de": self = .german
    case "zh":
      let isSimplified = parts.contains("hans")
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      self = isTraditional && !isSimplified ? .traditionalChinese : .simplifiedChinese
    default: return nil
    }
  }

  /// The language that the locale asks for (POSIX: `LC_ALL`, else `LC_MESSAGES`, else `LANG`), or
  /// English.
  package init(variables: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variables[$0] }.first {
      !$0.isEmpty
    }
    self = locale.flatMap(ReportLanguage.init(tag:)) ?? .english
  }

  /// The sentences for a report that is made at that time.
  func phrases(generated: Timestamp) -> any Phrases {
    let year = CivilDate(daysSinceEpoch: generated.day).year
    return switch self {
    case .english: EnglishPhrases(year: year)
    case .german: GermanPhrases(year: year)
    case .simplifiedChinese: ChinesePhrases(script: .simplified, year: year)
    case .traditionalChinese: ChinesePhrases(script: .traditional, year: year)
    }
  }
}
