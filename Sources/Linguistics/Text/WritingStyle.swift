/// What differs between languages when a text is normalised.
struct WritingStyle: Hashable, Sendable {
  /// Words aren't divided by blanks in a way to rely on: blanks between ideographs go, each
  /// ideograph counts as a word, patterns have no word bounds.
  var joinsWords = false
  /// An apostrophe divides words (`l'application`, `iPhone'da`); elsewhere it goes (`doesn't`).
  var apostropheDivides = false
  /// `ae`, `oe`, `ue` are other spellings of `ä`, `ö`, `ü`.
  var hasUmlautPairs = false

  init() {}

  /// The style of a language given by its BCP 47 code.
  init(language: String) {
    switch language {
    case "ja", "ko", "zh-Hans", "zh-Hant", "th": joinsWords = true
    case "fr", "it", "tr", "ca": apostropheDivides = true
    case "de": hasUmlautPairs = true
    default: break
    }
  }
}
