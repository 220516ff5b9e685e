import Bytes
import Records

/// Files of a Maildir that one worker opens and reads.
struct MaildirRun: Sendable {
  /// What all runs of one Maildir share.
  struct Mailbox: Sendable {
    let path: FolderPath
    /// The name of the folder, decoded; nil for the Maildir itself.
    let folder: String?
  }

  let mailbox: Mailbox
  let listing: MaildirListing
  let range: Range<Int>
  let limits: ReadingLimits

  func lend(
    using scratch: inout BatchScratch, to body: (borrowing MessageOrigin, Span<UInt8>) -> Void,
    outcome: inout BatchOutcome
  ) {
    let new = mailbox.path.openFolder("new")
    let cur = mailbox.path.openFolder("cur")
    let newPath = mailbox.path.appending("new".utf8)
    let curPath = mailbox.path.appending("cur".utf8)
    for entry in listing.entries[range] {
      guard let folder = entry.isNew ? new : cur else { continue }
      let path = (entry.isNew ? newPath : curPath).appending(listing.name(entry)).shown
      do {
        try lend(
          entry, in: folder, path: path, using: &scratch, to: body, outcome: &outcome)
      } catch {
        // Deleted while the folder is read: that is no fault.
        if !error.isMissing { outcome.problems.append(MailboxProblem(error, opening: path)) }
      }
    }
  }

  private func lend(
    _ entry: MaildirListing.Entry, in folder: SharedFile, path: String,
    using scratch: inout BatchScratch, to body: (borrowing MessageOrigin, Span<UInt8>) -> Void,
    outcome: inout BatchOutcome
  ) throws(SystemError) {
    let bytes = listing.names.span.extracting(entry.start..<entry.start + entry.count)
    let name = MaildirName(bytes)
    let file = try folder.descriptor.open(bytes)
    var date = name.date
    if entry.kind != .regular || date == nil {
      let status = try file.status()
      guard status.kind == .regular else { return }
      date = date ?? Timestamp.trustworthy(seconds: status.modified.seconds)
    }
    let window = try scratch.read(file)
    let message = window.span
    let origin = MessageOrigin(
      path: path, offset: 0, bytes: message.count, digest: Digest(ofMessage: message),
      fileDate: date, folder: mailbox.folder, flags: name.flags)
    outcome.messages += 1
    outcome.bytes += message.count
    body(origin, message)
  }
}
