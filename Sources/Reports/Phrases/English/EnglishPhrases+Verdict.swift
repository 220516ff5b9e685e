import Analysis
import Bytes

extension EnglishPhrases {
  var noMail: Sentence { "No mail yet" }
  var noAppNamed: Sentence { "No mail names an app" }
  var nothingToCompare: Sentence { "Nothing to compare yet" }
  var tooFewMails: Sentence { "Too few mails to say anything" }

  func nothingUnusual(apps: Int) -> Sentence {
    "Nothing unusual in \(count(apps, "app", "apps"))"
  }

  func kicker(_ verdict: Verdict) -> String {
    switch verdict {
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

  func lead(_ regression: Regression, after: Int?, isOver: Bool) -> Sentence {
    let since = day(regression.firstSeen.day)
    let start: Sentence =
      switch after {
      case 0?: "Since \(strong: since), the day on which the release first appeared in the mail."
      case let days? where days > 0:
        """
        Since \(strong: since), \(daysInWords(days)) after the release first appeared in the mail.
        """
      default: "Since \(strong: since)."
      }
    return isOver
      ? "\(start) The last of these mails is from \(day(regression.lastSeen.day))."
      : "\(start) Still going on."
  }

  func factMails(people: Int) -> String { "mails, from \(self.people(people))" }
  var factExpected: String { "were to be expected" }
  var factRatio: String { "as many as usual" }
  var details: String { "Details" }
  var cardLink: String { "Who, why, and which mails" }

  func newest(_ releases: [(name: Untrusted, mails: Int)]) -> Sentence {
    "Newest: \(list(releases.map { "\(strong: $0.name) (\(mails($0.mails)))" }))."
  }

  var tooFewLead: Sentence {
    """
    A release is judged from 10 mails on, and from 20 mails about older releases to compare with. \
    The numbers are below all the same.
    """
  }

  // MARK: The lines below

  func also(_ regression: Regression) -> Sentence {
    let name = release(regression.app, regression.version)
    let subject = subject(regression)
    let expected = decimal(regression.expected)
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

  func alsoFine(_ name: Untrusted, days: Int?) -> Sentence {
    guard let days else { return "\(strong: "Fine:") \(name), nothing unusual." }
    return "\(strong: "Fine:") \(name), \(daysInWords(days)) out, nothing unusual."
  }

  func alsoFew(_ name: Untrusted, mails: Int) -> Sentence {
    "\(strong: "Too few:") \(name), \(self.mails(mails)), nothing can be said yet."
  }

  func alsoMore(_ number: Int) -> Sentence {
    "\(count(number, "more line", "more lines")) like these: see the table of all releases."
  }
}
