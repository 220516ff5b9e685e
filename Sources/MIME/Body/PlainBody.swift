import Bytes

/// What a body of plain text holds besides its text: files in uuencode or yEnc and the armor of a
/// cleartext signature.
struct PlainBody {
  /// A file that stands in the text.
  struct File: Equatable {
    enum Encoding { case uuencode, yEnc, base64 }

    var encoding: Encoding
    /// Where its name and its encoded lines lie in the body.
    var name: Range<Int>
    var data: Range<Int>
  }

  /// The files, in order.
  private(set) var files: [File] = []
  /// Whether there were more files than are listed; those stay text.
  private(set) var hadTooManyFiles = false

  private static let signed: StaticString = "-----BEGIN PGP SIGNED MESSAGE-----"
  private static let signature: StaticString = "-----BEGIN PGP SIGNATURE-----"
  private static let signatureEnd: StaticString = "-----END PGP SIGNATURE-----"

  /// Appends the text of `bytes` to `text` and notes the files.
  ///
  /// - Returns: false, with nothing appended, when all of `bytes` is text: the usual case costs one
  ///   look at the first byte of each line.
  mutating func read(_ bytes: Span<UInt8>, into text: inout ByteBuffer) -> Bool {
    files.removeAll(keepingCapacity: true)
    hadTooManyFiles = false
    var last: LastLines?
    var kept = 0
    var line = 0
    while line < bytes.count {
      let first = bytes[line]
      if files.count >= MessageLimits.parts, Self.beginsFile(bytes, line) {
        hadTooManyFiles = true
        break
      } else if first == UInt8(ascii: "b"), let file = Uuencode(bytes, at: line) {
        text.append(bytes.extracting(kept..<line))
        files.append(File(encoding: .uuencode, name: file.name, data: file.data))
        kept = file.end
        line = kept
      } else if first == UInt8(ascii: "b"), let file = Base64File(bytes, at: line) {
        text.append(bytes.extracting(kept..<line))
        files.append(File(encoding: .base64, name: file.name, data: file.data))
        kept = file.end
        line = kept
      } else if first == UInt8(ascii: "="), bytes.begins(with: "=ybegin ", at: line),
        let file = YEnc(bytes, at: line, lastEnd: Self.lastLines(&last, bytes).yEncEnd)
      {
        text.append(bytes.extracting(kept..<line))
        files.append(File(encoding: .yEnc, name: file.name, data: file.data))
        kept = file.end
        line = kept
      } else if first == UInt8(ascii: "-"), bytes.begins(with: Self.signed, at: line),
        line < Self.lastLines(&last, bytes).signature
      {
        text.append(bytes.extracting(kept..<line))
        line = Self.readSigned(bytes, from: line, Self.lastLines(&last, bytes), into: &text)
        kept = line
      } else {
        line = bytes.offset(behind: .lineFeed, in: line..<bytes.count)
      }
    }
    guard kept > 0 else { return false }
    text.append(bytes.extracting(kept..<bytes.count))
    return true
  }

  private static func beginsFile(_ bytes: Span<UInt8>, _ line: Int) -> Bool {
    bytes.begins(with: "=ybegin ", at: line) || Uuencode(bytes, at: line) != nil
      || Base64File(bytes, at: line) != nil
  }

  // MARK: - Cleartext signatures (RFC 9580, section 7)

  /// Where the last lines of a kind start; behind them nothing need be searched.
  private struct LastLines {
    var yEncEnd = -1
    var signature = -1
    var signatureEnd = -1
  }

  private static func lastLines(_ last: inout LastLines?, _ bytes: Span<UInt8>) -> LastLines {
    if let last { return last }
    var found = LastLines()
    var line = 0
    while line < bytes.count {
      if bytes.begins(with: "=yend", at: line) { found.yEncEnd = line }
      if bytes.begins(with: signature, at: line) { found.signature = line }
      if bytes.begins(with: signatureEnd, at: line) { found.signatureEnd = line }
      line = bytes.offset(behind: .lineFeed, in: line..<bytes.count)
    }
    last = found
    return found
  }

  /// Appends the signed text and gives the place behind its signature.
  private static func readSigned(
    _ bytes: Span<UInt8>, from start: Int, _ last: LastLines, into text: inout ByteBuffer
  ) -> Int {
    var line = bytes.offset(behind: .lineFeed, in: start..<bytes.count)
    while line < bytes.count {
      let next = bytes.offset(behind: .lineFeed, in: line..<bytes.count)
      if bytes.withoutLineEnd(line..<next).isEmpty {
        line = next
        break
      }
      guard bytes.begins(with: "Hash:", at: line) || isArmorHeader(bytes, line..<next) else {
        break
      }
      line = next
    }
    while line < bytes.count, !bytes.begins(with: signature, at: line) {
      let next = bytes.offset(behind: .lineFeed, in: line..<bytes.count)
      let isEscaped = bytes.begins(with: "- ", at: line)
      text.append(bytes.extracting((isEscaped ? line + 2 : line)..<next))
      line = next
    }
    return endOfSignature(bytes, from: line, last)
  }

  private static func endOfSignature(_ bytes: Span<UInt8>, from start: Int, _ last: LastLines)
    -> Int
  {
    var line = bytes.offset(behind: .lineFeed, in: start..<bytes.count)
    while line < bytes.count {
      let next = bytes.offset(behind: .lineFeed, in: line..<bytes.count)
      if bytes.begins(with: signatureEnd, at: line) { return next }
      // Without a last line the signature ends where its lines end.
      if line > last.signatureEnd, !isArmor(bytes, bytes.withoutLineEnd(line..<next)) {
        return line
      }
      line = next
    }
    return bytes.count
  }

  /// Whether a line is a header of armor: `Version: ...`.
  private static func isArmorHeader(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    let names: InlineArray<4, StaticString> = ["Version:", "Comment:", "Charset:", "MessageID:"]
    for index in names.indices where bytes.begins(with: names[index], at: line.lowerBound) {
      return true
    }
    return false
  }

  /// Whether a line can stand in armor: empty, a header, or base64 without blanks.
  private static func isArmor(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    if isArmorHeader(bytes, line) { return true }
    for index in line
    where Base64.digitValue(bytes[index]) > 63 && bytes[index] != UInt8(ascii: "=") {
      return false
    }
    return true
  }
}

extension PlainBody.File {
  /// The size of the file, decoded from `body`, the text it stands in.
  func decodedSize(_ body: Span<UInt8>) -> Int {
    var count = ByteCount()
    decode(body, into: &count, limit: .max)
    return count.count
  }

  /// Appends the file, decoded from `body`; stops soon after `limit` bytes.
  func decode<Sink: DecodedSink & ~Copyable>(
    _ body: Span<UInt8>, into sink: inout Sink, limit: Int
  ) {
    switch encoding {
    case .uuencode: Uuencode.decode(data: body.extracting(data), into: &sink, limit: limit)
    case .base64: Base64.decode(body.extracting(data), into: &sink, limit: limit)
    case .yEnc: YEnc.decode(data: body.extracting(data), into: &sink, limit: limit)
    }
  }
}
