import Analysis

/// The answer to the first question, whether something is broken and what.
enum Verdict: Sendable {
  /// No message at all.
  case noMail
  /// Mail, but no first contact that names an app; with the number of first contacts.
  case noApp(Int)
  /// Releases are broken; the worst leads.
  case broken(Regression, releases: Int)
  /// Nothing is broken, something is to be watched.
  case watch(Regression, releases: Int)
  /// One app with one release: there is nothing to compare with.
  case oneRelease(Overview.App)
  /// No newest release has enough mail to say anything.
  case tooFew
  /// The newest releases are as usual.
  case usual

  init(_ overview: Overview) {
    let findings = overview.findings
    if let lead = overview.unresolved.first {
      let level =
        overview.unresolved.contains { $0.level == .broken } ? Regression.Level.broken : .watch
      let leader = overview.unresolved.first { $0.level == level } ?? lead
      let releases = Self.releases(of: overview.unresolved.filter { $0.level == level })
      self =
        level == .broken ? .broken(leader, releases: releases) : .watch(leader, releases: releases)
    } else if findings.totals.messages == 0 {
      self = .noMail
    } else if overview.apps.isEmpty {
      self = .noApp(overview.firstContacts)
    } else if overview.apps.count == 1, overview.apps[0].releases.count <= 1 {
      self = .oneRelease(overview.apps[0])
    } else if overview.apps.allSatisfy({ $0.summary.state == .few }) {
      self = .tooFew
    } else {
      self = .usual
    }
  }

  private static func releases(of regressions: [Regression]) -> Int {
    Set(regressions.map { [UInt8]($0.app.utf8) + [0] + [UInt8]($0.version.utf8) }).count
  }
}
