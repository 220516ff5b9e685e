/// How much more often a symptom is reported from one system version lately, over all apps and
/// releases: a new system that breaks things everywhere (`regressions.md`, section 3).
struct SystemWindow {
  private struct Day {
    let day: Int
    /// By symptom: reports on it.
    var seen: [Double]
    /// By symptom: the odds that were expected of the reports not on it.
    var expected: [Double]
  }

  private static let length = 14
  private let symptoms: Int
  /// By number of the system version: its last days.
  private var days: [Int: [Day]] = [:]

  init(symptoms: Int) { self.symptoms = symptoms }

  /// Takes away what a report, of which a fault is known now, added to what was seen.
  mutating func removeSeen(_ report: CaseReport, version: Int) {
    guard let place = days[version]?.firstIndex(where: { $0.day == report.day }) else { return }
    SymptomCodes.forEach(in: report.counted) { days[version]?[place].seen[$0] -= 1 }
  }

  /// Adds a report of which `odds` were expected.
  mutating func add(_ report: CaseReport, version: Int, odds: [Double]) {
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

  /// By symptom: the factor on `day`.
  func factors(version: Int, day: Int) -> [Double] {
    var seen = [Double](repeating: 0, count: symptoms)
    var expected = seen
    for other in days[version] ?? [] where other.day + Self.length > day && other.day <= day {
      for symptom in 0..<symptoms {
        seen[symptom] += other.seen[symptom]
        expected[symptom] += other.expected[symptom]
      }
    }
    return (0..<symptoms).map { (2.5 + max(seen[$0], 0)) / (2.5 + max(expected[$0], 0)) }
  }
}
