import CommandLineKit
import JSON
import MIME
import Mailboxes
import Records

/// What the manual page says of limits; all numbers are those that the program goes by.
enum LimitsManual {
  static let introduction =
    "A mail may be as large and as strange as it likes. What lies beyond a limit is passed over: the "
    + "message stays a record, with a warning where text or parts were lost, and the run goes on."

  static let entries: [ProgramDescription.Entry] = {
    let reading = ReadingLimits()
    return [
      .init("Parts", "\(MessageLimits.partDepth) in one another, \(MessageLimits.parts) in all."),
      .init(
        "Header",
        "\(MessageLimits.headerFields) fields that mean something, \(size(MessageLimits.headerBytes)); "
          + "\(size(MessageLimits.headerValueBytes)) of one value; \(MessageLimits.addresses) addresses "
          + "and \(MessageLimits.identifiers) message ids of a field; \(MessageLimits.parameters) "
          + "parameters; comments \(MessageLimits.commentDepth) in one another."),
      .init(
        "Text",
        "\(size(MessageLimits.textBytes)) decoded; \(size(MessageLimits.htmlBytes)) of HTML, with "
          + "\(MessageLimits.htmlDepth) open elements, \(MessageLimits.htmlAttributes) attributes of a "
          + "tag and \(size(MessageLimits.htmlAttributeBytes)) of an attribute; "
          + "\(RecordLimits.quoteDepth) levels of quotes."),
      .init(
        "Facts",
        "\(RecordLimits.blockLines) lines of a block, \(RecordLimits.labelBytes) bytes of a label, "
          + "\(size(RecordLimits.valueBytes)) of a value, \(RecordLimits.localeBytes) bytes of a locale; "
          + "names of apps and devices up to \(RecordLimits.groupName) characters, versions and systems "
          + "up to \(RecordLimits.groupVersion): mail with a longer one belongs to no group."),
      .init(
        "Crash reports",
        "\(size(RecordLimits.crashBytes)) of an attachment, \(RecordLimits.crashFrames) frames; JSON "
          + "\(JSONReader.deepest) levels deep, there and in records."),
      .init(
        "Names in a report",
        "\(RecordLimits.names) of each kind and \(RecordLimits.releases) releases are kept apart in any "
          + "case; beyond that those with most mail."),
      .init(
        "Large messages",
        "From \(size(reading.lent)) on the rest is only counted when it comes from a pipe or an archive "
          + "and $TMPDIR has no room; \(size(reading.stored)) where it has."),
      .init(
        "Packed mailboxes",
        "\(reading.packing) levels in one another; \(size(reading.dictionary)) of memory to unpack; a "
          + "stream is read up to \(size(reading.expandedMost)), and named when it unpacks to more than "
          + "\(size(reading.expanded)) and \(reading.expansion) times its size."),
      .init(
        "Waiting",
        "\(reading.lockWait / 1000) s for the lock of a mailbox and \(reading.lockWaits / 1000) s for all; "
          + "a minute for another run with the same state."),
      .init(
        "Warnings",
        "\(ProblemReport.limit) lines on standard error, then one line that counts the others."),
    ]
  }()

  /// `64 MiB`.
  private static func size(_ bytes: Int) -> String {
    for (shift, unit) in [(30, "GiB"), (20, "MiB"), (10, "KiB")] where bytes >> shift > 0 {
      return "\(bytes >> shift) \(unit)"
    }
    return "\(bytes) bytes"
  }
}
