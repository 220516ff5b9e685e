import Analysis
import Records

extension EnglishPhrases {
  func appsNotShown(_ number: Int) -> Sentence {
    "\(count(number, "further app is", "further apps are")) not shown here."
  }

  func since(_ day: String) -> String { "since \(day)" }
  func before(_ day: String) -> String { "before \(day)" }
  var noDate: String { "no date" }

  // MARK: Days

  func inFirstDays(_ sentences: [Sentence]) -> Sentence {
    "In their first 14 days: \(Sentence.list(sentences, separator: " "))"
  }

  func fourteenDays(_ name: Untrusted, _ mails: Int, others: [(Untrusted, Int)]) -> Sentence {
    let before = others.map { version, number -> Sentence in
      "\(version) had \(self.number(number))"
    }
    return "\(list(["\(name) has \(self.mails(mails))"] + before))."
  }

  func soFar(_ name: Untrusted, _ number: Int, days: Int, other: (Untrusted, Int)?) -> Sentence {
    let start: Sentence = "\(name) has \(self.number(number)) after \(daysInWords(days))"
    guard let (version, mails) = other else { return "\(start)." }
    return "\(start); \(version) had \(self.number(mails)) by then."
  }

  // MARK: Systems

  func systemsHeading(_ symptom: Symptom) -> String {
    switch symptom.rawValue {
    case "crash": "On which systems does it crash?"
    case "freeze": "On which systems does it freeze?"
    case "performance": "On which systems is it slow?"
    default: "On which systems do people write about it: \(self.symptom(symptom).noun)?"
    }
  }

  func heatNote(_ symptom: Symptom) -> Sentence {
    let phrase = self.symptom(symptom)
    return """
      \(phrase.title) mails as a share of all mail. Coloured from 3 \(phrase.noun) mails on; a dash \
      where there are fewer than 5 mails in all.
      """
  }

  func systemsCaption(_ symptom: Symptom) -> String {
    "\(self.symptom(symptom).title) mails as a share of all mail, by release and system"
  }

  func devicesCaption(_ symptom: Symptom) -> String {
    "\(self.symptom(symptom).title) mails as a share of all mail, by release and device"
  }

  func placesNotShown(_ number: Int) -> Sentence {
    "\(count(number, "column with less mail is", "columns with less mail are")) not shown."
  }

  // MARK: Topics

  var topicHead: String { "Topic" }
  var beforeHead: String { "Before" }
  var pointsHead: String { "Points" }

  func topicsLabel(_ app: Untrusted) -> String { "Topics, \(app.cleaned)" }
  func topicsCaption(_ app: Untrusted) -> Sentence { "Topics in mail about \(app)" }

  func topicsNotShown(_ number: Int) -> Sentence {
    "\(count(number, "rarer topic is", "rarer topics are")) not shown."
  }

  // MARK: Table

  var filter: String { "Filter" }
  var filterHint: String { "app or release" }
  var filterCount: String { "{shown} of {all}" }
  var tableCaption: String { "All releases with mail in this period" }
  var tableHeads: [String] {
    ["App", "Release", "State", "Mails", "People", "First 14 days", "First mail"]
  }

  func oldReleases(_ number: Int) -> String {
    count(
      number, "older release without mail in the last 90 days",
      "older releases without mail in the last 90 days")
  }

  func releasesNotShown(_ number: Int) -> Sentence {
    "\(count(number, "further release is", "further releases are")) not shown; the JSON report has all."
  }

  func inDays(_ number: Int, _ days: Int) -> String {
    "\(self.number(number)) in \(count(days, "day", "days"))"
  }
}
