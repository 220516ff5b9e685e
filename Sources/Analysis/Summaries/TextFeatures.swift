/// What is counted of a text to find the words that set it apart (`symptoms.md`, section 6).
///
/// Words of three letters and more and pairs of neighbouring words; in Han and kana runs of two to
/// six signs; in Hangul the first two syllables of a word. Words with digits, addresses and links
/// are left out.
struct TextFeatures {
  private(set) var features: Set<String> = []
  private var previous: String?
  private let hidden: Set<String>

  /// - Parameter hidden: words in lower case that are not counted, such as names.
  init(_ text: String, hidden: Set<String>) {
    self.hidden = hidden
    var word = String.UnicodeScalarView()
    var run: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if Self.isWithoutBlanks(scalar) {
        take(&word, endsClause: false)
        run.append(scalar)
        continue
      }
      take(&run)
      if Self.isInWord(scalar) {
        word.append(scalar)
      } else {
        take(&word, endsClause: !scalar.properties.isWhitespace)
      }
    }
    take(&run)
    take(&word, endsClause: true)
  }

  private mutating func take(_ scalars: inout String.UnicodeScalarView, endsClause: Bool) {
    defer { if endsClause { previous = nil } }
    guard !scalars.isEmpty else { return }
    var word = String(scalars).lowercased()
    scalars.removeAll(keepingCapacity: true)
    while let last = word.unicodeScalars.last, !last.properties.isAlphabetic {
      word.unicodeScalars.removeLast()
    }
    guard word.utf8.count <= 60, Self.isWord(word), !hidden.contains(word) else {
      previous = nil
      return
    }
    if let first = word.unicodeScalars.first, (0xAC00...0xD7A3).contains(first.value) {
      word = String(String.UnicodeScalarView(word.unicodeScalars.prefix(2)))
    }
    if word.unicodeScalars.count >= Self.leastLength(of: word) { features.insert(word) }
    if let previous { features.insert("\(previous) \(word)") }
    previous = word
  }

  private mutating func take(_ run: inout [Unicode.Scalar]) {
    for start in run.indices {
      for length in 2...6 where start + length <= run.count {
        features.insert(String(String.UnicodeScalarView(run[start..<start + length])))
      }
    }
    if !run.isEmpty { previous = nil }
    run.removeAll(keepingCapacity: true)
  }

  private static func leastLength(of word: String) -> Int {
    word.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } == true ? 2 : 3
  }

  private static func isWord(_ word: String) -> Bool {
    !word.isEmpty
      && word.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0 == "'" || $0 == "’" || $0 == "-"
      }
  }

  /// Signs that hold a word together, also those of addresses and links, which then are no words.
  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "’", "-", "@", "_", "/", "\\", "+", "=", "&", "%", "#": true
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  /// Han, Hiragana, Katakana.
  private static func isWithoutBlanks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF:
      true
    default: false
    }
  }
}
