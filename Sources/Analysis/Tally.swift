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

  /// Ids and addresses of one message that are looked at: the first and the last of a longer list.
  private static let referenceLimit = 64
  private static let addressLimit = 16

  /// - Parameter until: the end of what will be reported, which needs no room for later mail.
  package init(until: Timestamp? = nil) { end = until.map { UInt32(clamping: $0.seconds) } }

  /// Takes one record; false when it lies behind the end and isn't needed.
  @discardableResult package mutating func add(_ record: MessageRecord) -> Bool {
    let date = BelievedDate(date: record.date, received: record.received)
    if let end, date.seconds > end, date.received == 0 || date.received > end { return false }
    let digest = record.digest.low == 0 ? 1 : record.digest.low
    var entry = MessageEntry(
      messageID: Self.hash(record.messageID), digest: digest, sender: Person.hash(record.from),
      date: 0, received: 0, subject: SubjectKey.hash(record.subject), kind: record.kind, flags: [],
      referenceCount: 0, addressCount: 0)
    entry.date = date.seconds
    entry.received = date.received
    if date.isRedated { entry.flags.insert(.redated) }
    addReferences(of: record, to: &entry)
    addAddresses(of: record, to: &entry)
    for warning in record.warnings.list { warnings[warning, default: 0] += 1 }
    entries.append(entry)
    if record.kind == .report { addReport(record, digest: digest) }
    return true
  }

  private mutating func addReferences(of record: MessageRecord, to entry: inout MessageEntry) {
    var count = 0
    func isLookedAt(_ place: Int, of total: Int) -> Bool {
      total <= Self.referenceLimit || place < Self.referenceLimit / 2
        || place >= total - Self.referenceLimit / 2
    }
    for (place, id) in record.references.enumerated()
    where isLookedAt(place, of: record.references.count) {
      references.append(Self.hash(id))
      count += 1
    }
    for id in record.inReplyTo.prefix(8) where !record.references.contains(id) {
      references.append(Self.hash(id))
      count += 1
    }
    entry.referenceCount = UInt8(count)
  }

  private mutating func addAddresses(of record: MessageRecord, to entry: inout MessageEntry) {
    switch record.kind {
    case .report, .reply, .staff: break
    case .auto, .bounce, .bulk, .spam: return
    }
    var count = 0
    let replyTo = Person.hash(record.replyTo)
    if replyTo != 0, replyTo != entry.sender {
      entry.flags.insert(.hasReplyTo)
      addresses.append(replyTo)
      count += 1
    }
    for recipient in record.to.prefix(Self.addressLimit) {
      let person = Person.hash(recipient)
      guard person != 0 else { continue }
      addresses.append(person)
      count += 1
    }
    entry.addressCount = UInt8(count)
  }

  private mutating func addReport(_ record: MessageRecord, digest: UInt64) {
    let bits = symptoms.bits(of: record.symptoms)
    let release = gathered.release(of: record.app)
    var report = ReportFacts(
      symptoms: bits, sketch: .none, release: release?.number ?? ReportFacts.none,
      system: ReportFacts.none,
      device: ReportFacts.none, messageID: ReportFacts.none)
    if let release {
      report.sketch = TextSketch(record.text)
      if record.evidence.os != .mailer { report.system = gathered.systemNumber(of: record.os) }
      report.device = gathered.deviceNumber(of: record.device)
      if let id = record.messageID, let place = messageIDs.append(id) { report.messageID = place }
      if let signature = record.crash?.signature, !signature.isEmpty {
        crashes[digest] = gathered.crashNumber(of: signature)
      }
      let priority = Fingerprint.mix(record.digest.low, record.digest.high)
      if excerpts.wants(priority: priority, release: release.hash, symptoms: bits) {
        excerpts.insert(Excerpt(record), release: release.hash, symptoms: bits)
      }
    } else {
      let reason = Unclassified.Reason.of(record)
      report.device = UInt32(Unclassified.Reason.allCases.firstIndex(of: reason) ?? 0)
      unclassified.insert(record, reason: reason)
    }
    facts.append(report)
  }

  private static func hash(_ messageID: String?) -> UInt64 {
    guard let messageID, !messageID.isEmpty else { return 0 }
    return Fingerprint.of(messageID)
  }

  /// Takes all that another tally has taken; the result is that of adding its records one by one.
  package mutating func merge(_ other: consuming Tally) {
    let renumbering = gathered.merge(other.gathered)
    var symptomNumbers: [Int] = []
    for symptom in other.symptoms.symptoms {
      symptomNumbers.append(symptoms.bits(of: [symptom]).trailingZeroBitCount)
    }
    let idsBefore = UInt32(truncatingIfNeeded: messageIDs.count)
    for index in 0..<other.facts.count {
      var report = other.facts[index]
      var bits: UInt64 = 0
      SymptomCodes.forEach(in: report.symptoms) { number in
        if symptomNumbers[number] < 64 { bits |= 1 << UInt64(symptomNumbers[number]) }
      }
      report.symptoms = bits
      report.renumber(renumbering)
      if report.messageID != ReportFacts.none { report.messageID &+= idsBefore }
      facts.append(report)
    }
    entries.append(contentsOf: other.entries)
    references.append(contentsOf: other.references)
    addresses.append(contentsOf: other.addresses)
    messageIDs.append(contentsOf: other.messageIDs)
    for (digest, crash) in other.crashes { crashes[digest] = renumbering.crash(crash) }
    excerpts.merge(other.excerpts) { symptom in
      if symptom == ExcerptStore.noSymptom { return symptom }
      let number = symptomNumbers[Int(symptom)]
      return number < 64 ? UInt8(number) : nil
    }
    unclassified.merge(other.unclassified)
    warnings.merge(other.warnings, uniquingKeysWith: +)
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
