/// A text as the matcher sees it, with the way back to the bytes of the mail.
///
/// Words stand in folded letters, each behind one blank. A comma stays in the bytes and is
/// passed over by the matcher; a clause ends with a line feed, a question mark before it when the
/// person asked. The text begins with a line feed, so that each clause has one before it:
/// `It's slow, isn't it? Help` becomes `LF its slow, isnt it ? LF help LF` without these blanks
/// before the signs. What can't be a word (an address, a path, a hash) is one word `\u{1}`.
@safe struct NormalizedText: ~Copyable {
  static let blank = UInt8(ascii: " ")
  static let comma = UInt8(ascii: ",")
  static let question = UInt8(ascii: "?")
  static let clauseEnd = UInt8(ascii: "\n")
  // A place in the source, and above it the diacritics up to there, modulo their limit.
  private static let placeBits: UInt32 = 17
  private static let placeMask: UInt32 = 1 &<< placeBits - 1
  private static let marksMask: UInt32 = 1 &<< (32 - placeBits) - 1
  /// The word that stands for something unreadable.
  static let placeholder: UInt8 = 1

  /// Whether a word that stands before `byte` has ended.
  @inline(__always)
  static func isBound(_ byte: UInt8) -> Bool {
    byte == blank || byte == clauseEnd || byte == comma || byte == question
  }

  /// Whether the clause, or a part of it before a comma, ends before `byte`.
  @inline(__always)
  static func isPause(_ byte: UInt8) -> Bool {
    byte == clauseEnd || byte == comma || byte == question
  }

  /// Normalised bytes.
  private(set) var count = 0
  private var marks: UInt32 = 0
  private var capacity = 0
  private var base: UnsafeMutablePointer<UInt8>
  private var places: UnsafeMutablePointer<UInt32>

  // What was written last, for the rules that look back.
  private var last: UInt32 = 0
  private var beforeLast: UInt32 = 0
  private var lastLength = 0
  private var lastWasIdeograph = false
  private var isInsideWord = false

  init() {
    unsafe base = UnsafeMutablePointer<UInt8>.allocate(capacity: 0)
    unsafe places = UnsafeMutablePointer<UInt32>.allocate(capacity: 0)
  }

  deinit {
    unsafe base.deallocate()
    unsafe places.deallocate()
  }

