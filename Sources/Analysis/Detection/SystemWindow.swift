/// How much more often a symptom is reported from one system version lately, over all apps and
/// releases: a new system that breaks things everywhere (`regressions.md`, section 3).
///
/// What a release itself added is left out of its own factor: else a fault of a release that most
/// people have by now, on the system that most people have, passes for a fault of that system.
struct SystemWindow {
  private struct Day {
    let day: Int
    /// By symptom: reports on it.
    var seen: [Double]
    /// By symptom: the odds that were expected of the reports not on it.
    var expected: [Double]
  }

  /// The reports of one release on a day, of all of which the same odds were expected.
  private struct Part {
    let day: Int
    let odds: [Double]
    var reports: [(symptoms: UInt64, counted: UInt64)] = []
  }

  private struct Source: Hashable {
    let version: Int
    let release: Int
  }

  private static let length = 14
  private let symptoms: Int
  /// By number of the system version: its last days.
  private var days: [Int: [Day]] = [:]
  private var parts: [Source: [Part]] = [:]

  init(symptoms: Int) { self.symptoms = symptoms }

  /// Takes away what a report, of which a fault is known now, added to what was seen.
  mutating func removeSeen(_ report: CaseReport, version: Int) {
    guard let place = days[version]?.firstIndex(where: { $0.day == report.day }) else { return }
    SymptomCodes.forEach(in: report.counted) { days[version]?[place].seen[$0] -= 1 }
    let source = Source(version: version, release: report.release)
    guard let part = parts[source]?.firstIndex(where: { $0.day == report.day }),
      let own = parts[source]?[part].reports.firstIndex(where: {
        $0.symptoms == report.symptoms && $0.counted == report.counted
      })
    else { return }
    parts[source]?[part].reports[own].counted = 0
  }

  /// Forgets which reports were a release's, when it is watched no longer.
  mutating func forgetParts(release: Int) {
    parts = parts.filter { $0.key.release != release }
  }

  /// Adds a report of which `odds` were expected, as of all of its release and day.
  mutating func add(_ report: CaseReport, version: Int, odds: [Double]) {
    addPart(report, version: version, odds: odds)
    var list = days.removeValue(forKey: version) ?? []
    defer { days[version] = list }
    list.removeAll { $0.day + Self.length <= report.day }
    let place: Int
    if let known = list.lastIndex(where: { $0.day == report.day }) {
      place = known
    } else {
      list.append(
        Day(
          day: report.day, seen: [Double](repeating: 0, count: symptoms),
          expected: [Double](repeating: 0, count: symptoms)))
      place = list.count - 1
    }
    for symptom in 0..<symptoms {
      let bit: UInt64 = 1 << UInt64(symptom)
      if report.counted & bit != 0 {
        list[place].seen[symptom] += 1
      } else if report.symptoms & bit == 0 {
        list[place].expected[symptom] += odds[symptom]
      }
    }
  }

  private mutating func addPart(_ report: CaseReport, version: Int, odds: [Double]) {
    let source = Source(version: version, release: report.release)
    var list = parts.removeValue(forKey: source) ?? []
    defer { parts[source] = list }
    list.removeAll { $0.day + Self.length <= report.day }
    if list.last?.day != report.day { list.append(Part(day: report.day, odds: odds)) }
    list[list.count - 1].reports.append((report.symptoms, report.counted))
  }

  /// By symptom: the factor on `day`, by the mail of all releases but one.
  func factors(version: Int, day: Int, without release: Int) -> [Double] {
    var seen = [Double](repeating: 0, count: symptoms)
    var expected = seen
    for other in days[version] ?? [] where other.day + Self.length > day && other.day <= day {
      for symptom in 0..<symptoms {
        seen[symptom] += other.seen[symptom]
        expected[symptom] += other.expected[symptom]
      }
    }
    for own in parts[Source(version: version, release: release)] ?? []
    where own.day + Self.length > day && own.day <= day {
      let reports = Double(own.reports.count)
      for symptom in 0..<symptoms { expected[symptom] -= reports * own.odds[symptom] }
      for report in own.reports {
        SymptomCodes.forEach(in: report.symptoms) { expected[$0] += own.odds[$0] }
        SymptomCodes.forEach(in: report.counted) { seen[$0] -= 1 }
      }
    }
    return (0..<symptoms).map { (2.5 + max(seen[$0], 0)) / (2.5 + max(expected[$0], 0)) }
  }
}
