/// The words and numbers of a date, one after another.
struct DateTokens {
  /// A word, a number, or a sign that means something in dates.
  enum Token: Equatable {
    case word(Range<Int>)
    case number(value: Int, digits: Int)
    case sign(UInt8)
  }

  /// Where the next token is looked for.
  private(set) var place: Int
  /// Whether white space or a comment stood before the last token.
  private(set) var hadSpace = false
  private let end: Int
  private var comments: CommentSkipper

  init(_ bytes: Span<UInt8>, in range: Range<Int>) {
    place = range.lowerBound
    end = range.upperBound
    comments = CommentSkipper(bytes, in: range)
  }

  /// The next token, or nil at the end.
  mutating func next(_ bytes: Span<UInt8>) -> Token? {
    hadSpace = false
    while place < end {
      let start = place
      let byte = bytes[start]
      if let behind = comments.end(bytes, at: start) {
        place = behind
        hadSpace = true
        continue
      }
      place += 1
      if byte.isASCIIDigit {
        return number(bytes, from: start)
      }
      if byte.isASCIILetter || byte >= 0x80 {
        while place < end, bytes[place].isASCIILetter || bytes[place] >= 0x80 { place += 1 }
        return .word(start..<place)
      }
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: ","), UInt8(ascii: "/"):
        return .sign(byte)
      default: hadSpace = true
      }
    }
    return nil
  }

  /// The number behind a sign that stands right here, or nil; then nothing is stepped over.
  mutating func number(behind sign: UInt8, _ bytes: Span<UInt8>) -> (value: Int, digits: Int)? {
    var ahead = self
    guard ahead.next(bytes) == .sign(sign), case .number(let value, let digits) = ahead.next(bytes)
    else { return nil }
    self = ahead
    return (value, digits)
  }

  /// The number behind an `h` that stands right here (`10h11`), or nil; then nothing is stepped over.
  mutating func numberBehindHour(_ bytes: Span<UInt8>) -> (value: Int, digits: Int)? {
    var ahead = self
    guard case .word(let word) = ahead.next(bytes), bytes.equals("h", in: word), !ahead.hadSpace,
      case .number(let value, let digits) = ahead.next(bytes)
    else { return nil }
    self = ahead
    return (value, digits)
  }

  /// Reads digits; a number of more than nine is as good as any other that is too large.
  private mutating func number(_ bytes: Span<UInt8>, from start: Int) -> Token {
    while place < end, bytes[place].isASCIIDigit { place += 1 }
    var value = 0
    for index in start..<min(place, start + 9) { value = value * 10 + Int(bytes[index] & 15) }
    return .number(value: value, digits: place - start)
  }
}
