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
    // By paths and not from open folders: a worker then needs one descriptor.
    let new = mailbox.path.appending("new".utf8)
    let cur = mailbox.path.appending("cur".utf8)
    var moved: [[UInt8]: MaildirName.Place] = [:]
    for entry in listing.entries[range] {
      var place = MaildirName.Place(name: listing.name(entry), isNew: entry.isNew)
      for attempt in 0...Self.searches {
        let folder = place.isNew ? new : cur
        do {
          let before = (messages: outcome.messages, problems: outcome.problems.count)
          try lend(
            place, kind: entry.kind, in: folder, using: &scratch, to: body, outcome: &outcome)
          // What has another name by now, or a problem to be told again, is read again.
          let isSettled = attempt == 0 && outcome.problems.count == before.problems
          for _ in before.messages..<outcome.messages {
            outcome.keys.append(isSettled ? listing.key(entry) : .none)
          }
          break
        } catch {
          guard error.isMissing else {
            outcome.problems.append(
              MailboxProblem(error, opening: folder.appending(place.name).shown))
            break
          }
          // Other programs give a message new flags, or move it to `cur`, at any time. What isn't
          // found then was deleted, and that is no fault.
          let unique = Array(listing.unique(entry))
          if attempt > 0 || moved.isEmpty { moved = namesNow() }
          guard attempt < Self.searches, let other = moved[unique], other != place else { break }
          place = other
        }
      }
    }
  }

  /// How many times a message that is gone is looked for under another name.
  private static let searches = 3

  /// Where the messages of this run are now, by their unique names.
  private func namesNow() -> [[UInt8]: MaildirName.Place] {
    guard let again = try? mailbox.listing() else { return [:] }
    let wanted = Set(listing.entries[range].map { listing.unique($0) })
    var names: [[UInt8]: MaildirName.Place] = [:]
    for entry in again.entries where wanted.contains(again.unique(entry)) {
      names[Array(again.unique(entry))] = MaildirName.Place(
        name: again.name(entry), isNew: entry.isNew)
    }
    return names
  }

  private func lend(
    _ message: MaildirName.Place, kind: FileStatus.Kind, in folder: FolderPath,
    using scratch: inout BatchScratch, to body: (borrowing MessageOrigin, Span<UInt8>) -> Void,
    outcome: inout BatchOutcome
  ) throws(SystemError) {
    let bytes = message.name.span
    let name = MaildirName(bytes)
    let filePath = folder.appending(message.name)
    let path = filePath.shown
    let isSpecial =
      kind == .link ? try folder.open().leadsAway(bytes) : kind == .pipe || kind == .other
    if isSpecial {
      outcome.problems.append(MailboxProblem(.skipped, path: path))
      return
    }
    let file = SharedFile(try filePath.open())
    var date = name.date
    if kind != .regular || date == nil {
      let status = try file.descriptor.status()
      guard status.kind == .regular else {
        if status.kind != .folder {
          outcome.problems.append(MailboxProblem(.skipped, path: path))
        }
        return
      }
      date = date ?? Timestamp.trustworthy(seconds: status.modified.seconds)
    }
    let place = MessagePlace(
      path: path, offsetInFile: 0, fileDate: date, folder: mailbox.folder, flags: name.flags)
    let (window, isComplete) = try unsafe scratch.read(upTo: limits.kept, endsShort: true) {
      (buffer) throws(SystemError) in
      try unsafe file.descriptor.read(into: buffer)
    }
    guard isComplete else {
      let size = try file.descriptor.status().size
      LargeMessage(
        storage: .file(file, start: 0), count: size, digest: nil, place: place, envelopeDate: nil,
        isQuoted: false, isTruncated: false, limits: limits
      ).lend(using: &scratch, to: body, outcome: &outcome)
      return
    }
    if let packing = Packing(window.span), !packing.isContainer {
      let packed = RegularFileInput(file, size: window.count)
      unpack(packed, packing, at: place, using: &scratch, to: body, outcome: &outcome)
      return
    }
    lend(window, at: place, to: body, outcome: &outcome)
  }

  private func lend(
    _ window: ByteWindow, at place: MessagePlace, isTruncated: Bool = false,
    to body: (borrowing MessageOrigin, Span<UInt8>) -> Void, outcome: inout BatchOutcome
  ) {
    let message = window.span
    var origin = place.origin
    origin.bytes = message.count
    origin.digest = Digest(ofMessage: message)
    if isTruncated { origin.warnings.insert(.truncated) }
    outcome.messages += 1
    outcome.bytes += message.count
    body(origin, message)
  }

  /// Unpacks a message that was packed by itself, as Dovecot's zlib plugin does.
  private func unpack(
    _ packed: RegularFileInput, _ packing: Packing, at place: MessagePlace,
    using scratch: inout BatchScratch, to body: (borrowing MessageOrigin, Span<UInt8>) -> Void,
    outcome: inout BatchOutcome
  ) {
    guard let input = UnpackedInput(packed, packing: packing, limits: limits) else { return }
    var notes: [MailboxProblem.Reason] = []
    input.notes = { notes.append($0) }
    defer { outcome.problems += notes.map { MailboxProblem($0, path: place.path) } }
    let (window, isComplete) = unsafe scratch.read(upTo: limits.held, endsShort: false) { buffer in
      unsafe input.read(into: buffer)
    }
    if isComplete {
      lend(
        window, at: place, isTruncated: input.failure?.isCut == true, to: body, outcome: &outcome)
    } else {
      var passing = PassingMessage(start: 0, file: nil, limits: limits)
      passing.take(window.span, at: 0, upTo: window.count)
      let rest = ByteWindow(capacity: 64 << 10)
      var end = window.count
      repeat {
        rest.removeAll()
        unsafe rest.fill { buffer in unsafe input.read(into: buffer) }
        passing.take(rest.span, at: end, upTo: end + rest.count)
        end += rest.count
      } while rest.count > 0
      passing.message(
        endingAt: end, place: place, envelopeDate: nil, isQuoted: false,
        isTruncated: input.failure?.isCut == true
      ).lend(using: &scratch, to: body, outcome: &outcome)
    }
    if let failure = input.failure {
      outcome.problems.append(MailboxProblem(failure: failure, path: place.path, offset: nil))
    }
  }
}
