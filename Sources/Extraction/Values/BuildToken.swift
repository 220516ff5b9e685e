import Assets

/// A build in brackets: `456`, `Build 456`, `Build: 44 - App Store`.
struct BuildToken: Hashable, Sendable {
  var range: Range<Int>

  /// Reads the inside of a bracket; nil when it is none.
  init?(_ bytes: Span<UInt8>, in inner: Range<Int>, tables: ReferenceTables) {
    let inner = bytes.trimmed(inner)
    var start = inner.lowerBound
    var hasWord = false
    var end = start
    while end < inner.upperBound, !bytes[end].isDigit, !bytes[end].isBlank,
      bytes[end] != UInt8(ascii: ":"), bytes[end] != UInt8(ascii: "#"),
      bytes[end] != UInt8(ascii: ".")
    { end += 1 }
    if end > start {
      hasWord = tables.kinds(bytes, start..<end).contains(.build)
      let isHash = !hasWord && end < inner.upperBound && bytes[end].isDigit
      guard hasWord || isHash else { return nil }
      if hasWord { start = end }
    }
    while start < inner.upperBound,
      bytes[start].isBlank || bytes[start] == UInt8(ascii: ":")
        || bytes[start] == UInt8(ascii: "#") || bytes[start] == UInt8(ascii: ".")
    { start += 1 }
    end = start
    while end < inner.upperBound,
      bytes[end].isWord || bytes[end] == UInt8(ascii: ".")
        || bytes[end] == UInt8(ascii: "_")
        || bytes[end] == UInt8(ascii: "-") && end + 1 < inner.upperBound && bytes[end + 1].isWord
    { end += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    let token = start..<end
    guard Self.isToken(bytes, token) else { return nil }
    guard Self.isTail(bytes, end..<inner.upperBound) else { return nil }
    // Without the word a build is a number or the hash of a commit.
    if !hasWord, token.contains(where: { !bytes[$0].isDigit }) {
      guard token.count > 4, !token.contains(where: { bytes[$0] == UInt8(ascii: ".") }) else {
        return nil
      }
    }
    range = token
  }

  /// Whether what follows is nothing or a channel behind a sign (` - App Store`).
  private static func isTail(_ bytes: Span<UInt8>, _ rest: Range<Int>) -> Bool {
    let tail = bytes.trimmed(rest) { $0.isBlank || AppValue.isJoiner($0) }
    if tail.isEmpty { return true }
    return (rest.lowerBound..<tail.lowerBound).contains { AppValue.isJoiner(bytes[$0]) }
      && !tail.contains { bytes[$0].isDigit } && bytes.wordCount(in: tail) <= 2
  }

  /// Whether the word can be a build: letters and digits, at least one digit, no name.
  static func isToken(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard !word.isEmpty, word.count <= 40, word.contains(where: { bytes[$0].isDigit }) else {
      return false
    }
    return word.allSatisfy {
      bytes[$0].isWord || bytes[$0] == UInt8(ascii: ".") || bytes[$0] == UInt8(ascii: "-")
        || bytes[$0] == UInt8(ascii: "_")
    }
  }
}
