/// What can be said of a release (`report.md`, section 1).
package enum ReleaseState: String, CaseIterable, Hashable, Sendable {
  /// An unresolved regression that is large and sure.
  case broken
  /// Any other unresolved regression.
  case watch
  /// Had a regression that is over.
  case resolved
  /// Nothing unusual.
  case usual
  /// Too few reports to say anything.
  case few
}
