import Analysis
import Bytes

/// The sentences of the verdict.
extension Phrases {
  /// The heading of the page.
  func verdict(_ page: Page) -> Sentence {
    switch page.verdict {
    case .broken(let regression, _), .watch(let regression, _): headline(regression)
    case .noMail: "No mail yet"
    case .noApp: "No mail names an app"
    case .oneRelease: "Nothing to compare yet"
    case .tooFew: "Too few mails to say anything"
    case .usual:
      "Nothing unusual in \(count(sureApps(page).count, "app", "apps"))"
    }
  }

  /// The line above the heading.
  func kicker(_ page: Page) -> String {
    switch page.verdict {
    case .broken(_, let releases):
      count(releases, "release is broken", "releases are broken")
    case .watch(_, let releases):
      "Nothing is broken, \(count(releases, "release", "releases")) to watch"
    case .noMail, .noApp: "Nothing to judge"
    case .oneRelease: "One release"
    case .tooFew: "Not enough mail"
    case .usual: "No regression found"
    }
  }

  /// Since when, and whether it goes on.
  func lead(_ regression: Regression, release: ReleaseSummary?, reference: Timestamp) -> Sentence {
    let since = day(regression.firstSeen.day)
    let after = release?.firstSeen.map { regression.firstSeen.day - $0.day }
    let start: Sentence =
      switch after {
      case 0?: "Since \(strong: since), the day on which the release first appeared in the mail."
      case let days? where days > 0:
        """
        Since \(strong: since), \(daysInWords(days)) after the release first appeared in the mail.
        """
      default: "Since \(strong: since)."
      }
    let age = reference.day - regression.lastSeen.day
    return age <= 7
      ? "\(start) Still going on."
      : "\(start) The last of these mails is from \(day(regression.lastSeen.day))."
  }

  /// The names of the numbers below the heading.
  func factMails(people: Int) -> String { "mails, from \(self.people(people))" }
  var factExpected: String { "were to be expected" }
  var factRatio: String { "as many as usual" }
  var details: String { "Details" }
  var cardLink: String { "Who, why, and which mails" }

  /// The newest releases of a good day.
  func goodDayLead(_ page: Page) -> Sentence {
    let list = sureApps(page).prefix(6).compactMap(\.newest).map { release -> Sentence in
      let name = self.release(release.summary.app, release.summary.version)
      return "\(strong: name) (\(mails(release.summary.reports)))"
    }
    return "Newest: \(Sentence.list(list))."
  }

  /// Apps whose newest release has enough mail.
  func sureApps(_ page: Page) -> [Overview.App] {
    page.overview.apps.filter { $0.summary.state != .few }
  }

  func tooFewLead() -> Sentence {
    """
    A release is judged from 10 mails on, and from 20 mails about older releases to compare with. \
    The numbers are below all the same.
    """
  }

  // MARK: The lines below

  func also(_ regression: Regression) -> Sentence {
    let name = release(regression.app, regression.version)
    let subject = subject(regression)
    let expected = NumberText.decimal(regression.expected)
    return switch regression.state {
    case .broken:
      """
      \(strong: "Broken:") \(name), \(subject), \(mails(regression.reports)) where \(expected) were \
      expected.
      """
    case .resolved:
      """
      \(strong: "Resolved:") \(name), \(subject), last mail \(shortDay(regression.lastSeen.day)).
      """
    case .watch, .usual, .few:
      """
      \(strong: "Watch:") \(name), \(subject), \(mails(regression.reports)) where \(expected) were \
      expected.
      """
    }
  }

  func alsoFine(_ release: ReleaseSummary, lastDay: Int) -> Sentence {
    let name = self.release(release.app, release.version)
    guard let first = release.firstSeen, lastDay - first.day >= 1, lastDay - first.day <= 60 else {
      return "\(strong: "Fine:") \(name), nothing unusual."
    }
    let days = lastDay - first.day + 1
    return "\(strong: "Fine:") \(name), \(daysInWords(days)) out, nothing unusual."
  }

  func alsoFew(_ release: ReleaseSummary) -> Sentence {
    let name = self.release(release.app, release.version)
    return "\(strong: "Too few:") \(name), \(mails(release.reports)), nothing can be said yet."
  }

  func alsoMore(_ number: Int) -> Sentence {
    "\(count(number, "more line", "more lines")) like these: see the table of all releases."
  }
}
