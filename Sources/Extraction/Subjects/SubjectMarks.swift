import Assets
import Bytes

/// The reply and forward marks that lead a subject (`formats.md`, section 2).
struct SubjectMarks: Hashable, Sendable {
  var isReply = false
  var isForward = false
  /// Where the subject proper begins.
  var end: Int

  private static let tags: [StaticString] = [
    "ext]", "external]", "extern]", "externe]", "spam]", "spam?]", "external email]", "externo]",
  ]

  /// Takes marks off the start of `range`, repeatedly, with `:`, ` :` or `：` and counters.
  init(_ bytes: Span<UInt8>, in range: Range<Int>, tables: ReferenceTables) {
    end = range.lowerBound
    while let mark = Self.mark(bytes, from: end, before: range.upperBound, tables) {
      if mark.kinds.contains(.reply) { isReply = true }
      if mark.kinds.contains(.forward) { isForward = true }
      end = mark.end
    }
  }

  private static func mark(
    _ bytes: Span<UInt8>, from start: Int, before limit: Int, _ tables: ReferenceTables
  ) -> (kinds: WordTable.Kinds, end: Int)? {
    var begin = start
    while begin < limit, bytes[begin].isBlank { begin += 1 }
    if let tag = tagEnd(bytes, begin, limit) { return ([], tag) }
    var offset = begin
    while offset < limit, bytes[offset].isLetter || bytes[offset] >= 0x80 { offset += 1 }
    guard offset > begin, offset - begin <= 40 else { return nil }
    let word = begin..<offset
    offset = afterCounter(bytes, offset, limit)
    while offset < limit, bytes[offset].isBlank { offset += 1 }
    guard offset < limit, bytes[offset] == UInt8(ascii: ":") else { return nil }
    let kinds = tables.kinds(bytes, word).intersection(.marks)
    return kinds.isEmpty ? nil : (kinds, offset + 1)
  }

  /// The end behind `[2]`, `(3)`, `^2`, `*2`, `2`.
  private static func afterCounter(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
    var offset = start
    while offset < limit, bytes[offset].isBlank { offset += 1 }
    guard offset < limit else { return start }
    let open = bytes[offset]
    if open == UInt8(ascii: "[") || open == UInt8(ascii: "(") || open == UInt8(ascii: "^")
      || open == UInt8(ascii: "*")
    {
      offset += 1
    }
    let number = offset
    while offset < limit, bytes[offset].isDigit, offset - number < 4 { offset += 1 }
    guard offset > number else { return start }
    if open == UInt8(ascii: "[") || open == UInt8(ascii: "(") {
      guard offset < limit, bytes[offset] == UInt8(ascii: "]") || bytes[offset] == UInt8(ascii: ")")
      else { return start }
      offset += 1
    }
    return offset
  }

  /// The end behind the tag of a gateway: `[EXT]`, `[External]`, `[SPAM]`.
  private static func tagEnd(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
    guard start < limit, bytes[start] == UInt8(ascii: "[") else { return nil }
    for tag in Self.tags where bytes.spells(tag, at: start + 1, before: limit) {
      return start + 1 + tag.utf8CodeUnitCount
    }
    return nil
  }
}
