extension PartNode {
  /// Takes over what the fields of the part's header say.
  ///
  /// The first field of a name that isn't blank counts. A part of a digest is a message when it
  /// doesn't say otherwise (RFC 2046, section 5.1.5).
  mutating func describe(by fields: [HeaderField], _ bytes: Span<UInt8>, isInDigest: Bool) {
    for field in fields {
      let body = bytes.trimmed(field.body)
      guard !body.isEmpty else { continue }
      switch field.known {
      case .contentType: contentType = contentType ?? body
      case .contentDisposition: disposition = disposition ?? body
      case .contentID: contentID = contentID ?? body
      case .contentDescription: description = description ?? body
      case .contentTransferEncoding: transferEncoding = transferEncoding ?? body
      case .appleContentLength: notedSize = notedSize ?? ParameterList.decimal(bytes, body)
      default: break
      }
    }
    if let contentType {
      type = MediaType(bytes.extracting(contentType)).name
    } else if isInDigest {
      type = "message/rfc822"
    }
    kind = Kind(type: type)
    if let transferEncoding {
      encoding = TransferEncoding(field: bytes.extracting(transferEncoding))
    }
    if let disposition { isAttachment = bytes.isWord("attachment", at: disposition) }
  }
}

extension Span where Element == UInt8 {
  /// Whether the first word of `range`, perhaps in quotes, is `word`, in any case.
  func isWord(_ word: StaticString, at range: Range<Int>) -> Bool {
    var start = range.lowerBound
    if start < range.upperBound, self[start] == UInt8(ascii: "\"") { start += 1 }
    let end = start + word.utf8CodeUnitCount
    guard end <= range.upperBound, equals(word, in: start..<end) else { return false }
    return end == range.upperBound || !self[end].isASCIILetter
  }
}
