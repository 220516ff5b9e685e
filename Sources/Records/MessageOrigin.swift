package import Bytes

/// Where a message lies, and what its mailbox says about it.
package struct MessageOrigin: Hashable, Sendable {
  /// The marks that a Maildir name carries after `:2,`.
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The same as that of the protocol, but not generic: `[]` stands in hot paths.
    package init(arrayLiteral elements: Flags...) {
      self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
    }
    package static let draft = Flags(rawValue: 1)
    package static let flagged = Flags(rawValue: 2)
    package static let passed = Flags(rawValue: 4)
    package static let replied = Flags(rawValue: 8)
    package static let seen = Flags(rawValue: 16)
    package static let trashed = Flags(rawValue: 32)
    /// Those that a record depends on.
    package static let meaningful: Flags = draft
  }

  /// The mailbox or message file as reached from the argument; `-` for standard input.
  package var path: String
  /// Where the message starts in that file, in (unpacked) bytes.
  package var offset: Int
  /// Its size in that file, before any unquoting.
  package var bytes: Int
  /// The hash of those bytes.
  package var digest: Digest
  /// The date of the mbox's From_ line.
  package var envelopeDate: Timestamp?
  /// The date that the file gives: Maildir name, emlx property list, last change.
  package var fileDate: Timestamp?
  /// The name of the folder that holds it, decoded: `Junk`, `Drafts`, `INBOX/Support`; or nil.
  package var folder: String?
  package var flags: Flags
  /// What reading the mailbox found wrong with this message, such as `truncated`.
  package var warnings: RecordWarnings

  package init(
    path: String, offset: Int, bytes: Int, digest: Digest, envelopeDate: Timestamp? = nil,
    fileDate: Timestamp? = nil, folder: String? = nil, flags: Flags = [],
    warnings: RecordWarnings = []
  ) {
    self.path = path
    self.offset = offset
    self.bytes = bytes
    self.digest = digest
    self.envelopeDate = envelopeDate
    self.fileDate = fileDate
    self.folder = folder
    self.flags = flags
    self.warnings = warnings
  }
}
