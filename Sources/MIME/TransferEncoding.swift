/// How the content of a part was made fit for transport (RFC 2045, section 6).
package enum TransferEncoding: Hashable, Sendable {
  /// `7bit`, `8bit`, `binary`, or anything unknown.
  case identity
  case quotedPrintable
  case base64
  case uuencode
}
