import Analysis
import Bytes
import Mailboxes
import Store

/// The state of one run: what earlier ones read, and what this one leaves for the next.
final class RunState {
  /// What needn't be read again.
  private(set) var known: [MailboxIdentity: KnownMailbox] = [:]
  /// What the last report told.
  var memory: ReportMemory
  /// Whether a part of it contradicts itself, which shows only when that is used.
  private(set) var isDamaged = false

  private let file: StateFile
  private let rules: Int
  /// By number of the mailbox: its segments, in order.
  private var segments: [Int: [StateSegment]] = [:]
  /// By place in the reader's list of mailboxes: what the state calls it.
  private var numbers: [Int: Int] = [:]
  private var nextNumber = 1

  /// - Parameter rules: a number for what records depend on; mail that was read by others counts as
  ///   not read.
  init(_ file: StateFile, rules: Int) {
    self.file = file
    self.rules = rules
    memory = ReportMemory(file.entries.compactMap { ReportedEntry($0.content) })
    if file.rules != rules { file.removeMail() }
    guard file.rules == rules else { return }
    for id in file.segments.keys.sorted() {
      guard let segment = file.segments[id] else { continue }
      segments[segment.mailbox, default: []].append(segment)
    }
    for row in file.mailboxes.values {
      guard let mailbox = MailboxRow(row.content) else { continue }
      guard let content = content(of: mailbox, segments: segments[row.id] ?? []) else {
        isDamaged = true
        return
      }
      known[mailbox.identity] = KnownMailbox(number: row.id, content: content)
    }
    nextNumber = (file.mailboxes.keys.max() ?? 0) + 1
  }

  /// The file, which is no mailbox.
  var identity: FileStatus.Identity? { file.identity }

  /// Why nothing can be written, or nil.
  var failure: StateError? { file.failure }

  private func content(
    of mailbox: MailboxRow, segments: [StateSegment]
  ) -> KnownMailbox.Content? {
    if let extent = mailbox.extent { return .file(extent) }
    var keys: [MessageKey] = []
    for segment in segments {
      guard let packed = try? file.keys(of: segment) else { return nil }
      PackedKeys.unpack(packed, into: &keys)
    }
    return .maildir(keys)
  }

  /// Takes messages that needn't be read; nil when the state is damaged.
  func recall(
    _ messages: KnownMessages, of mailbox: Int?, into tally: inout Tally
  ) -> BatchOutcome? {
    if let mailbox { numbers[mailbox] = messages.number }
    var outcome = BatchOutcome()
    var start = 0
    for segment in segments[messages.number] ?? [] {
      guard let (keys, facts) = try? file.content(of: segment) else {
        isDamaged = true
        return nil
      }
      let batch = FactBatch(bytes: facts)
      let paths =
        messages.isMaildir ? [] : PackedPaths.unpack(keys, of: messages.path(start))
      func isKept(_ number: Int, _ offset: Int) -> Bool {
        messages.contains(start + number, offset: offset)
      }
      guard
        let kept = tally.take(
          batch, where: isKept, path: { $0 < paths.count ? paths[$0] : messages.path(start + $0) })
      else {
        isDamaged = true
        return nil
      }
      outcome.messages += kept.messages
      outcome.bytes += kept.bytes
      if kept.messages < batch.count { reduce(segment, batch, keys: keys, to: isKept) }
      start += batch.count
    }
    return outcome
  }

  /// Drops the messages of a segment that are there no more.
  private func reduce(
    _ segment: StateSegment, _ batch: FactBatch, keys: [UInt8], to isKept: (Int, Int) -> Bool
  ) {
    var places: [Int] = []
    let reduced = batch.keeping { number, offset in
      let isKept = isKept(number, offset)
      if isKept { places.append(number) }
      return isKept
    }
    guard let reduced, !places.isEmpty else { return file.remove(segment) }
    // Of the files that lose a part, mboxes, no message has a path of its own.
    var all: [MessageKey] = []
    PackedKeys.unpack(keys, into: &all)
    let kept = all.isEmpty ? [] : places.map { all[$0] }
    file.replace(segment, keys: PackedKeys.pack(kept), facts: reduced.bytes)
  }

  /// Keeps messages that were just read.
  func keep(_ batch: GatheredBatch, keys: [MessageKey], of origin: MessageBatch.Origin) {
    guard let mailbox = origin.mailbox, batch.facts.count > 0 else { return }
    let number = number(of: mailbox)
    let facts = batch.facts
    guard !keys.isEmpty else {
      return file.addSegment(
        mailbox: number, keys: PackedPaths.pack(batch.paths, of: origin.path), facts: facts.bytes)
    }
    let kept = keys.filter { $0 != .none }
    if kept.isEmpty { return }
    let batch =
      kept.count == keys.count ? facts : facts.keeping { place, _ in keys[place] != .none }
    guard let batch else { return }
    file.addSegment(mailbox: number, keys: PackedKeys.pack(kept), facts: batch.bytes)
  }

  private func number(of mailbox: Int) -> Int {
    if let known = numbers[mailbox] { return known }
    defer { nextNumber += 1 }
    numbers[mailbox] = nextNumber
    return nextNumber
  }

  /// Keeps what is to be known of the mailboxes, and forgets the others.
  func finish(_ mailboxes: [ReadMailbox]) {
    var kept: Set<Int> = []
    for (place, mailbox) in mailboxes.enumerated() where mailbox.isReliable {
      let number = number(of: place)
      kept.insert(number)
      file.set(MailboxRow(mailbox).packed, ofMailbox: number)
    }
    for number in Array(file.mailboxes.keys) where !kept.contains(number) {
      file.set(nil, ofMailbox: number)
    }
    for segment in Array(file.segments.values) where !kept.contains(segment.mailbox) {
      file.remove(segment)
    }
  }

  /// Puts the state aside, which is damaged, and gives an empty one that remembers what the last
  /// report told.
  func replaced() throws(StateError) -> RunState {
    let state = RunState(try file.replaced(), rules: rules)
    state.memory = memory
    return state
  }

  /// Makes everything last.
  func commit() throws(StateError) {
    file.setEntries(memory.entries.map(\.packed))
    try file.commit(rules: rules)
  }
}
