import Bytes

/// The header fields that values were read from.
extension Message {
  /// The first field of that name with something in it.
  ///
  /// - Parameter bytes: Those of the message.
  package func field(_ known: KnownField, in bytes: Span<UInt8>) -> HeaderField? {
    for field in header where field.known == known && field.body.upperBound <= bytes.count {
      if !bytes.trimmed(field.body).isEmpty { return field }
    }
    return nil
  }

  /// The field that `date` or `received` was read from.
  package func dateField(_ known: KnownField, in bytes: Span<UInt8>) -> HeaderField? {
    for field in header where field.known == known && field.body.upperBound <= bytes.count {
      let date =
        known == .received
        ? MailDate.readReceived(bytes, in: field.body) : MailDate.read(bytes, in: field.body)
      if date != nil { return field }
    }
    return nil
  }
}
