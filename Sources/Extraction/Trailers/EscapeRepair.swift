import Bytes

/// Undoes escapes that an app's template left in a body (`formats.md`, section 4).
enum EscapeRepair {
  /// The text with literal `\n` before labels as line ends and a second layer of percent-encoding
  /// taken off, or nil when there is nothing to mend.
  static func repaired(_ text: Span<UInt8>) -> [UInt8]? {
    let signs = Signs(text)
    guard signs.hasPercent || signs.hasBackslash, !hasPlainMark(text) else { return nil }
    var result: [UInt8]?
    if signs.hasPercent { result = percentDecoded(text) }
    if signs.hasBackslash {
      result = result.map { withLineEnds($0.span) ?? $0 } ?? withLineEnds(text)
    }
    return result
  }

  /// Whether the mark of the library `SupportMail` stands in the text with its blanks as they are:
  /// then nothing was escaped, and what looks like it belongs to a name.
  private static func hasPlainMark(_ text: Span<UInt8>) -> Bool {
    let name: StaticString = "supportmail"
    for place in 1..<max(text.count, 1) where text[place] == UInt8(ascii: "S") {
      let end = place + name.utf8CodeUnitCount
      // A no-break space is C2 A0.
      if end < text.count, text.spells(name, at: place, before: end),
        text[place - 1].isBlank || text[place - 1] == 0xA0, text[end].isBlank || text[end] == 0xC2
      {
        return true
      }
    }
    return false
  }

  /// What a text holds that may be an escape.
  private struct Signs {
    var hasPercent = false
    var hasBackslash = false

    init(_ text: Span<UInt8>) {
      for offset in 0..<text.count {
        switch text[offset] {
        case UInt8(ascii: "%"): hasPercent = true
        case UInt8(ascii: "\\"): hasBackslash = true
        default: break
        }
      }
    }
  }

  /// The text with its percent-codes decoded once more, when a line end or the blank behind a label
  /// was encoded; addresses of links stay.
  private static func percentDecoded(_ text: Span<UInt8>) -> [UInt8]? {
    guard showsEncoding(text) else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var offset = 0
    var isLink = false
    while offset < text.count {
      let byte = text[offset]
      if byte.isBlank || byte == 10 { isLink = false }
      if byte == UInt8(ascii: ":"), offset + 2 < text.count, text[offset + 1] == UInt8(ascii: "/"),
        text[offset + 2] == UInt8(ascii: "/")
      {
        isLink = true
      }
      if byte == UInt8(ascii: "%"), let value = PercentCode.value(text, at: offset) {
        if value == 10 || value == 13 { isLink = false }
        if !isLink {
          if value != 13 { result.append(value) }
          offset += 3
          continue
        }
      }
      result.append(byte)
      offset += 1
    }
    return result
  }

  /// Whether `%0A` stands anywhere, or `%20` behind a colon.
  private static func showsEncoding(_ text: Span<UInt8>) -> Bool {
    var offset = 0
    while offset + 2 < text.count {
      if text[offset] == UInt8(ascii: "%"), let value = PercentCode.value(text, at: offset) {
        if value == 10 { return true }
        if value == 32, offset > 0, text[offset - 1] == UInt8(ascii: ":") { return true }
      }
      offset += 1
    }
    return false
  }

  /// The text with each run of literal `\n` that leads to a label, or ends a line, as line ends.
  private static func withLineEnds(_ text: Span<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var isMended = false
    var offset = 0
    while offset < text.count {
      guard let run = escapes(text, at: offset) else {
        result.append(text[offset])
        offset += 1
        continue
      }
      if leadsToLabel(text, run.end) || isMended && isLineEnd(text, run.end) {
        for _ in 0..<run.count { result.append(10) }
        isMended = true
      } else {
        for place in offset..<run.end { result.append(text[place]) }
      }
      offset = run.end
    }
    return isMended ? result : nil
  }

  /// The run of `\n` and `\r\n` (four characters) that begins at `start`: its line ends and its end.
  private static func escapes(_ text: Span<UInt8>, at start: Int) -> (count: Int, end: Int)? {
    var offset = start
    var count = 0
    while offset + 1 < text.count, text[offset] == UInt8(ascii: "\\") {
      if text[offset + 1] == UInt8(ascii: "n") {
        count += 1
      } else if text[offset + 1] != UInt8(ascii: "r") {
        break
      }
      offset += 2
    }
    return count > 0 ? (count, offset) : nil
  }

  /// Whether a known label stands at `start`, or signs of a template and then one.
  private static func leadsToLabel(_ text: Span<UInt8>, _ start: Int) -> Bool {
    var offset = start
    while offset < text.count,
      text[offset].isBlank || text[offset] == UInt8(ascii: "-") || text[offset] == UInt8(ascii: "*")
    {
      offset += 1
    }
    if offset > start + 2, escapes(text, at: offset) != nil { return true }
    let begin = offset
    let limit = min(text.count, begin + 80)
    while offset < limit, text[offset] != UInt8(ascii: ":"), text[offset] != UInt8(ascii: "\\") {
      offset += 1
    }
    guard offset < limit, text[offset] == UInt8(ascii: ":") else { return false }
    return ReferenceTables.builtIn.label(text, begin..<offset) != nil
  }

  private static func isLineEnd(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    offset >= text.count || text[offset] == 10
  }
}
