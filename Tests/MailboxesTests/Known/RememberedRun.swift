import Bytes
import Records

@testable import Mailboxes

/// A run over mailboxes, and what it leaves for the next: a state without its file.
struct RememberedRun {
  /// A message by where it lies and what it is.
  struct Message: Hashable {
    var path: String
    var offset: Int
    var digest: Digest
  }

  /// All messages of the inbox, in any order.
  private(set) var messages: [Message] = []
  /// Those of them that were read in this run.
  private(set) var read: [Message] = []
  private(set) var problems: [MailboxProblem]
  private(set) var known: [MailboxIdentity: KnownMailbox] = [:]
  private var kept: [Int: [(key: MessageKey, message: Message)]] = [:]

  /// - Parameter before: the run before; nil: the first.
  init(
    _ paths: String..., after before: RememberedRun? = nil, limits: ReadingLimits = ReadingLimits(),
    sparing spared: FileStatus.Identity? = nil
  ) {
    var reader = MailboxReader(
      paths: paths.map { Array($0.utf8) }, limits: limits, known: before?.known ?? [:],
      sparing: spared)
    var scratch = BatchScratch()
    var byPlace: [Int: [(key: MessageKey, message: Message)]] = [:]
    while let batch = reader.next() {
      if let known = batch.known {
        let old = before?.kept[known.number] ?? []
        for (place, entry) in old.enumerated()
        where known.contains(place, offset: entry.message.offset) {
          var message = entry.message
          message.path = known.path(place)
          messages.append(message)
          byPlace[batch.origin.mailbox ?? -1, default: []].append((entry.key, message))
        }
        continue
      }
      var found: [Message] = []
      let outcome = batch.forEachItem(
        using: &scratch,
        message: { origin, _ in
          found.append(
            Message(path: origin.path, offset: origin.offset, digest: origin.digest))
        },
        record: { record, _ in
          found.append(
            Message(path: record.path, offset: record.offset, digest: record.digest))
        })
      reader.account(for: outcome, of: batch.origin)
      messages += found
      read += found
      let keys =
        outcome.keys.isEmpty
        ? found.map { _ in MessageKey(name: 1, inode: 1) } : outcome.keys
      guard let mailbox = batch.origin.mailbox else { continue }
      byPlace[mailbox, default: []] += zip(keys, found).filter { $0.0 != .none }
    }
    problems = reader.problems
    for (place, mailbox) in reader.mailboxes.enumerated() where mailbox.isReliable {
      let own = byPlace[place] ?? []
      let content: KnownMailbox.Content =
        mailbox.extent.map { .file($0) } ?? .maildir(own.map(\.key))
      known[mailbox.identity] = KnownMailbox(number: place, content: content)
      kept[place] = own
    }
  }
}