  /// The normalised bytes.
  var span: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get {
      let bytes = unsafe UnsafeBufferPointer(start: UnsafePointer(base), count: count)
      return unsafe _overrideLifetime(bytes.span, borrowing: self)
    }
  }

  /// Where the byte at `index` came from: bytes from the start of the source.
  func place(_ index: Int) -> Int {
    precondition(index >= 0 && index < count, "the index lies inside the text")
    return unsafe Int(places[index] & Self.placeMask)
  }

  /// How many letters of `range`, which doesn't begin at 0, stood in the source with a diacritic
  /// that folding took away.
  func marks(in range: Range<Int>) -> Int {
    precondition(range.lowerBound > 0 && range.upperBound <= count, "inside the text")
    let before = unsafe places[range.lowerBound - 1] >> Self.placeBits
    let behind = unsafe places[range.upperBound - 1] >> Self.placeBits
    return Int((behind &- before) & Self.marksMask)
  }

  /// Empties the text but for the line feed that it begins with, and makes room for a source of
  /// `bytes` bytes.
  mutating func begin(room bytes: Int) {
    count = 0
    marks = 0
    let wanted = 3 * bytes + 16
    if capacity < wanted {
      unsafe base.deallocate()
      unsafe places.deallocate()
      unsafe base = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
      unsafe places = UnsafeMutablePointer<UInt32>.allocate(capacity: wanted)
      capacity = wanted
    }
    put(Self.clauseEnd, at: 0)
    forgetWord()
  }

  /// Whether the last clause is closed and nothing followed.
  var isAtClauseStart: Bool { unsafe base[count - 1] == Self.clauseEnd }

  private mutating func put(_ byte: UInt8, at place: Int) {
    precondition(count < capacity, "a normalised text is at most three times its source")
    unsafe base[count] = byte
    unsafe places[count] = UInt32(truncatingIfNeeded: place) | marks &<< Self.placeBits
    count &+= 1
  }

  private mutating func forgetWord() {
    isInsideWord = false
    lastWasIdeograph = false
    last = 0
    beforeLast = 0
  }

  // MARK: What the scanner writes

  /// Ends the word.
  mutating func closeWord() { isInsideWord = false }

  /// Ends a word of letters, not a run of ideographs.
  mutating func pause() {
    if !lastWasIdeograph { isInsideWord = false }
  }

  /// Ends the word and marks a pause.
  mutating func comma(at place: Int) {
    forgetWord()
    if unsafe !isAtClauseStart && base[count - 1] != Self.comma { put(Self.comma, at: place) }
  }

  /// Ends the clause.
  mutating func closeClause(isQuestion: Bool, at place: Int) {
    if !isAtClauseStart {
      if isQuestion { put(Self.question, at: place) }
      put(Self.clauseEnd, at: place)
    }
    forgetWord()
  }

  /// Writes one word that stands for something unreadable.
  mutating func placeholder(at place: Int) {
    put(Self.blank, at: place)
    put(Self.placeholder, at: place)
    forgetWord()
  }

  /// Writes one folded ASCII letter or digit.
  @inline(__always)
  mutating func asciiLetter(_ byte: UInt8, at place: Int, style: WritingStyle) {
    let letter = UInt32(byte)
    if isInsideWord {
      // `crashhhhh` keeps two; `ae` of a German text is `ä` without its dots.
      if letter == last && letter == beforeLast && byte > 0x39 { return }
      if style.hasUmlautPairs, letter == 0x65, last == 0x61 || last == 0x6F || last == 0x75 {
        return
      }
    } else {
      put(Self.blank, at: place)
      isInsideWord = true
      lastWasIdeograph = false
      last = 0
    }
    put(byte, at: place)
    beforeLast = last
    last = letter
    lastLength = 1
  }

  /// Writes the ASCII letters and digits from `start` on, folded, and gives where they end.
  mutating func asciiRun(_ source: Span<UInt8>, from start: Int, style: WritingStyle) -> Int {
    var place = start
    while place < source.count {
      let byte = source[place]
      let folded = byte &- 0x41 < 26 ? byte | 0x20 : byte
      guard folded &- 0x61 < 26 || folded &- 0x30 < 10 else { break }
      asciiLetter(folded, at: place, style: style)
      place &+= 1
    }
    return place
  }

  /// Writes one folded letter of any script.
  mutating func letter(_ scalar: UInt32, at place: Int, style: WritingStyle) {
    if scalar < 0x80 {
      asciiLetter(UInt8(truncatingIfNeeded: scalar), at: place, style: style)
      return
    }
    if isInsideWord && scalar == last && scalar == beforeLast { return }
    if !isInsideWord || lastWasIdeograph && style.joinsWords {
      put(Self.blank, at: place)
      last = 0
    }
    isInsideWord = true
    lastWasIdeograph = false
    encode(scalar, at: place)
  }

  /// The next letter loses its diacritic.
  mutating func mark() { marks &+= 1 }

  /// Writes one ideograph.
  mutating func ideograph(_ scalar: UInt32, at place: Int, style: WritingStyle) {
    guard style.joinsWords else { return letter(scalar, at: place, style: style) }
    if lastWasIdeograph {
      if scalar == last && scalar == beforeLast { return }
    } else {
      // Behind a word of another script a blank closes that word.
      if unsafe !isAtClauseStart && base[count - 1] != Self.comma { put(Self.blank, at: place) }
      last = 0
    }
    isInsideWord = false
    lastWasIdeograph = true
    encode(scalar, at: place)
  }

  /// Writes a sign that is a word by itself.
  mutating func symbol(_ scalar: UInt32, at place: Int) {
    put(Self.blank, at: place)
    encode(scalar, at: place)
    forgetWord()
  }

  /// Joins a combining mark to the letter before it where that makes another letter.
  mutating func combine(_ mark: UInt32) {
    guard let composed = LetterFolding.compose(last, mark), count > lastLength else {
      // The mark goes to the letter that is already written.
      if isInsideWord && last < 0x80 {
        marks &+= 1
        unsafe places[count - 1] &+= 1 &<< Self.placeBits
      }
      return
    }
    let place = unsafe Int(places[count - lastLength])
    count -= lastLength
    let previous = beforeLast
    encode(composed, at: place)
    beforeLast = previous
  }

  private mutating func encode(_ scalar: UInt32, at place: Int) {
    let start = count
    switch scalar {
    case 0..<0x80: put(UInt8(truncatingIfNeeded: scalar), at: place)
    case 0x80..<0x800:
      put(UInt8(truncatingIfNeeded: 0xC0 | scalar &>> 6), at: place)
      put(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F), at: place)
    case 0x800..<0x10000:
      put(UInt8(truncatingIfNeeded: 0xE0 | scalar &>> 12), at: place)
      put(UInt8(truncatingIfNeeded: 0x80 | scalar &>> 6 & 0x3F), at: place)
      put(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F), at: place)
    default:
      put(UInt8(truncatingIfNeeded: 0xF0 | scalar &>> 18), at: place)
      put(UInt8(truncatingIfNeeded: 0x80 | scalar &>> 12 & 0x3F), at: place)
      put(UInt8(truncatingIfNeeded: 0x80 | scalar &>> 6 & 0x3F), at: place)
      put(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F), at: place)
    }
    lastLength = count &- start
    beforeLast = last
    last = scalar
  }
}
