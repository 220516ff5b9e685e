/// Where the value of one parameter lies and where the next parameter may begin.
struct ParameterValue: Equatable {
  /// The value without its quotes.
  var range: Range<Int>
  /// Whether `\"` and `\\` in it are quoted pairs.
  var isQuoted: Bool
  /// The place behind it.
  var end: Int

  /// Reads the value whose opening quote stands at `start`.
  ///
  /// The quote that closes is one that `;`, the end or another parameter follows; if none is there
  /// before the next `;`, the first one. Without any, the value runs to the `;`.
  init(quoted bytes: Span<UInt8>, at start: Int) {
    var firstQuote: Int?
    var firstSemicolon: Int?
    var place = start + 1
    var limit = bytes.count
    while place < limit {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: ";"):
        if firstQuote != nil {
          limit = place
        } else if firstSemicolon == nil {
          firstSemicolon = place
        }
      case UInt8(ascii: "\""):
        if Self.endsValue(bytes, place + 1) {
          self.init(range: start + 1..<place, isQuoted: true, end: place + 1)
          return
        }
        if firstQuote == nil {
          firstQuote = place
          // So far and no farther: many such quotes must not each be searched to the end.
          limit = min(limit, place + 1_000)
        }
      default: break
      }
      place += 1
    }
    if let firstQuote {
      self.init(range: start + 1..<firstQuote, isQuoted: true, end: firstQuote + 1)
    } else {
      let end = firstSemicolon ?? bytes.count
      self.init(range: bytes.trimmed(start + 1..<end), isQuoted: true, end: end)
    }
  }

  /// Reads a value without quotes: a file name runs to the `;`, any other to the first blank.
  init(unquoted bytes: Span<UInt8>, at start: Int, isFileName: Bool) {
    var end = bytes.offset(of: UInt8(ascii: ";"), in: start..<bytes.count) ?? bytes.count
    var place = start
    while place < end {
      if bytes[place].isWhiteSpace {
        // A second field that was run into the line.
        if !isFileName || bytes.begins(with: "content-", at: place + 1) { end = place }
      } else if bytes[place] == UInt8(ascii: "("), !isFileName {
        end = place
      }
      place += 1
    }
    var range = bytes.trimmed(start..<end)
    if range.count > 1, bytes[range.lowerBound] == UInt8(ascii: "'"),
      bytes[range.upperBound - 1] == UInt8(ascii: "'")
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    self.init(range: range, isQuoted: false, end: end)
  }

  init(range: Range<Int>, isQuoted: Bool, end: Int) {
    self.range = range
    self.isQuoted = isQuoted
    self.end = end
  }

  /// Whether a value may end before `start`: the end, a semicolon or `name=` follows.
  private static func endsValue(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    var place = start
    while place < bytes.count, bytes[place].isWhiteSpace { place += 1 }
    guard place < bytes.count else { return true }
    if bytes[place] == UInt8(ascii: ";") || bytes[place] == UInt8(ascii: "(") { return true }
    guard place > start else { return false }
    let limit = min(bytes.count, place + 40)
    while place < limit, bytes[place].isASCIILetter || bytes[place] == UInt8(ascii: "-") {
      place += 1
    }
    return place < limit && bytes[place] == UInt8(ascii: "=")
  }
}
