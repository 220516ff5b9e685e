import Analysis
import Bytes

extension GermanPhrases {
  var noMail: Sentence { "Noch keine Mails" }
  var noAppNamed: Sentence { "Keine Mail nennt eine App" }
  var nothingToCompare: Sentence { "Noch nichts zu vergleichen" }
  var tooFewMails: Sentence { "Zu wenige Mails, um etwas zu sagen" }

  func nothingUnusual(apps: Int) -> Sentence {
    "Nichts Auffälliges in \(count(apps, "App", "Apps"))"
  }

  func kicker(_ verdict: Verdict) -> String {
    switch verdict {
    case .broken(_, let releases):
      count(releases, "Version ist defekt", "Versionen sind defekt")
    case .watch(_, let releases):
      "Nichts ist defekt, \(count(releases, "Version", "Versionen")) zu beobachten"
    case .noMail, .noApp: "Nichts zu beurteilen"
    case .oneRelease: "Eine Version"
    case .tooFew: "Nicht genug Mails"
    case .usual: "Keine Regression gefunden"
    }
  }

  func lead(_ regression: Regression, after: Int?, isOver: Bool) -> Sentence {
    let since = "dem \(day(regression.firstSeen.day))"
    let start: Sentence =
      switch after {
      case 0?:
        "Seit \(strong: since), dem Tag, an dem die Version zum ersten Mal in den Mails stand."
      case 1?:
        """
        Seit \(strong: since), einen Tag, nachdem die Version zum ersten Mal in den Mails stand.
        """
      case let days? where days > 0:
        """
        Seit \(strong: since), \(self.days(days)), nachdem die Version zum ersten Mal in den Mails \
        stand.
        """
      default: "Seit \(strong: since)."
      }
    return isOver
      ? "\(start) Die letzte dieser Mails ist vom \(day(regression.lastSeen.day))."
      : "\(start) Es geht weiter."
  }

  private func days(_ number: Int) -> String { count(number, "Tag", "Tage") }

  func factMails(people: Int) -> String { "Mails, von \(self.people(people))" }
  var factExpected: String { "waren zu erwarten" }
  var factRatio: String { "so viele wie üblich" }
  var details: String { "Details" }
  var cardLink: String { "Wer, warum, und welche Mails" }

  func newest(_ releases: [(name: Untrusted, mails: Int)]) -> Sentence {
    "Neueste Versionen: \(list(releases.map { "\(strong: $0.name) (\(mails($0.mails)))" }))."
  }

  var tooFewLead: Sentence {
    """
    Eine Version wird ab 10 Mails beurteilt, und ab 20 Mails zu älteren Versionen, mit denen sie \
    verglichen wird. Die Zahlen stehen trotzdem unten.
    """
  }

  // MARK: The lines below

  func also(_ regression: Regression) -> Sentence {
    let name = release(regression.app, regression.version)
    let subject = subject(regression)
    let numbers =
      "\(mails(regression.reports)), wo \(decimal(regression.expected)) zu erwarten waren"
    return switch regression.state {
    case .broken: "\(strong: "Defekt:") \(name), \(subject), \(numbers)."
    case .resolved:
      """
      \(strong: "Behoben:") \(name), \(subject), letzte Mail am \
      \(shortDay(regression.lastSeen.day)).
      """
    case .watch, .usual, .few: "\(strong: "Beobachten:") \(name), \(subject), \(numbers)."
    }
  }

  func alsoFine(_ name: Untrusted, days: Int?) -> Sentence {
    guard let days else { return "\(strong: "In Ordnung:") \(name), nichts Auffälliges." }
    return "\(strong: "In Ordnung:") \(name), seit \(daysInWords(days)), nichts Auffälliges."
  }

  func alsoFew(_ name: Untrusted, mails: Int) -> Sentence {
    "\(strong: "Zu wenige:") \(name), \(self.mails(mails)), noch lässt sich nichts sagen."
  }

  func alsoMore(_ number: Int) -> Sentence {
    "\(count(number, "weitere Zeile", "weitere Zeilen")) wie diese: siehe die Tabelle aller Versionen."
  }
}
