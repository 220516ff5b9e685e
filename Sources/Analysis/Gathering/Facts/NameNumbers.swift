/// From the numbers of names in one batch to those of a tally, and how often each occurred.
///
/// A name is looked up once a batch: the first message that uses it gets it a number, the others are
/// counted at the end.
struct NameNumbers {
  private struct Column {
    private var numbers: [UInt32]
    /// How often each occurred behind the first time.
    private(set) var further: [Int]

    init(count: Int) {
      numbers = [UInt32](repeating: ReportFacts.none, count: count)
      further = [Int](repeating: 0, count: count)
    }

    mutating func number(_ local: UInt32, first: () -> UInt32) -> UInt32 {
      if local == ReportFacts.none { return local }
      let place = Int(local)
      if numbers[place] == ReportFacts.none {
        numbers[place] = first()
      } else {
        further[place] += 1
      }
      return numbers[place]
    }

    func forEachRest(_ body: (Int, Int) -> Void) {
      for place in further.indices where further[place] > 0 { body(place, further[place]) }
    }
  }

  private let names: FactNames
  private var releases: Column
  private var bundles: Column
  private var systems: Column
  private var devices: Column
  private var crashes: Column
  private let fingerprints: [UInt64]
  /// Whether codes have the same numbers here and there: those of the vocabulary do.
  private let hasOwnCodes: Bool

  init(_ names: FactNames) {
    self.names = names
    releases = Column(count: names.releases.count)
    bundles = Column(count: names.bundles.count)
    systems = Column(count: names.systems.count)
    devices = Column(count: names.devices.count)
    crashes = Column(count: names.crashes.count)
    fingerprints = names.releases.names.map(\.fingerprint)
    hasOwnCodes = names.symptoms.count > SymptomCodes().count
  }

  /// Whether all names that a report uses are there.
  func holds(_ report: FactReport) -> Bool {
    func isThere(_ number: UInt32, _ count: Int) -> Bool {
      number == ReportFacts.none || number < count
    }
    return isThere(report.release, names.releases.count)
      && isThere(report.bundle, names.bundles.count)
      && isThere(report.system, names.systems.count)
      && isThere(report.device, names.devices.count)
      && isThere(report.crash, names.crashes.count)
  }

  func fingerprint(ofRelease number: UInt32) -> UInt64 { fingerprints[Int(number)] }

  func symptoms(_ bits: UInt64, in codes: inout SymptomCodes) -> UInt64 {
    guard hasOwnCodes else { return bits & ((1 << UInt64(names.symptoms.count)) - 1) }
    var own: UInt64 = 0
    SymptomCodes.forEach(in: bits) { number in
      if number < names.symptoms.count { own |= codes.bits(of: [names.symptoms.symptoms[number]]) }
    }
    return own
  }

  mutating func release(_ number: UInt32, in gathered: inout GatheredNames) -> UInt32 {
    releases.number(number) { gathered.number(of: names.releases[number], count: 1) }
  }

  mutating func system(_ number: UInt32, in gathered: inout GatheredNames) -> UInt32 {
    systems.number(number) { gathered.number(of: names.systems[number], count: 1) }
  }

  mutating func device(_ number: UInt32, in gathered: inout GatheredNames) -> UInt32 {
    devices.number(number) { gathered.number(of: names.devices[number], count: 1) }
  }

  mutating func crash(_ number: UInt32, in gathered: inout GatheredNames) -> UInt32 {
    crashes.number(number) { gathered.number(ofCrash: names.crashes[number], count: 1) }
  }

  mutating func bundle(_ number: UInt32, in gathered: inout GatheredNames) {
    _ = bundles.number(number) {
      gathered.count(names.bundles[number], times: 1)
      return 0
    }
  }

  /// Counts what occurred more than once.
  func countRest(in gathered: inout GatheredNames) {
    releases.forEachRest { _ = gathered.number(of: names.releases.names[$0], count: $1) }
    systems.forEachRest { _ = gathered.number(of: names.systems.names[$0], count: $1) }
    devices.forEachRest { _ = gathered.number(of: names.devices.names[$0], count: $1) }
    crashes.forEachRest { _ = gathered.number(ofCrash: names.crashes.names[$0], count: $1) }
    bundles.forEachRest { gathered.count(names.bundles.names[$0], times: $1) }
  }
}
