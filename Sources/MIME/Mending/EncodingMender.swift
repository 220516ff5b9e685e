import Bytes

/// Undoes a transfer encoding that something else has been through or that other lines stand in.
enum EncodingMender {
  /// Marks that programs leave at the ends of base64 lines.
  private static let ends: [StaticString] = ["<br>", "<br/>", "\\r\\n", "\\n", "\\r", "=20"]

  /// base64 without the lines that are none: footers, notices, marks of quotes.
  static func base64(_ bytes: Span<UInt8>) -> [UInt8] {
    let content = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
    let lines = content.lines.map(line)
    let hasPure = lines.contains { $0.count >= 20 && $0.allSatisfy(EncodingEvidence.isDigitOrPad) }
    var clean: [UInt8] = []
    clean.reserveCapacity(content.count)
    for line in lines {
      if !hasPure || !isForeign(line) { clean += line }
      clean.append(.lineFeed)
    }
    return clean
  }

  /// A line without marks before and behind it, in the usual alphabet.
  private static func line(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var text = line.withoutBlanks
    while text.first == UInt8(ascii: ">") { text = text.dropFirst().withoutBlanks }
    for end in ends where text.ends(end) { text = text.dropLast(end.utf8CodeUnitCount) }
    var digits = Array(text)
    if text.ends("=3d") { digits = digits.replacing("=3d", with: "=") }
    let hasOther = digits.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    guard hasOther, digits.contains(where: \.isASCIILetter),
      !digits.contains(UInt8(ascii: "+")), !digits.contains(UInt8(ascii: "/"))
    else { return digits }
    // RFC 4648, section 5.
    return digits.map {
      $0 == UInt8(ascii: "-") ? UInt8(ascii: "+") : $0 == UInt8(ascii: "_") ? UInt8(ascii: "/") : $0
    }
  }

  /// Whether a line among base64 is words.
  private static func isForeign(_ line: [UInt8]) -> Bool {
    guard !line.allSatisfy(EncodingEvidence.isDigitOrPad) else { return false }
    let runs = line.split { !EncodingEvidence.isDigitOrPad($0) }
    return runs.count != 1 && runs.count != 2 && runs.allSatisfy { $0.count < 24 }
  }

  /// The text of quoted-printable that was encoded twice, quoted, or whose line ends were doubled.
  static func quotedPrintable(_ bytes: Span<UInt8>, endsLine: Bool) -> [UInt8] {
    var content = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
    let lines = content.lines
    let isDoubled =
      lines.count > 3
      && stride(from: 1, to: lines.count, by: 2).allSatisfy { lines[$0].isEmpty }
    let broken = lines.indices.dropFirst().filter { lines[$0 - 1].ends("=") }
    // A line may go on with such a sign of its own: only marks on all lines are those of a quote.
    let isQuoted =
      !broken.isEmpty && broken.allSatisfy { lines[$0].begins("> ") }
      && lines.dropFirst().allSatisfy { $0.isEmpty || $0.begins(">") }
    if isDoubled || isQuoted {
      var clean: [UInt8] = []
      for place in lines.indices where !isDoubled || place & 1 == 0 {
        let line = lines[place]
        clean.append(line: isQuoted && place > 0 && line.begins("> ") ? line.dropFirst(2) : line)
      }
      content = clean
    }
    var text = ByteBuffer()
    QuotedPrintable.decode(content.span, endsLine: endsLine, into: &text, limit: .max)
    guard EncodingEvidence.isQuotedPrintable(text.span, text.span.indices) else {
      return text.bytes
    }
    var again = ByteBuffer()
    QuotedPrintable.decode(text.span, endsLine: endsLine, into: &again, limit: .max)
    return again.bytes
  }
}
