import Bytes

/// What the content of a part shows of its transfer encoding, where the declared one doesn't fit.
///
/// A look at the first lines and the last ones is enough for whole mail.
enum EncodingEvidence {
  /// Bytes at the start that are looked at.
  private static let head = 2_048
  /// Bytes at the end that are looked at.
  private static let tail = 512

  /// The encoding that was used.
  static func encoding(
    of body: Range<Int>, declared: TransferEncoding, isText: Bool, _ bytes: Span<UInt8>
  ) -> TransferEncoding {
    let content = bytes.trimmed(body)
    guard content.count >= 8 else { return declared }
    switch declared {
    case .identity:
      if isBase64(bytes, content, isText: isText) { return .base64 }
      return isText && isQuotedPrintable(bytes, content) ? .quotedPrintable : .identity
    case .quotedPrintable:
      if isText, isBase64(bytes, content, isText: true) { return .base64 }
      return isText && isDamagedQuotedPrintable(bytes, content)
        ? .damagedQuotedPrintable : .quotedPrintable
    case .base64:
      guard hasForeignLines(bytes, content) else { return .base64 }
      guard isText, isPlain(bytes, content) else { return .damagedBase64 }
      return isQuotedPrintable(bytes, content) ? .quotedPrintable : .identity
    case .uuencode, .damagedBase64, .damagedQuotedPrintable: return declared
    }
  }

  // MARK: - base64

  /// Whether all lines are base64 though nobody said so; those of a text must give one.
  private static func isBase64(
    _ bytes: Span<UInt8>, _ content: Range<Int>, isText: Bool
  ) -> Bool {
    var line = content.lowerBound
    var digits = 0
    var isFirst = true
    while line < content.upperBound {
      let next = bytes.offset(behind: .lineFeed, in: line..<content.upperBound)
      let text = bytes.withoutLineEnd(line..<next)
      for index in text where !isDigitOrPad(bytes[index]) { return false }
      if isFirst, text.count < 40 { return false }
      digits += text.count
      isFirst = false
      line = next
    }
    guard digits % 4 == 0, hasAllKinds(bytes, content) else { return false }
    guard isText else { return true }
    var start = ByteBuffer()
    Base64.decode(bytes.extracting(content), into: &start, limit: 256)
    return start.bytes.allSatisfy {
      $0 >= 32 || $0 == .lineFeed || $0 == .carriageReturn || $0 == .tab
    }
  }

  /// Whether large and small letters and a digit stand in the first bytes: it is no single word.
  private static func hasAllKinds(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Bool {
    var (large, small, digit) = (false, false, false)
    for index in content.prefix(512) {
      switch bytes[index] {
      case 65...90: large = true
      case 97...122: small = true
      case 48...57: digit = true
      default: continue
      }
    }
    return large && small && digit
  }

  static func isDigitOrPad(_ byte: UInt8) -> Bool {
    Base64.digitValue(byte) < 64 || byte == UInt8(ascii: "=")
  }

  /// Whether something else than base64 stands in the first or the last lines.
  private static func hasForeignLines(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Bool {
    let head = content.prefix(head)
    for index in head where !isDigitOrPad(bytes[index]) && !bytes[index].isWhiteSpace {
      return true
    }
    if hasInnerBlank(bytes, head) { return true }
    let tail = content.suffix(tail)
    for index in tail where !isDigitOrPad(bytes[index]) && !bytes[index].isWhiteSpace {
      return true
    }
    // Padding that was encoded once more.
    return bytes.begins(with: "=3d", at: content.upperBound - 3)
  }

  private static func hasInnerBlank(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range.dropLast()
    where bytes[index] == .blank && isDigitOrPad(bytes[index + 1]) && index > range.lowerBound
      && isDigitOrPad(bytes[index - 1])
    {
      return true
    }
    return false
  }

  /// Whether a content that was declared as base64 is words with blanks between them.
  private static func isPlain(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Bool {
    var run = 0
    var longest = 0
    var runs = 0
    for index in content.prefix(head) {
      if isDigitOrPad(bytes[index]) {
        run += 1
        if run == 1 { runs += 1 }
        longest = max(longest, run)
      } else {
        run = 0
      }
    }
    return runs >= 5 && longest < 24
  }

  // MARK: - quoted-printable

  /// Whether a text is quoted-printable though nobody said so: each `=` is an escape or a soft break,
  /// and there are escapes beyond ASCII.
  static func isQuotedPrintable(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Bool {
    var place = content.lowerBound
    var high = 0
    var breaks = 0
    let end = content.prefix(64 << 10).upperBound
    while let sign = bytes.offset(of: UInt8(ascii: "="), in: place..<end) {
      place = sign + 1
      guard place < end else { break }
      if bytes[place] == .lineFeed || bytes[place] == .carriageReturn {
        breaks += 1
      } else if place + 1 < end, let first = bytes[place].hexadecimalValue,
        bytes[place + 1].hexadecimalValue != nil
      {
        if first >= 8 { high += 1 }
      } else {
        return false
      }
    }
    guard high >= 2, breaks >= 1 || high >= 4 else { return false }
    return bytes.extracting(content).isASCII
  }

  /// Whether quoted-printable went through a second encoder, a quoting program or one that doubles
  /// line ends.
  private static func isDamagedQuotedPrintable(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Bool
  {
    var place = content.lowerBound
    let end = content.prefix(head).upperBound
    while let sign = bytes.offset(of: UInt8(ascii: "="), in: place..<end) {
      place = sign + 1
      guard place + 2 < end else { return false }
      if bytes.begins(with: "3d", at: place) {
        let next = place + 2
        guard next + 1 < end else { return false }
        if let first = bytes[next].hexadecimalValue, first >= 8,
          bytes[next + 1].hexadecimalValue != nil
        {
          return true
        }
        if bytes[next] == .lineFeed || bytes[next] == .carriageReturn { return true }
      }
      if bytes[place] == .carriageReturn { place += 1 }
      guard place + 1 < end, bytes[place] == .lineFeed else { continue }
      if bytes.begins(with: "> ", at: place + 1) || bytes[place + 1] == .lineFeed
        || bytes[place + 1] == .carriageReturn
      {
        return true
      }
    }
    return false
  }
}
