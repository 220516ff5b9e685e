/// How much of one message is read; what lies beyond is skipped and named by a warning.
///
/// Every number has a test just below it, at it and just above it.
package enum MessageLimits {
  /// Levels of multiparts and messages in one another.
  package static let partDepth = 100
  /// Parts of one message, and entries in its list of attachments.
  package static let parts = 10_000
  /// Fields of one header block that mean something to triage; others don't count.
  package static let headerFields = 10_000
  /// Bytes of one header block.
  package static let headerBytes = 8 << 20
  /// Bytes of one header value, before and after it is decoded.
  package static let headerValueBytes = 1 << 20
  /// Ids in one field.
  package static let identifiers = 10_000
  /// Addresses in one field.
  package static let addresses = 10_000
  /// Comments in one another, in addresses and dates.
  package static let commentDepth = 50
  /// Parameters of one field, and sections of one parameter (RFC 2231).
  package static let parameters = 1_000
  /// Bytes of the label of a charset; none in use is half as long.
  package static let charsetLabelBytes = 64
  /// Bytes of the decoded text of a message.
  package static let textBytes = 4 << 20
  /// Bytes of HTML that are read for the text of a message.
  package static let htmlBytes = 16 << 20
  /// Open elements of HTML that are told apart.
  package static let htmlDepth = 200
  /// Attributes of one HTML tag that are read.
  package static let htmlAttributes = 64
  /// Bytes of one attribute value of HTML.
  package static let htmlAttributeBytes = 64 << 10
}
