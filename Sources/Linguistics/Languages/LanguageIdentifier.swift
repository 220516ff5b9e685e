/// Tells the language of a text: by script, then by its letters (`symptoms.md`, section 5).
struct LanguageIdentifier: ~Copyable {
  /// Letters that are looked at.
  private static let letterLimit = 600
  /// Letters of alphabets that many languages share; more don't change the answer.
  private static let alphabetLimit = 120
  private static let fewestLetters = 3
  /// With fewer letters the best must be clearly ahead.
  private static let shortText = 12
  private static let clearLead: Int32 = 40
  /// A lead that the locale of the trailer may turn.
  private static let tie: Int32 = 14

  private let profile: LanguageProfile
  private let cyrillic: [Int]
  private let latin: [Int]
  // Each alphabet is scored apart: a brand name in Latin letters says nothing of a Cyrillic text.
  private var latinScores: LanguageScores
  private var cyrillicScores: LanguageScores
  private var letters: [Int]
  private var word = FramedWord()
  private var isCyrillicWord = false

  init(profile: LanguageProfile = .embedded) {
    self.profile = profile
    latinScores = LanguageScores(profile)
    cyrillicScores = LanguageScores(profile)
    letters = Array(repeating: 0, count: Script.allCases.count)
    let inCyrillic = ["be", "bg", "mk", "ru", "sr", "uk"]
    let columns = profile.languages.indices
    cyrillic = columns.filter { inCyrillic.contains(profile.languages[$0]) }
    latin = columns.filter { !inCyrillic.contains(profile.languages[$0]) }
  }

  /// The BCP 47 code, or nil when it can't be told.
  mutating func language(of text: Span<UInt8>, locale: String?) -> String? {
    for index in letters.indices { letters[index] = 0 }
    latinScores.reset()
    cyrillicScores.reset()
    var han = HanForms()
    var arabic = ArabicLetters()
    count(text, &han, &arabic)

    let ideographs = letters[.kana] + letters[.hangul] + letters[.han]
    // Brand names stand in Latin letters everywhere.
    let latinWeight = ideographs > 0 ? letters[.latin] / 4 : letters[.latin]
    var leader = Script.other
    for script in Script.allCases where script != .latin {
      switch script {
      case .kana, .hangul, .han: continue
      default: if letters[script] > letters[leader] { leader = script }
      }
    }
    if ideographs > 0, ideographs >= latinWeight, ideographs >= letters[leader] {
      return ideographic(han: han, locale: locale)
    }
    if letters[leader] > 0, 2 * letters[leader] >= letters[.latin] {
      return alphabetic(leader, arabic: arabic, locale: locale)
    }
    guard letters[.latin] >= Self.fewestLetters else { return nil }
    return best(of: latin, by: latinScores, letters: letters[.latin], locale: locale)
  }

  private mutating func count(
    _ text: Span<UInt8>, _ han: inout HanForms, _ arabic: inout ArabicLetters
  ) {
    let rows = profile.rows
    var reader = ScalarReader(text.extracting(first: TextScanner.limit))
    var total = 0
    var isAddress = false
    while total < Self.letterLimit, let scalar = reader.next() {
      // Most letters are of this kind.
      if scalar < 0x80, (scalar | 0x20) &- 0x61 < 26 {
        if isAddress { continue }
        if isCyrillicWord {
          closeWord(rows)
          isCyrillicWord = false
        }
        letters[.latin] &+= 1
        total &+= 1
        word.append(scalar | 0x20)
        if letters[.latin] &+ letters[.cyrillic] >= Self.alphabetLimit { break }
        continue
      }
      if scalar <= 0x20 { isAddress = false }
      // What follows @ and / is an address or a path, and no text in any language.
      if scalar == 0x40 || scalar == 0x2F { isAddress = true }
      guard let script = Script(scalar) else {
        if !LetterFolding.isCombining(scalar) { closeWord(rows) }
        continue
      }
      if isAddress { continue }
      letters[script] += 1
      total += 1
      switch script {
      case .latin, .cyrillic:
        if word.count > 0, isCyrillicWord != (script == .cyrillic) { closeWord(rows) }
        isCyrillicWord = script == .cyrillic
        word.append(LetterCase.lowered(scalar))
      case .han: han.see(scalar)
      case .arabic: arabic.see(scalar)
      default: break
      }
      if letters[.latin] + letters[.cyrillic] >= Self.alphabetLimit { break }
    }
    closeWord(rows)
    latinScores.settle()
    cyrillicScores.settle()
  }

  /// Adds what the word says for each language of its alphabet.
  private mutating func closeWord(_ rows: Span<UInt8>) {
    guard word.count > 0 else { return }
    if isCyrillicWord {
      cyrillicScores.add(word, from: rows)
    } else {
      latinScores.add(word, from: rows)
    }
    word.removeAll()
  }

  private func ideographic(han: HanForms, locale: String?) -> String? {
    if letters[.kana] > 0, letters[.kana] * 10 >= letters[.han] { return "ja" }
    if letters[.hangul] > 0, letters[.hangul] >= letters[.han] { return "ko" }
    if han.traditional != han.simplified {
      return han.traditional > han.simplified ? "zh-Hant" : "zh-Hans"
    }
    guard let locale, locale.hasPrefix("zh") else { return "zh-Hans" }
    let isTraditional = ["Hant", "TW", "HK", "MO"].contains { locale.contains($0) }
    return isTraditional ? "zh-Hant" : "zh-Hans"
  }

  private func alphabetic(_ script: Script, arabic: ArabicLetters, locale: String?) -> String? {
    guard letters[script] >= Self.fewestLetters else { return nil }
    switch script {
    case .cyrillic:
      return best(of: cyrillic, by: cyrillicScores, letters: letters[.cyrillic], locale: locale)
    case .greek: return "el"
    case .hebrew: return "he"
    case .arabic: return arabic.language
    case .thai: return "th"
    case .devanagari: return "hi"
    case .armenian: return "hy"
    case .georgian: return "ka"
    case .latin, .kana, .hangul, .han, .other: return nil
    }
  }

  private func best(
    of columns: [Int], by scores: LanguageScores, letters: Int, locale: String?
  ) -> String? {
    var first = columns[0]
    for column in columns where scores[column] > scores[first] { first = column }
    var second = columns[first == columns[0] ? 1 : 0]
    for column in columns where column != first && scores[column] > scores[second] {
      second = column
    }
    if let locale,
      let local = columns.first(where: { locale.hasPrefix(profile.languages[$0]) }),
      scores[first] - scores[local] <= Self.tie
    {
      return profile.languages[local]
    }
    if letters < Self.shortText && scores[first] - scores[second] < Self.clearLead { return nil }
    return profile.languages[first]
  }
}

extension [Int] {
  fileprivate subscript(_ script: Script) -> Int {
    get { self[script.rawValue] }
    set { self[script.rawValue] = newValue }
  }
}
