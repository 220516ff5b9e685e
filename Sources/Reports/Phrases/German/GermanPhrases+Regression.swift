import Analysis
import Bytes
import Records

extension GermanPhrases {
  func place(device: Untrusted, system: Untrusted) -> Sentence { "\(device) mit \(system)" }

  /// `unter iPadOS 26.3`, `auf iPad Pro 11-inch (M4)`; nil when the entry is confined to neither.
  func confinement(_ regression: Regression) -> Sentence? {
    guard let place = place(regression) else { return nil }
    return device(regression) == nil ? "unter \(place)" : "auf \(place)"
  }

  func subject(_ regression: Regression) -> Sentence {
    let what: Sentence =
      regression.symptom.map { "\(symptom($0).noun)" } ?? "mehr Mails insgesamt"
    if let place = confinement(regression) { return "\(what) \(place)" }
    return what
  }

  func title(_ regression: Regression) -> String {
    guard let symptom = regression.symptom else { return "Mehr Mails insgesamt" }
    return regression.isCrashAtLaunch ? "Absturz beim Start" : self.symptom(symptom).title
  }

  func headline(_ regression: Regression) -> Sentence {
    let name = release(regression.app, regression.version)
    guard let symptom = regression.symptom else {
      return "\(strong: name) bringt mehr Mails als frühere Versionen"
    }
    let phrase = self.symptom(symptom)
    guard let place = confinement(regression) else {
      return "\(strong: name) bringt mehr Mails zum Thema \(phrase.noun)"
    }
    let verb = regression.isCrashAtLaunch ? "stürzt … beim Start ab" : phrase.verb
    let parts = verb.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
    let (before, after) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    return "\(strong: name) \(before)\(place)\(after)"
  }

  func numbers(_ regression: Regression) -> Sentence {
    let mails = self.mails(regression.reports)
    let people = self.people(regression.reporters)
    let expected = decimal(regression.expected)
    guard regression.reports >= 3 else { return "\(mails) von \(people), \(expected) erwartet" }
    let low = decimal(regression.ratioLow)
    let high = decimal(regression.ratioHigh)
    return """
      \(mails) von \(people), \(expected) erwartet: \
      \(times(regression.ratio)) so viele (\(low)\u{A0}bis\u{A0}\(high))
      """
  }

  func time(_ regression: Regression) -> String {
    let first = shortDay(regression.firstSeen.day)
    return switch regression.status {
    case .resolved: "\(first) bis \(shortDay(regression.lastSeen.day)), behoben"
    case .new, .ongoing: "seit \(first), hält an"
    }
  }

  func state(_ state: ReleaseState) -> String {
    switch state {
    case .broken: "Defekt"
    case .watch: "Beobachten"
    case .resolved: "Behoben"
    case .usual: "Üblich"
    case .few: "Zu wenige"
    }
  }
}
