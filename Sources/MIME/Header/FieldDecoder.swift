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

  init() {}

  /// Forgets the message before.
  mutating func begin(fallbackCharset: String?) {
    self.fallbackCharset = fallbackCharset
    warnings = []
  }

  /// The text of an unstructured field, or of a parameter value, with encoded-words decoded.
  ///
  /// Folds are undone, runs of white space become one blank, control characters are left out.
  mutating func text(_ bytes: Span<UInt8>, in range: Range<Int>) -> String {
    var text: [UInt8] = []
    if !charsets.decode(bytes.extracting(range), label: fallbackCharset, into: &text) {
      warnings.insert(.badCharset)
    }
    let trimmed = text.span.trimmed(text.indices)
    return String(decoding: text[trimmed], as: UTF8.self)
  }

  /// The mailboxes of an address list, groups flattened (RFC 5322, sections 3.4 and 4.4).
  mutating func addresses(_ bytes: Span<UInt8>, in range: Range<Int>) -> [EmailAddress] {
    let text = text(bytes, in: range)
    return text.isEmpty ? [] : [EmailAddress(address: text)]
  }
}

extension FieldDecoder {
  /// The ids of `Message-ID`, `In-Reply-To` or `References`, in order.
  mutating func identifiers(_ bytes: Span<UInt8>, in range: Range<Int>) -> [String] {
    let identifiers = MessageIdentifiers(bytes, in: range)
    if identifiers.wasCut { warnings.insert(.truncated) }
    return identifiers.list
  }
}
