private import Glibc

extension Detector {
  /// Whether a fault is over: no further report for long, or a later release is fine and has taken
  /// over (`regressions.md`, section 8).
  ///
  /// - Parameter days: of its reports.
  func isResolved(_ alarm: Alarm, days: [Int], day: Int) -> Bool {
    guard let first = days.first, let last = days.last else { return true }
    let gap = days.count > 1 ? Double(last - first) / Double(days.count - 1) : 0
    if Double(day - last) >= max(14, 4 * gap) { return true }
    guard let symptom = alarm.symptom else { return false }
    let app = inbox.catalog.releases[alarm.release].app
    let recent = searched[app].map { ($0, reports(of: $0, after: day - 14)) }
    let total = recent.reduce(0) { $0 + $1.1 }
    for (release, count) in recent {
      guard release > (alarm.releases.max() ?? alarm.release), total > 0, count * 2 >= total,
        let history = releases[release], day - history.firstDay >= 10,
        let sums = history.nodes[alarm.node] ?? history.nodes[.everywhere],
        let evidence = sums.evidence(
          of: symptom, variance: history.variances[symptom])
      else { continue }
      if evidence.logarithm < 0 { return true }
    }
    return false
  }

  /// The days of the reports in an alarm, in order.
  func daysOfReports(_ alarm: Alarm) -> [Int] {
    var days: [Int] = []
    for release in alarm.releases {
      for place in releases[release]?.cases ?? [] {
        let report = series[place]
        if alarm.symptom == nil || takes(alarm, report) { days.append(report.day) }
      }
    }
    return days.sorted()
  }

  /// Reports of a release after a day.
  private func reports(of release: Int, after day: Int) -> Int {
    guard let cases = releases[release]?.cases else { return 0 }
    return cases.reversed().prefix { series[$0].day > day }.count
  }
}
