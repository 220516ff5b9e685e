/// What the search knows of one release, day by day.
final class ReleaseHistory {
  /// Sums over its reports outside of reported faults: how many there are, how many are about each
  /// symptom, and for how many of these the report counts.
  struct Sums {
    var reports = 0.0
    var about: [Double]
    var counted: [Double]

    init(symptoms: Int) {
      about = [Double](repeating: 0, count: symptoms)
      counted = [Double](repeating: 0, count: symptoms)
    }

    mutating func add(_ report: CaseReport, times: Double = 1) {
      reports += times
      SymptomCodes.forEach(in: report.symptoms) { about[$0] += times }
      SymptomCodes.forEach(in: report.counted) { counted[$0] += times }
    }
  }

  let number: Int
  let app: Int
  let firstDay: Int
  let order: VersionOrder
  /// Reports by day.
  var daily: [Int: Int] = [:]
  /// All days.
  var sums: Sums
  /// The last day with reports, and the one with reports before that.
  var today: (day: Int, sums: Sums)
  var before: (day: Int, sums: Sums)
  /// All reports, those of reported faults too.
  var reports = 0
  var reportsToday = 0
  /// Symptoms of which a fault of this release was reported.
  var reported: UInt64 = 0
  /// Places of its reports in the series of cases.
  var cases: [Int] = []

  /// Whether its older releases had enough mail for a comparison.
  var isTested = false
  /// By symptom: the variance of the logarithm of the odds, when they were taken last.
  var variances: [Double]
  var nodes: [Node: NodeEvidence] = [:]
  /// Its reports with the odds that were expected, while it is watched.
  var watched: [(place: Int, stratum: Stratum)] = []
  var isWatched = true
  /// What the last night found, strongest first.
  var candidates: [Candidate] = []
  var needsJudgement = false
  var volume = VolumeSeries()

  init(number: Int, app: Int, firstDay: Int, order: VersionOrder, symptoms: Int) {
    self.number = number
    self.app = app
    self.firstDay = firstDay
    self.order = order
    sums = Sums(symptoms: symptoms)
    today = (firstDay, sums)
    before = (firstDay - 2, sums)
    variances = [Double](repeating: 1, count: symptoms)
  }

  /// Takes a report of `day`, which is never before the days of earlier ones.
  func add(_ report: CaseReport, place: Int) {
    if today.day != report.day {
      before = today
      today = (report.day, Sums(symptoms: variances.count))
      reportsToday = 0
    }
    cases.append(place)
    reports += 1
    reportsToday += 1
    daily[report.day, default: 0] += 1
    guard report.symptoms & reported == 0 else { return }
    sums.add(report)
    today.sums.add(report)
  }

  /// Leaves the reports about a symptom out of all sums from now on.
  ///
  /// - Returns: places of the reports that were left out now.
  func markReported(_ symptom: Int, in series: [CaseReport]) -> [Int] {
    let bit: UInt64 = 1 << UInt64(symptom)
    guard reported & bit == 0 else { return [] }
    let dropped = cases.filter {
      series[$0].symptoms & bit != 0 && series[$0].symptoms & reported == 0
    }
    for place in dropped {
      let report = series[place]
      sums.add(report, times: -1)
      if report.day == today.day { today.sums.add(report, times: -1) }
      if report.day == before.day { before.sums.add(report, times: -1) }
    }
    reported |= bit
    return dropped
  }
}
