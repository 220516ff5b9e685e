package import Bytes

/// One release of an app.
package struct ReleaseSummary: Hashable, Sendable {
  package var app: String
  package var version: String
  package var state: ReleaseState
  /// The day of the release, as the configuration says.
  package var released: Timestamp?
  /// The first mail; nil when the release was there before the period began.
  package var firstSeen: Timestamp?
  package var lastSeen: Timestamp
  package var reports: Int
  package var reporters: Int
  /// First contacts in its first 14 days; nil when these are not over or not all in the period.
  package var firstFourteenDays: Int?

  package init(
    app: String, version: String, state: ReleaseState, released: Timestamp? = nil,
    firstSeen: Timestamp?, lastSeen: Timestamp, reports: Int, reporters: Int,
    firstFourteenDays: Int?
  ) {
    self.app = app
    self.version = version
    self.state = state
    self.released = released
    self.firstSeen = firstSeen
    self.lastSeen = lastSeen
    self.reports = reports
    self.reporters = reporters
    self.firstFourteenDays = firstFourteenDays
  }
}
