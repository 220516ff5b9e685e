/// How much of a mail's facts is kept, and how many names a report tells apart
/// (`reliability.md`, sections 2 and 8).
///
/// What bounds the reading of a message is in `MIME` (`MessageLimits`), that of mailboxes in
/// `Mailboxes` (`ReadingLimits`).
package enum RecordLimits {
  /// Lines of a block of facts; the rest is text.
  package static let blockLines = 200
  /// Bytes of a label; a longer one is none.
  package static let labelBytes = 200
  /// Bytes of a value; what follows is cut.
  package static let valueBytes = 4096
  /// Quote marks of a line that are told apart.
  package static let quoteDepth = 32
  /// Bytes of an attachment that are looked at for a crash report.
  package static let crashBytes = 4 << 20
  /// Frames of a crash report.
  package static let crashFrames = 100
  /// Bytes of a language tag that is taken for a locale.
  package static let localeBytes = 35
  /// Code points of the name of an app or a device by which mail is grouped; mail with a longer one
  /// is in no group.
  package static let groupName = 100
  /// Likewise of a version, and of the name of a system.
  package static let groupVersion = 64
  /// Names of each kind that a report keeps apart in any case; of further ones those with most mail.
  package static let names = 5_000
  /// Likewise of releases.
  package static let releases = 4 * names
}
