import Bytes
import Records

/// A tally after all that needs the whole inbox was settled: copies, dates, support addresses,
/// threads, people.
struct SettledInbox {
  let catalog: Catalog
  let places: Places
  let hasStaff: Bool
  /// First contacts that name an app, by time; those without a day last.
  private(set) var reports: [SettledReport] = []
  private(set) var totals = Totals()
  private(set) var reasons: [Unclassified.Reason: Int] = [:]
  /// Digests of the unclassified first contacts.
  private(set) var unclassified: Set<UInt64> = []
  /// How many of these there are, by day since 1970-01-01.
  private(set) var unclassifiedDays: [Int: Int] = [:]
  /// Seconds since 1970 of the earliest and the latest message, whether counted or not; 0: none has
  /// a day.
  private(set) var firstTime: UInt32 = 0
  private(set) var lastTime: UInt32 = 0
  /// People who sent `reports`.
  private(set) var people = 0
  /// All messages, where a report lists them.
  private(set) var listing: MessageListing?
  /// By number of the facts: the place in `listing`; the greatest number: none.
  private(set) var listedFacts: [UInt32] = []
  /// By number in `Catalog.apps`: whether it is reported.
  let includesApp: [Bool]

  init(
    _ tally: borrowing Tally, now: Timestamp, scope: ReportScope,
    apps: AppDirectory = AppDirectory(), listsMessages: Bool = false
  ) {
    let order = MessageOrder(tally.entries, now: now, scope: scope)
    let starts = Starts(tally)
    let staff = StaffAddresses(tally, order: order, addressStarts: starts.addresses)
    var kinds: [MessageKind] = []
    var senders: [UInt64] = []
    for index in 0..<tally.entries.count {
      let (kind, sender) = Self.role(
        of: index, tally, staff: staff, addressStart: Int(starts.addresses[index]))
      kinds.append(kind)
      senders.append(sender)
    }
    let threads = Threads(
      tally, order: order, kinds: kinds, senders: senders, referenceStarts: starts.references,
      addressStarts: starts.addresses)

    totals.messages = order.messages
    totals.duplicates = order.duplicates
    totals.redated = order.redated
    hasStaff = order.entries.contains { kinds[Int($0)] == .staff }
    var counts = [Int](repeating: 0, count: tally.names.releases.count)
    let repeats = RepeatedReports(
      tally, order: order, kinds: kinds, senders: senders, facts: starts.facts)
    totals.duplicates += repeats.originals.keys.count {
      scope.counts(order.times[Int($0)])
    }
    for index in order.entries where kinds[Int(index)] == .report && !repeats.contains(index) {
      let release = tally.facts[Int(starts.facts[Int(index)])].release
      if release != ReportFacts.none { counts[Int(release)] += 1 }
    }
    reports.reserveCapacity(counts.reduce(0, +))
    catalog = Catalog(tally.names, counts: counts, directory: apps)
    includesApp = catalog.apps.map(scope.includes)
    places = Places(tally.names)

    var persons: [UInt64: UInt32] = [:]
    var reporters: Set<UInt32> = []
    for index in order.entries where !repeats.contains(index) {
      let entry = Int(index)
      let kind = kinds[entry]
      let isCounted = scope.counts(order.times[entry])
      if isCounted { totals.kinds[kind, default: 0] += 1 }
      extendPeriod(to: order.times[entry])
      guard kind == .report else { continue }
      let facts = tally.facts[Int(starts.facts[entry])]
      guard facts.release != ReportFacts.none else {
        guard isCounted else { continue }
        totals.unclassified += 1
        let reasons = Unclassified.Reason.allCases
        self.reasons[reasons[Int(facts.device) % reasons.count], default: 0] += 1
        unclassified.insert(tally.entries[entry].digest)
        if order.times[entry] > 0 {
          unclassifiedDays[Int(order.times[entry]) / 86_400, default: 0] += 1
        }
        continue
      }
      // A mail without an address is a person of its own.
      let sender =
        senders[entry] != 0 ? senders[entry] : Fingerprint.of(tally.entries[entry].digest, 3)
      let person = persons[sender] ?? UInt32(persons.count)
      persons[sender] = person
      let release = catalog.numbers[Int(facts.release)]
      let isInScope = isCounted && includesApp[catalog.releases[release].app]
      if isInScope {
        totals.reports += 1
        reporters.insert(person)
      }
      reports.append(
        SettledReport(
          time: order.times[entry], release: Int32(release),
          system: facts.system == ReportFacts.none ? -1 : Int32(facts.system),
          device: facts.device == ReportFacts.none
            ? -1 : Int32(places.deviceNumbers[Int(facts.device)]),
          symptoms: facts.symptoms, person: person, isAnswered: threads.isAnswered(entry),
          isInScope: isInScope, digest: tally.entries[entry].digest, messageID: facts.messageID,
          facts: starts.facts[entry]))
    }
    people = persons.count
    totals.reporters = reporters.count
    Bursts.mark(&reports, sketches: tally.facts, catalog: catalog)
    guard listsMessages else { return }
    var list = MessageListing(catalog, hasStaff: hasStaff, people: persons)
    var places = [UInt32](repeating: .max, count: tally.entries.count)
    func append(_ entry: Int, original: UInt32?) {
      guard scope.reaches(order.times[entry]), scope.counts(order.times[entry]) else { return }
      let isReport = kinds[entry] == .report
      let number = isReport ? starts.facts[entry] : ReportFacts.none
      let release = isReport ? tally.facts[Int(number)].release : ReportFacts.none
      if isReport, scope.app != nil {
        guard release != ReportFacts.none, catalog.numbers[Int(release)] >= 0,
          includesApp[catalog.releases[catalog.numbers[Int(release)]].app]
        else { return }
      }
      places[entry] = UInt32(list.count)
      list.append(
        MessageListing.Row(
          place: UInt32(entry), time: order.times[entry],
          original: original.map { places[Int($0)] } ?? .max,
          release: release == ReportFacts.none ? -1 : Int32(catalog.numbers[Int(release)]),
          kind: kinds[entry], isAnswered: threads.isAnswered(entry)),
        sender: senders[entry] != 0
          ? senders[entry] : Fingerprint.of(tally.entries[entry].digest, 3))
    }
    for index in order.entries { append(Int(index), original: repeats.originals[index]) }
    for (copy, original) in order.resolvedCopies() { append(Int(copy), original: original) }
    listedFacts = [UInt32](repeating: .max, count: tally.facts.count)
    for entry in 0..<tally.entries.count where tally.entries[entry].kind == .report {
      listedFacts[Int(starts.facts[entry])] = places[entry]
    }
    listing = list
  }

