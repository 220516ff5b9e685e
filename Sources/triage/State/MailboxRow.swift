import Bytes
import Mailboxes

/// What a state holds of one mailbox, apart from its messages.
struct MailboxRow: Hashable {
  var identity: MailboxIdentity
  /// As reached in the last run.
  var path: String
  /// Nil for a Maildir.
  var extent: FileExtent?

  init(_ mailbox: ReadMailbox) {
    identity = mailbox.identity
    path = mailbox.path
    extent = mailbox.extent
  }

  /// Reads what `packed` gives; nil when it is anything else.
  init?(_ bytes: [UInt8]) {
    var reader = PackedReader(bytes.span)
    let file = FileStatus.Identity(device: reader.number64(), inode: reader.number64())
    identity = MailboxIdentity(file: file, folder: reader.optionalText())
    path = reader.text()
    if reader.byte() == 1 {
      var extent = FileExtent(
        size: reader.count(), head: reader.number64(), tail: reader.number64(),
        modified: Int64(bitPattern: reader.number64()),
        modifiedNanoseconds: Int64(bitPattern: reader.number64()), resumption: nil,
        type: reader.text())
      if reader.byte() == 1 {
        let start = reader.count()
        let hasDate = reader.byte() == 1
        let seconds = Int64(bitPattern: reader.number64())
        extent.resumption = MboxResumption(
          start: start, envelopeDate: hasDate ? Timestamp(seconds: seconds) : nil)
      }
      self.extent = extent
    }
    guard !reader.isDamaged, reader.isAtEnd else { return nil }
  }

  var packed: [UInt8] {
    var buffer = ByteBuffer(capacity: 256)
    buffer.append(packed: identity.file.device)
    buffer.append(packed: identity.file.inode)
    buffer.append(packedOptional: identity.folder)
    buffer.append(packed: path)
    buffer.append(extent == nil ? 0 : UInt8(1))
    if let extent {
      buffer.append(count: extent.size)
      buffer.append(packed: extent.head)
      buffer.append(packed: extent.tail)
      buffer.append(packed: UInt64(bitPattern: extent.modified))
      buffer.append(packed: UInt64(bitPattern: extent.modifiedNanoseconds))
      buffer.append(packed: extent.type)
      buffer.append(extent.resumption == nil ? 0 : UInt8(1))
      if let resumption = extent.resumption {
        buffer.append(count: resumption.start)
        buffer.append(resumption.envelopeDate == nil ? 0 : UInt8(1))
        buffer.append(packed: UInt64(bitPattern: resumption.envelopeDate?.seconds ?? 0))
      }
    }
    return buffer.bytes
  }
}
