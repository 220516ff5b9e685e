import Analysis
import Bytes
import Records

extension EnglishPhrases {
  func place(device: Untrusted, system: Untrusted) -> Sentence { "\(device) with \(system)" }

  func subject(_ regression: Regression) -> Sentence {
    let what: Sentence =
      regression.symptom.map { "\(symptom($0).noun)" } ?? "more mail in all"
    if let place = place(regression) { return "\(what) on \(place)" }
    return what
  }

  func title(_ regression: Regression) -> String {
    guard let symptom = regression.symptom else { return "More mail in all" }
    return regression.isCrashAtLaunch ? "Crash at launch" : self.symptom(symptom).title
  }

  func headline(_ regression: Regression) -> Sentence {
    let name = release(regression.app, regression.version)
    guard let symptom = regression.symptom else {
      return "\(strong: name) brings more mail than earlier releases did"
    }
    let phrase = self.symptom(symptom)
    guard let place = place(regression) else {
      return "\(strong: name) brings more \(phrase.noun) mail"
    }
    let verb = regression.isCrashAtLaunch ? "crashes at launch" : phrase.verb
    return "\(strong: name) \(verb) on \(place)"
  }

  func numbers(_ regression: Regression) -> Sentence {
    let mails = self.mails(regression.reports)
    let people = self.people(regression.reporters)
    let expected = decimal(regression.expected)
    guard regression.reports >= 3 else { return "\(mails) from \(people), \(expected) expected" }
    let low = decimal(regression.ratioLow)
    let high = decimal(regression.ratioHigh)
    return """
      \(mails) from \(people), \(expected) expected: \
      \(times(regression.ratio)) as many (\(low)\u{A0}to\u{A0}\(high))
      """
  }

  func time(_ regression: Regression) -> String {
    let first = shortDay(regression.firstSeen.day)
    return switch regression.status {
    case .resolved: "\(first) to \(shortDay(regression.lastSeen.day)), resolved"
    case .new, .ongoing: "since \(first), ongoing"
    }
  }

  func state(_ state: ReleaseState) -> String {
    switch state {
    case .broken: "Broken"
    case .watch: "Watch"
    case .resolved: "Resolved"
    case .usual: "Usual"
    case .few: "Too few"
    }
  }
}
