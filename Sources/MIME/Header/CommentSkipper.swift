/// Steps over the comments of a structured field (RFC 5322, section 3.2.2).
///
/// Comments that nothing closes, and those in a field that nests them too deeply, are text.
struct CommentSkipper {
  private let end: Int
  private var areText = false

  init(_ bytes: Span<UInt8>, in range: Range<Int>) {
    end = range.upperBound
    var depth = 0
    for place in range {
      switch bytes[place] {
      case UInt8(ascii: "("):
        depth += 1
        if depth > MessageLimits.commentDepth {
          areText = true
          return
        }
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      default: break
      }
    }
  }

  /// The place behind the comment that begins here, or nil.
  mutating func end(
    _ bytes: Span<UInt8>, at start: Int, escapes: (Int) -> Bool = { _ in true }
  ) -> Int? {
    guard bytes[start] == UInt8(ascii: "("), !areText else { return nil }
    var depth = 0
    var place = start
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\\") where escapes(place): place += 1
      default: break
      }
      place += 1
      if depth == 0 { return min(place, end) }
    }
    areText = true
    return nil
  }
}
