/// First contacts on one day.
package struct DayCount: Hashable, Sendable {
  /// Days since 1970-01-01, UTC.
  package var day: Int
  package var reports: Int

  package init(day: Int, reports: Int) {
    self.day = day
    self.reports = reports
  }
}
