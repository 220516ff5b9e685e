/// First contacts that name no app.
package struct Unclassified: Hashable, Sendable {
  /// Why no app was found; the raw value is the code in reports.
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    case noTrailer = "no-trailer"
    case trailerRemoved = "trailer-removed"
    case unknownApp = "unknown-app"
    case damaged
    case noDate = "no-date"
  }

  /// One mail to look at.
  package struct Example: Hashable, Sendable {
    package var path: String
    package var offset: Int
    package var reason: Reason

    package init(path: String, offset: Int, reason: Reason) {
      self.path = path
      self.offset = offset
      self.reason = reason
    }
  }

  package var reports = 0
  package var reasons: [Reason: Int] = [:]
  package var examples: [Example] = []
  /// Beginnings of subjects that look like app names, most frequent first, at most 3.
  package var candidates: [String] = []

  package init() {}
}
