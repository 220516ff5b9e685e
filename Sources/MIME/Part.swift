/// One part of a message in a flat list; parents come before their children.
package struct Part: Hashable, Sendable {
  /// What the part is to the record.
  package enum Role: Hashable, Sendable {
    /// A multipart.
    case container
    /// A piece of the text that was chosen.
    case text
    /// HTML (or text) that says the same as the chosen text.
    case alternative
    /// An entry of `attachments`.
    case attachment
  }

  /// The place of the multipart that holds it, or nil for the message itself.
  package var parent: Int?
  /// The media type in lower case, `text/plain` when missing or unreadable.
  package var type: String
  /// The label of the charset as declared, or nil.
  package var charset: String?
  /// The file name, decoded, without any folder.
  package var fileName: String?
  /// Its header, bytes of the message.
  package var header: Range<Int>
  /// Its content as stored, bytes of the message.
  package var body: Range<Int>
  package var encoding: TransferEncoding
  package var isFlowed: Bool
  package var deletesSpace: Bool
  package var role: Role

  package init(
    parent: Int?, type: String, charset: String?, fileName: String?, header: Range<Int>,
    body: Range<Int>, encoding: TransferEncoding, isFlowed: Bool, deletesSpace: Bool, role: Role
  ) {
    self.parent = parent
    self.type = type
    self.charset = charset
    self.fileName = fileName
    self.header = header
    self.body = body
    self.encoding = encoding
    self.isFlowed = isFlowed
    self.deletesSpace = deletesSpace
    self.role = role
  }
}