  private mutating func extendPeriod(to time: UInt32) {
    guard time > 0 else { return }
    if firstTime == 0 || time < firstTime { firstTime = time }
    lastTime = max(lastTime, time)
  }

  /// What a message is and whose it is, once the support addresses are known.
  private static func role(
    of index: Int, _ tally: borrowing Tally, staff: StaffAddresses, addressStart: Int
  ) -> (MessageKind, UInt64) {
    let entry = tally.entries[index]
    guard entry.kind == .report || entry.kind == .reply, staff.contains(entry.sender) else {
      return (entry.kind, entry.sender)
    }
    // A web form or a group writes in the name of the support address for somebody else.
    if entry.flags.contains(.hasReplyTo) {
      let person = tally.addresses[addressStart]
      if !staff.contains(person) { return (entry.kind, person) }
    }
    return (.staff, entry.sender)
  }

  /// Where each entry's facts, references and addresses begin.
  private struct Starts {
    var facts: [UInt32] = []
    var references: [UInt32] = []
    var addresses: [UInt32] = []

    init(_ tally: borrowing Tally) {
      var next: (facts: UInt32, references: UInt32, addresses: UInt32) = (0, 0, 0)
      for index in 0..<tally.entries.count {
        let entry = tally.entries[index]
        facts.append(next.facts)
        references.append(next.references)
        addresses.append(next.addresses)
        if entry.kind == .report { next.facts += 1 }
        next.references += UInt32(entry.referenceCount)
        next.addresses += UInt32(entry.addressCount)
      }
    }
  }
}
