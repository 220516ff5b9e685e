/// One app over the whole period.
package struct AppSummary: Hashable, Sendable {
  package var name: String
  package var bundleID: String?
  /// The highest version with mail, or nil when no mail names one.
  package var newest: String?
  /// The state of the newest release.
  package var state: ReleaseState
  /// First contacts.
  package var reports: Int
  /// People who sent them.
  package var reporters: Int
  /// First contacts without an answer; nil when the inbox holds no staff mail.
  package var unanswered: Int?

  package init(
    name: String, bundleID: String?, newest: String?, state: ReleaseState, reports: Int,
    reporters: Int, unanswered: Int?
  ) {
    self.name = name
    self.bundleID = bundleID
    self.newest = newest
    self.state = state
    self.reports = reports
    self.reporters = reporters
    self.unanswered = unanswered
  }
}
