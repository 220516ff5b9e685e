import Bytes
package import Records

/// Packs what a report needs of messages, one after another.
package struct FactBatchWriter: ~Copyable {
  private var names = FactNames()
  private var rows = ByteBuffer(capacity: 1 << 16)
  private var row = ByteBuffer()
  private var count = 0

  /// Ids and addresses of one message that are looked at: the first and the last of a longer list.
  private static let referenceLimit = 64
  private static let addressLimit = 16

  package init() {}

  /// Appends a message.
  ///
  /// - Parameter size: the bytes for which it counts in its mailbox, when these aren't its own.
  package mutating func append(_ record: borrowing MessageRecord, size: Int? = nil) {
    let date = BelievedDate(date: record.date, received: record.received)
    var entry = MessageEntry(
      messageID: Self.hash(record.messageID),
      digest: record.digest.low == 0 ? 1 : record.digest.low,
      sender: Person.hash(record.from), date: date.seconds, received: date.received,
      subject: SubjectKey.hash(record.subject), kind: record.kind, flags: [], referenceCount: 0,
      addressCount: 0)
    if date.isRedated { entry.flags.insert(.redated) }
    let references = Self.references(of: record)
    let addresses = Self.addresses(of: record, sender: entry.sender, flags: &entry.flags)
    entry.referenceCount = UInt8(references.count)
    entry.addressCount = UInt8(addresses.count)
    row.removeAll()
    FactRow.pack(
      entry, digestHigh: record.digest.high, warnings: record.warnings, offset: record.offset,
      bytes: size ?? record.bytes, into: &row)
    for hash in references { row.append(packed: hash) }
    for hash in addresses { row.append(packed: hash) }
    if record.kind == .report { packReport(record) }
    closeRow()
  }

  /// Appends a message that counts nowhere but in its mailbox.
  package mutating func appendIgnored(offset: Int, size: Int) {
    let entry = MessageEntry(
      messageID: 0, digest: 0, sender: 0, date: 0, received: 0, subject: 0, kind: .auto,
      flags: .ignored, referenceCount: 0, addressCount: 0)
    row.removeAll()
    FactRow.pack(entry, digestHigh: 0, warnings: [], offset: offset, bytes: size, into: &row)
    closeRow()
  }

  /// Appends a message of another batch; false when its row is damaged.
  mutating func append(_ other: FactRow, of bytes: Span<UInt8>, names theirs: FactNames) -> Bool {
    row.removeAll()
    row.append(bytes.extracting(other.start..<other.report))
    if other.entry.kind == .report {
      var reader = PackedReader(bytes, from: other.report)
      var report = FactReport(&reader)
      guard !reader.isDamaged, reader.offset <= other.end, renumber(&report, from: theirs) else {
        return false
      }
      report.pack(into: &row)
      row.append(bytes.extracting(reader.offset..<other.end))
    }
    closeRow()
    return true
  }

  /// What was appended.
  package consuming func finished() -> FactBatch {
    var whole = ByteBuffer(capacity: rows.count + 4096)
    whole.append(packed: UInt32(truncatingIfNeeded: count))
    names.pack(into: &whole)
    whole.append(rows)
    return FactBatch(bytes: whole.bytes)
  }

  private mutating func closeRow() {
    rows.append(packed: UInt32(truncatingIfNeeded: row.count))
    rows.append(row)
    count += 1
  }

  // MARK: - First contacts

  private mutating func packReport(_ record: borrowing MessageRecord) {
    var report = FactReport()
    report.symptoms = names.symptoms.bits(of: record.symptoms)
    guard let release = GatheredNames.Release(record.app) else {
      let reason = Unclassified.Reason.of(record)
      report.reason = UInt8(Unclassified.Reason.allCases.firstIndex(of: reason) ?? 0)
      report.pack(into: &row)
      row.append(packedOptional: record.subject)
      return
    }
    report.release = names.releases.number(of: release)
    if let bundle = GatheredNames.Bundle(record.app, of: release) {
      report.bundle = names.bundles.number(of: bundle)
    }
    if record.evidence.os != .mailer, let system = InboxNames.System(record.os) {
      report.system = names.systems.number(of: system)
    }
    if let device = GatheredNames.device(record.device) {
      report.device = names.devices.number(of: device)
    }
    if let signature = record.crash?.signature, !signature.isEmpty {
      report.crash = names.crashes.number(of: GatheredNames.crash(signature))
    }
    report.sketch = TextSketch(record.text)
    report.pack(into: &row)
    row.append(packedOptional: record.messageID)
    Excerpt.pack(record, into: &row)
  }

  /// Gives the names of another batch our numbers; false when one isn't there.
  private mutating func renumber(_ report: inout FactReport, from theirs: FactNames) -> Bool {
    guard report.release != ReportFacts.none else { return true }
    func isThere(_ number: UInt32, in count: Int) -> Bool {
      number == ReportFacts.none || number < count
    }
    guard isThere(report.release, in: theirs.releases.count),
      isThere(report.bundle, in: theirs.bundles.count),
      isThere(report.system, in: theirs.systems.count),
      isThere(report.device, in: theirs.devices.count),
      isThere(report.crash, in: theirs.crashes.count)
    else { return false }
    var codes: [Symptom] = []
    SymptomCodes.forEach(in: report.symptoms) { number in
      if number < theirs.symptoms.count { codes.append(theirs.symptoms.symptoms[number]) }
    }
    report.symptoms = names.symptoms.bits(of: codes)
    report.release = names.releases.number(of: theirs.releases[report.release])
    if report.bundle != ReportFacts.none {
      report.bundle = names.bundles.number(of: theirs.bundles[report.bundle])
    }
    if report.system != ReportFacts.none {
      report.system = names.systems.number(of: theirs.systems[report.system])
    }
    if report.device != ReportFacts.none {
      report.device = names.devices.number(of: theirs.devices[report.device])
    }
    if report.crash != ReportFacts.none {
      report.crash = names.crashes.number(of: theirs.crashes[report.crash])
    }
    return true
  }

  // MARK: - Whom and what a message refers to

  private static func references(of record: borrowing MessageRecord) -> [UInt64] {
    var hashes: [UInt64] = []
    let total = record.references.count
    for (place, id) in record.references.enumerated()
    where total <= referenceLimit || place < referenceLimit / 2
      || place >= total - referenceLimit / 2
    {
      hashes.append(hash(id))
    }
    for id in record.inReplyTo.prefix(8) where !record.references.contains(id) {
      hashes.append(hash(id))
    }
    return hashes
  }

  /// Where answers go, if that differs from the sender, and recipients.
  private static func addresses(
    of record: borrowing MessageRecord, sender: UInt64, flags: inout MessageEntry.Flags
  ) -> [UInt64] {
    switch record.kind {
    case .report, .reply, .staff: break
    case .auto, .bounce, .bulk, .spam: return []
    }
    var hashes: [UInt64] = []
    let replyTo = Person.hash(record.replyTo)
    if replyTo != 0, replyTo != sender {
      flags.insert(.hasReplyTo)
      hashes.append(replyTo)
    }
    for recipient in record.to.prefix(addressLimit) {
      let person = Person.hash(recipient)
      if person != 0 { hashes.append(person) }
    }
    return hashes
  }

  private static func hash(_ messageID: String?) -> UInt64 {
    guard let messageID, !messageID.isEmpty else { return 0 }
    return Fingerprint.of(messageID)
  }
}
