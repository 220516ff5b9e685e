package import Bytes
import Records

/// What a report is about: a time, an app, or all mail.
///
/// It limits what is reported and counted, never what the search for regressions learns from: that
/// is all mail up to the end of the scope.
package struct ReportScope: Hashable, Sendable {
  /// The first moment; nil: from the first mail on.
  package var since: Timestamp?
  /// The last moment; nil: no end.
  ///
  /// Later mail is passed over altogether, as if the report were made on that evening.
  package var until: Timestamp?
  /// The name or bundle identifier of the only app; nil: all apps.
  package var app: String?

  package init(since: Timestamp? = nil, until: Timestamp? = nil, app: String? = nil) {
    self.since = since
    self.until = until
    self.app = app
  }
}

extension ReportScope {
  /// Whether mail at this time is there at all; 0: no day.
  func reaches(_ time: UInt32) -> Bool {
    guard let until else { return true }
    return time > 0 && Int64(time) <= until.seconds
  }

  /// Whether mail at this time, which the scope reaches, is counted; 0: no day.
  func counts(_ time: UInt32) -> Bool {
    guard let since else { return true }
    return time > 0 && Int64(time) >= since.seconds
  }

  /// Whether an app is reported.
  func includes(_ other: Catalog.App) -> Bool {
    guard let app else { return true }
    let key = CleanName.key(app)
    return CleanName.key(other.name) == key || other.bundleID.map(CleanName.key) == key
  }
}
