import Analysis
import Bytes
import Records

/// The sentences of lanes, charts, maps, topics and the table.
extension Phrases {
  func appsNotShown(_ number: Int) -> Sentence {
    "\(count(number, "further app is", "further apps are")) not shown here."
  }

  /// `since 7 Mar`, `before 20 Jan`.
  func since(_ release: ReleaseSummary, _ days: ClosedRange<Int>?) -> String {
    if let first = release.firstSeen { return "since \(shortDay(first.day))" }
    return days.map { "before \(shortDay($0.lowerBound))" } ?? "no date"
  }

  /// `7 Mar`, `before 20 Jan`.
  func firstMail(_ release: ReleaseSummary, _ days: ClosedRange<Int>?) -> String {
    release.firstSeen.map { shortDay($0.day) } ?? since(release, days)
  }

  // MARK: Days

  func inFirstDays(_ sentences: [Sentence]) -> Sentence {
    "In their first 14 days: \(Sentence.list(sentences, separator: " "))"
  }

  var otherReleases: Untrusted { Untrusted("other releases", limit: 40) }
  var allMail: Untrusted { Untrusted("mails", limit: 40) }

  func fourteenDays(_ name: Untrusted, _ mails: Int, others: [(Untrusted, Int)]) -> Sentence {
    let before = others.map { version, number -> Sentence in "\(version) had \(number)" }
    let list: Sentence = before.isEmpty ? "" : ", \(Sentence.list(before))"
    return "\(name) has \(self.mails(mails))\(list)."
  }

  func soFar(_ name: Untrusted, _ number: Int, days: Int, other: (Untrusted, Int)?) -> Sentence {
    let start: Sentence = "\(name) has \(number) after \(daysInWords(days))"
    guard let (version, mails) = other else { return "\(start)." }
    return "\(start); \(version) had \(mails) by then."
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

  /// `+24`, `−16`, `0`.
  func points(_ number: Int) -> String {
    number > 0 ? "+\(number)" : number < 0 ? "−\(-number)" : "0"
  }

  // MARK: Table

  var filter: String { "Filter" }
  var filterHint: String { "app or release" }
  /// The script puts the numbers in.
  var filterCount: String { "{shown} of {all}" }
  var tableCaption: String { "All releases with mail in this period" }
  var tableHeads: [String] {
    ["App", "Release", "State", "Mails", "People", "First 14 days", "First mail"]
  }
  var lastDaysHead: String { "Last 28 days" }

  func oldReleases(_ number: Int) -> String {
    count(
      number, "older release without mail in the last 90 days",
      "older releases without mail in the last 90 days")
  }

  func releasesNotShown(_ number: Int) -> Sentence {
    "\(count(number, "further release is", "further releases are")) not shown; the JSON report has all."
  }

  /// `39 in 10 days`.
  func inDays(_ number: Int, _ days: Int) -> String {
    "\(NumberText.grouped(number)) in \(count(days, "day", "days"))"
  }
}
