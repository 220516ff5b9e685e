import Bytes
import Records

/// Decodes the bodies of header fields: text, encoded-words, addresses, ids and dates.
///
/// One worker has one; it keeps the charset decoder and the scratch buffers of its messages.
struct FieldDecoder: ~Copyable {
  /// Decodes charsets, for the bodies of parts too.
  var charsets = CharsetDecoder()
  /// The charset of the first text part, for raw 8-bit bytes that are no UTF-8; nil if unknown.
  var fallbackCharset: String?
  /// What went wrong since `begin`.
  var warnings: RecordWarnings = []

  /// The bytes of adjacent encoded-words of one charset.
  var joined = ByteBuffer(capacity: 256)
  /// Decoded text before its white space is folded.
  var decoded: [UInt8] = []
  /// The same behind that.
  var folded: [UInt8] = []
  /// A phrase of an address without its quotes and comments.
  var phrase: [UInt8] = []

  init() {}

  /// Forgets the message before.
  mutating func begin(fallbackCharset: String?) {
    self.fallbackCharset = fallbackCharset
    warnings = []
  }
}
