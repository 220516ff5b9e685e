/// Tells the language of a text: by script, then by its letters (`symptoms.md`, section 5).
struct LanguageIdentifier: ~Copyable {
  /// Letters that are looked at.
  private static let letterLimit = 600
  /// Letters of alphabets that many languages share; more don't change the answer.
  private static let alphabetLimit = 120
  private static let wordLimit = 16
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
  private var latinScores: [Int32]
  private var cyrillicScores: [Int32]
  private var letters: [Int]
  private var word: [UInt32] = []
  private var isCyrillicWord = false
  private var buckets: [Int] = []

  init(profile: LanguageProfile = .embedded) {
    self.profile = profile
    latinScores = profile.head
    cyrillicScores = profile.head
    letters = Array(repeating: 0, count: Script.allCases.count)
    word.reserveCapacity(Self.wordLimit)
    let inCyrillic = ["be", "bg", "mk", "ru", "sr", "uk"]
    let columns = profile.languages.indices
    cyrillic = columns.filter { inCyrillic.contains(profile.languages[$0]) }
    latin = columns.filter { !inCyrillic.contains(profile.languages[$0]) }
  }

  /// The BCP 47 code, or nil when it can't be told.
  mutating func language(of text: Span<UInt8>, locale: String?) -> String? {
    for index in letters.indices { letters[index] = 0 }
    for index in latinScores.indices {
      latinScores[index] = profile.head[index]
      cyrillicScores[index] = profile.head[index]
    }
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
    var reader = ScalarReader(text.extracting(first: TextScanner.limit))
    var total = 0
    var isAddress = false
    while total < Self.letterLimit, let scalar = reader.next() {
      if scalar <= 0x20 { isAddress = false }
      // What follows @ and / is an address or a path, and no text in any language.
      if scalar == 0x40 || scalar == 0x2F { isAddress = true }
      guard let script = Script(scalar) else {
        if !LetterFolding.isCombining(scalar) { closeWord() }
        continue
      }
      if isAddress { continue }
      letters[script] += 1
      total += 1
      switch script {
      case .latin, .cyrillic:
        if !word.isEmpty, isCyrillicWord != (script == .cyrillic) { closeWord() }
        isCyrillicWord = script == .cyrillic
        if word.count < Self.wordLimit { word.append(LetterCase.lowered(scalar)) }
      case .han: han.see(scalar)
      case .arabic: arabic.see(scalar)
      default: break
      }
      if letters[.latin] + letters[.cyrillic] >= Self.alphabetLimit { break }
    }
    closeWord()
  }

  /// Adds what the word says for each language of its alphabet: the whole of it twice, its groups of
  /// two to four letters, its letters with marks.
  private mutating func closeWord() {
    guard !word.isEmpty else { return }
    buckets.removeAll(keepingCapacity: true)
    var whole = LetterHash()
    whole.add(1)
    for letter in word { whole.add(letter) }
    buckets.append(whole.bucket)
    buckets.append(whole.bucket)
    let framed = word.count + 2
    for start in 0..<framed - 1 {
      var hash = LetterHash()
      for place in start..<min(start + 4, framed) {
        hash.add(place == 0 || place == framed - 1 ? 0x20 : word[place - 1])
        if place > start { buckets.append(hash.bucket) }
      }
    }
    for letter in word where letter >= 0x80 {
      var hash = LetterHash()
      hash.add(letter)
      buckets.append(hash.bucket)
    }
    if isCyrillicWord {
      profile.add(buckets, to: &cyrillicScores)
    } else {
      profile.add(buckets, to: &latinScores)
    }
    word.removeAll(keepingCapacity: true)
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
    of columns: [Int], by scores: [Int32], letters: Int, locale: String?
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
