import Bytes

extension TransferEncoding {
  /// Appends the content of a part, its transfer encoding undone; stops soon after `limit` bytes.
  ///
  /// - Parameter body: where the content lies in `bytes`, the message.
  func decode<Sink: DecodedSink & ~Copyable>(
    _ bytes: Span<UInt8>, body: Range<Int>, into sink: inout Sink, limit: Int
  ) {
    let content = bytes.extracting(body)
    switch self {
    case .identity: sink.append(content.extracting(first: min(limit, content.count)))
    case .quotedPrintable:
      let endsLine = body.upperBound < bytes.count && bytes[body.upperBound].isWhiteSpace
      QuotedPrintable.decode(content, endsLine: endsLine, into: &sink, limit: limit)
    case .base64: Base64.decode(content, into: &sink, limit: limit)
    case .uuencode: Uuencode.decode(body: content, into: &sink, limit: limit)
    case .damagedBase64:
      Base64.decode(EncodingMender.base64(content).span, into: &sink, limit: limit)
    case .damagedQuotedPrintable:
      sink.append(EncodingMender.quotedPrintable(content, endsLine: true).span)
    }
  }

  /// The bytes that `decode` would give.
  func decodedSize(_ bytes: Span<UInt8>, body: Range<Int>) -> Int {
    switch self {
    case .identity: return body.count
    case .base64: return Base64.decodedSize(of: bytes.extracting(body))
    case .quotedPrintable, .uuencode, .damagedBase64, .damagedQuotedPrintable:
      var count = ByteCount()
      decode(bytes, body: body, into: &count, limit: .max)
      return count.count
    }
  }
}
