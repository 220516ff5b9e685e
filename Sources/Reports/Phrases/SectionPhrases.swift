import Analysis
import Bytes
import Records

/// The sentences of lanes, days, maps, topics and the table.
protocol SectionPhrases: Sendable {
  func appsNotShown(_ number: Int) -> Sentence
  /// `since 7 Mar`.
  func since(_ day: String) -> String
  /// `before 20 Jan`.
  func before(_ day: String) -> String
  var noDate: String { get }

  // MARK: Days

  func inFirstDays(_ sentences: [Sentence]) -> Sentence
  func fourteenDays(_ name: Untrusted, _ mails: Int, others: [(Untrusted, Int)]) -> Sentence
  func soFar(_ name: Untrusted, _ number: Int, days: Int, other: (Untrusted, Int)?) -> Sentence

  // MARK: Systems

  func systemsHeading(_ symptom: Symptom) -> String
  func heatNote(_ symptom: Symptom) -> Sentence
  func systemsCaption(_ symptom: Symptom) -> String
  func devicesCaption(_ symptom: Symptom) -> String
  func placesNotShown(_ number: Int) -> Sentence

  // MARK: Topics

  var topicHead: String { get }
  var beforeHead: String { get }
  var pointsHead: String { get }
  func topicsLabel(_ app: Untrusted) -> String
  func topicsCaption(_ app: Untrusted) -> Sentence
  func topicsNotShown(_ number: Int) -> Sentence

  // MARK: Table

  var filter: String { get }
  var filterHint: String { get }
  /// The script puts the numbers in: `{shown} of {all}`.
  var filterCount: String { get }
  var tableCaption: String { get }
  /// App, release, state, mails, people, first 14 days, first mail.
  var tableHeads: [String] { get }
  func oldReleases(_ number: Int) -> String
  func releasesNotShown(_ number: Int) -> Sentence
  /// `39 in 10 days`.
  func inDays(_ number: Int, _ days: Int) -> String
}

extension Phrases {
  /// `since 7 Mar`, `before 20 Jan`.
  func since(_ release: ReleaseSummary, _ days: ClosedRange<Int>?) -> String {
    release.firstSeen.map { since(shortDay($0.day)) } ?? firstMail(release, days)
  }

  /// `7 Mar`, `before 20 Jan`.
  func firstMail(_ release: ReleaseSummary, _ days: ClosedRange<Int>?) -> String {
    if let first = release.firstSeen { return shortDay(first.day) }
    return days.map { before(shortDay($0.lowerBound)) } ?? noDate
  }
}
