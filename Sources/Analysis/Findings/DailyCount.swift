/// First contacts of one release on one day.
package struct DailyCount: Hashable, Sendable {
  /// Days since 1970-01-01, UTC.
  package var day: Int
  package var app: String
  package var version: String
  package var reports: Int

  package init(day: Int, app: String, version: String, reports: Int) {
    self.day = day
    self.app = app
    self.version = version
    self.reports = reports
  }
}
