import Analysis
import Bytes

/// The sentences of the verdict.
protocol VerdictPhrases: Sendable {
  var noMail: Sentence { get }
  var noAppNamed: Sentence { get }
  var nothingToCompare: Sentence { get }
  var tooFewMails: Sentence { get }
  func nothingUnusual(apps: Int) -> Sentence

  /// The line above the heading.
  func kicker(_ verdict: Verdict) -> String

  /// Since when, and whether it goes on.
  ///
  /// - Parameters:
  ///   - after: days from the first mail of the release to the first of these mails, if known.
  ///   - isOver: whether the last of these mails is more than a week old.
  func lead(_ regression: Regression, after: Int?, isOver: Bool) -> Sentence

  /// The names of the numbers below the heading.
  func factMails(people: Int) -> String
  var factExpected: String { get }
  var factRatio: String { get }

  var details: String { get }
  var cardLink: String { get }

  /// The newest releases of a good day, each with its mails.
  func newest(_ releases: [(name: Untrusted, mails: Int)]) -> Sentence

  var tooFewLead: Sentence { get }

  // MARK: The lines below

  func also(_ regression: Regression) -> Sentence

  /// A newest release without anything unusual, so many days after its first mail, if known.
  func alsoFine(_ name: Untrusted, days: Int?) -> Sentence
  func alsoFew(_ name: Untrusted, mails: Int) -> Sentence
  func alsoMore(_ number: Int) -> Sentence
}

extension Phrases {
  /// The heading of the page.
  func verdict(_ page: Page) -> Sentence {
    switch page.verdict {
    case .broken(let regression, _), .watch(let regression, _): headline(regression)
    case .noMail: noMail
    case .noApp: noAppNamed
    case .oneRelease: nothingToCompare
    case .tooFew: tooFewMails
    case .usual: nothingUnusual(apps: sureApps(page).count)
    }
  }

  /// The verdict and the days.
  func title(_ page: Page) -> String { title(verdict(page), period: page.period) }

  /// Since when, and whether it goes on.
  func lead(_ regression: Regression, release: ReleaseSummary?, reference: Timestamp) -> Sentence {
    lead(
      regression, after: release?.firstSeen.map { regression.firstSeen.day - $0.day },
      isOver: regression.isOver(reference))
  }

  /// The newest releases of a good day.
  func goodDayLead(_ page: Page) -> Sentence {
    newest(
      sureApps(page).prefix(6).compactMap(\.newest).map { release in
        (self.release(release.summary.app, release.summary.version), release.summary.reports)
      })
  }

  /// A newest release without anything unusual; how long it is out is said up to two months.
  func alsoFine(_ release: ReleaseSummary, lastDay: Int) -> Sentence {
    let days = release.firstSeen.map { lastDay - $0.day + 1 }.flatMap {
      (2...61).contains($0) ? $0 : nil
    }
    return alsoFine(self.release(release.app, release.version), days: days)
  }

  func alsoFew(_ release: ReleaseSummary) -> Sentence {
    alsoFew(self.release(release.app, release.version), mails: release.reports)
  }

  /// Apps whose newest release has enough mail.
  private func sureApps(_ page: Page) -> [Overview.App] {
    page.overview.apps.filter { $0.summary.state != .few }
  }
}
