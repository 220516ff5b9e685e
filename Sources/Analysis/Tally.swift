package import Bytes
package import Records

/// Gathers the records of an inbox, in any order, and judges them.
///
/// A message takes about 40 bytes, a first contact about 100 more (hashes, numbers of names, its
/// Message-ID). Texts are kept in bounded samples only: `ExcerptStore` says which.
package struct Tally: Sendable {
  var entries = ChunkedArray<MessageEntry>()
  /// Of the reports among `entries`, in the same order.
  var facts = ChunkedArray<ReportFacts>()
  var references = ChunkedArray<UInt64>()
  var addresses = ChunkedArray<UInt64>()
  var messageIDs = ByteArena()
  var symptoms = SymptomCodes()
  private var gathered = GatheredNames()
  /// Filled by `settleNames`.
  private(set) var names = InboxNames()
  var excerpts = ExcerptStore()
  var unclassified = UnclassifiedSample()
  /// The place in a crash report, by the low half of the message's digest.
  var crashes: [UInt64: UInt32] = [:]
  var warnings: [RecordWarning: Int] = [:]

  /// Seconds since 1970; nil: no end.
  private let end: UInt32?

  /// - Parameter until: the end of what will be reported, which needs no room for later mail.
  package init(until: Timestamp? = nil) { end = until.map { UInt32(clamping: $0.seconds) } }

  /// Whether a record lies before the end, or its time isn't known.
  package func reaches(_ record: borrowing MessageRecord) -> Bool {
    let date = BelievedDate(date: record.date, received: record.received)
    return reaches(date: date.seconds, received: date.received)
  }

  private func reaches(date: UInt32, received: UInt32) -> Bool {
    guard let end else { return true }
    return date <= end || received != 0 && received <= end
  }

  /// Takes one record; false when it lies behind the end and isn't needed.
  @discardableResult package mutating func add(_ record: MessageRecord) -> Bool {
    var writer = FactBatchWriter()
    writer.append(record)
    _ = take(writer.finished(), path: { _ in record.path })
    return reaches(record)
  }

  /// Takes messages of a batch.
  ///
  /// - Parameters:
  ///   - isKept: whether a message is still there, by its number from 0 and its offset in its file.
  ///   - path: the path that the file of a message has now, by its number.
  /// - Returns: how many messages were kept and their bytes, those behind the end too; nil when the
  ///   bytes of the batch are damaged, and then nobody should use this tally.
  @discardableResult package mutating func take(
    _ batch: FactBatch, where isKept: (Int, Int) -> Bool = { _, _ in true },
    path: (Int) -> String
  ) -> (messages: Int, bytes: Int)? {
    let bytes = batch.bytes.span
    var reader = PackedReader(bytes)
    let count = Int(reader.number32())
    var names = NameNumbers(FactNames(&reader))
    var kept = (messages: 0, bytes: 0)
    for number in 0..<count {
      guard let row = FactRow(&reader) else { return nil }
      guard isKept(number, row.offset) else { continue }
      kept.messages += 1
      kept.bytes += row.bytes
      if row.entry.flags.contains(.ignored) { continue }
      guard reaches(date: row.entry.date, received: row.entry.received) else { continue }
      var inner = PackedReader(bytes, from: row.hashes)
      for _ in 0..<row.entry.referenceCount { references.append(inner.number64()) }
      for _ in 0..<row.entry.addressCount { addresses.append(inner.number64()) }
      for warning in row.warnings.list { warnings[warning, default: 0] += 1 }
      entries.append(row.entry)
      if row.entry.kind == .report {
        let report = FactReport(&inner)
        guard names.holds(report) else { return nil }
        add(report, of: row, texts: &inner, in: bytes, names: &names) { path(number) }
      }
      guard !inner.isDamaged, inner.offset <= row.end else { return nil }
    }
    names.countRest(in: &gathered)
    return reader.isDamaged ? nil : kept
  }

  private mutating func add(
    _ report: FactReport, of row: FactRow, texts: inout PackedReader, in bytes: Span<UInt8>,
    names: inout NameNumbers, path: () -> String
  ) {
    let digest = row.entry.digest
    var facts = ReportFacts(
      symptoms: names.symptoms(report.symptoms, in: &symptoms), sketch: report.sketch,
      release: ReportFacts.none, system: ReportFacts.none, device: ReportFacts.none,
      messageID: ReportFacts.none)
    defer { self.facts.append(facts) }
    guard report.release != ReportFacts.none else {
      let reasons = Unclassified.Reason.allCases
      facts.device = UInt32(report.reason)
      let reason = reasons[Int(report.reason) % reasons.count]
      if unclassified.wants(digest, reason: reason) {
        unclassified.insert(
          UnclassifiedSample.Mail(
            digest: digest, path: path(), offset: row.offset, subject: texts.optionalText()),
          reason: reason)
      }
      return
    }
    facts.release = names.release(report.release, in: &gathered)
    facts.system = names.system(report.system, in: &gathered)
    facts.device = names.device(report.device, in: &gathered)
    names.bundle(report.bundle, in: &gathered)
    if report.crash != ReportFacts.none {
      crashes[digest] = names.crash(report.crash, in: &gathered)
    }
    let messageID = texts.optionalText()
    if let messageID, let place = messageIDs.append(messageID) { facts.messageID = place }
    let release = names.fingerprint(ofRelease: report.release)
    let priority = Fingerprint.mix(digest, row.digestHigh)
    // A text that leads behind the row is damage, which is found when the row is done.
    if texts.offset <= row.end,
      excerpts.wants(priority: priority, release: release, symptoms: facts.symptoms)
    {
      let excerpt = PackedExcerpt(
        priority: priority, digest: digest, path: path(), offset: row.offset, messageID: messageID,
        content: unsafe bytes.extracting(texts.offset..<row.end).withUnsafeBufferPointer {
          unsafe Array($0)
        })
      excerpts.insert(excerpt, release: release, symptoms: facts.symptoms)
    }
  }

  /// Gives the names the numbers by which they are judged, when all mail was taken.
  mutating func settleNames() {
    let (names, renumbering) = gathered.settled()
    self.names = names
    gathered = GatheredNames()
    for index in 0..<facts.count { facts[index].renumber(renumbering) }
    crashes = crashes.compactMapValues { number in
      let crash = renumbering.crash(number)
      return crash == ReportFacts.none ? nil : crash
    }
  }

  /// Forgets what only settling needs, so that its room serves the search.
  mutating func dropMessages() {
    entries = ChunkedArray()
    references = ChunkedArray()
    addresses = ChunkedArray()
  }

  /// What the records say at `now`, for the sources that were read.
  ///
  /// - Parameters:
  ///   - exposure: users by day; it serves the test of all mail of a release.
  ///   - scope: the time and the app that are reported.
  ///   - apps: what the configuration says about apps.
  ///   - listsMessages: whether `Findings.listing` is made, which takes some 30 bytes a message.
  package consuming func findings(
    now: Timestamp, sources: [SourceSummary], exposure: ExposureTable? = nil,
    scope: ReportScope = ReportScope(), apps: AppDirectory = AppDirectory(),
    listsMessages: Bool = false
  ) -> Findings {
    Judgement(
      self, now: now, sources: sources, exposure: exposure, scope: scope, apps: apps,
      listsMessages: listsMessages
    ).findings
  }
}
