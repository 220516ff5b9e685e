private import Glibc

/// Walks over the days of an inbox and finds the releases that make people complain more than they
/// should (`regressions.md`).
///
/// A night uses only mail up to its day, and what it fixed stays: so a run over the archive and a run
/// every night agree.
struct Detector {
  let inbox: SettledInbox
  /// Users by day, where they are known.
  let exposure: Exposure?
  let series: [CaseReport]
  let symptomCount: Int
  /// By symptom: the weight that it has in a budget.
  let weights: [Double]
  let totalWeight: Double

  /// By number in `Catalog.releases`; nil before its first report.
  var releases: [ReleaseHistory?]
  /// By app: numbers of its releases that are searched, the lowest version first.
  let searched: [[Int]]
  /// By app: the families of systems that its mail came from so far.
  var familiesOfApp: [Set<Int>]
  /// By app: reports by day.
  var dailyReports: [[Int: Int]]
  /// Reports over all apps, and those about each symptom.
  var all: ReleaseHistory.Sums
  var systems: SystemWindow
  /// Releases that are younger than `watchDays`.
  var watched: [Int] = []
  var alarms: [Alarm] = []
  /// Passed nothing, but worth a look; of the last night.
  var watchList: [(candidate: Candidate, qValue: Double)] = []
  var groupsTested = 0

  static let watchDays = 75
  static let leastOlder = 20
  /// Releases that are searched: those with most reports.
  ///
  /// A flood of invented names ends here.
  static let releaseLimit = 4_000

  init(_ inbox: SettledInbox, symptoms: SymptomCodes, exposure: ExposureTable? = nil) {
    self.inbox = inbox
    self.exposure = exposure.map { Exposure($0, catalog: inbox.catalog) }
    series = CaseSelection(inbox).cases
    symptomCount = symptoms.count
    weights = symptoms.symptoms.map(SymptomWeight.of)
    totalWeight = weights.reduce(0, +)
    releases = [ReleaseHistory?](repeating: nil, count: inbox.catalog.releases.count)
    all = ReleaseHistory.Sums(symptoms: symptoms.count)
    systems = SystemWindow(symptoms: symptoms.count)
    dailyReports = [[Int: Int]](repeating: [:], count: inbox.catalog.apps.count)

    var counts = [Int](repeating: 0, count: inbox.catalog.releases.count)
    for report in series { counts[report.release] += 1 }
    familiesOfApp = [Set<Int>](repeating: [], count: inbox.catalog.apps.count)
    let ranked = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$1], $0) < (counts[$0], $1) }
    let kept = Set(ranked.prefix(Self.releaseLimit))
    searched = inbox.catalog.apps.map { $0.releases.filter(kept.contains) }
  }

  /// Walks from the first day with mail to `lastDay`.
  mutating func run(through lastDay: Int) {
    let isSearched = Set(searched.joined())
    var start = 0
    guard let first = series.first else { return }
    var day = first.day
    while day <= lastDay {
      var end = start
      while end < series.count, series[end].day == day { end += 1 }
      let places = (start..<end).filter { isSearched.contains(series[$0].release) }
      if !places.isEmpty { take(places, day: day) }
      closeDay(day)
      judge(day: day)
      start = end
      day += 1
      if watched.isEmpty {
        // Nothing is left to be judged until mail comes again.
        guard start < series.count else { break }
        day = max(day, series[start].day)
      }
    }
  }
}
