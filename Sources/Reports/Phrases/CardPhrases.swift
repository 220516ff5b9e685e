import Analysis
import Bytes
import Records

/// The sentences of an entry's card.
protocol CardPhrases: Sendable {
  // MARK: Head

  /// Whether the entry is news; nil when there is nothing to add to its state. `isOver` says that the
  /// last of its mails is more than a week old.
  func news(_ regression: Regression, hasState: Bool, isOver: Bool) -> String?
  var allSystems: String { get }
  /// `between 7.5 and 14.5`.
  func interval(_ regression: Regression) -> String
  var usualMark: String { get }
  var intervalTitle: String { get }
  func intervalDescription(_ regression: Regression) -> String

  /// An entry in one paragraph.
  func brief(_ regression: Regression, words: [Untrusted]) -> Sentence
  var whoAndWhere: String { get }

  // MARK: The release or the system

  var releaseOrSystem: String { get }
  func comparisonCaption(_ regression: Regression) -> String
  func comparison(_ finding: ComparisonFinding, version: Untrusted, system: Untrusted) -> Sentence

  // MARK: Devices, words, place

  var onWhichDevices: String { get }
  var deviceHead: String { get }
  var barHead: String { get }
  var mailsHead: String { get }
  func devicesCaption(_ reports: Int) -> String
  func otherModels(_ number: Int) -> String
  func devicesNamed(_ named: Int, of reports: Int) -> Sentence
  var whatDoTheyWrite: String { get }
  var wordsCaption: String { get }
  var wordHead: String { get }
  var wordsShare: String { get }
  /// `19 · else 1 %`.
  func wordNumbers(_ reports: Int, elsewhere percent: Int) -> String
  func wordsNote(_ reports: Int) -> Sentence
  func crashPlace(_ crash: Regression.CrashPlace) -> String

  // MARK: Mails

  /// `Four of the 38 mails`.
  func someMails(_ shown: Int, of reports: Int) -> String
  /// How many of an entry's mails have no answer.
  func unanswered(_ waiting: Int) -> String
  func sender(_ number: Int) -> String
  var openMail: String { get }
  var copyID: String { get }
  var copied: String { get }
  var copySearch: String { get }

  // MARK: Proof

  func proofSummary(_ ids: Int, of reports: Int) -> String
  /// What the q value means: the share of false alarms among entries as sure as this one.
  func howSure(_ alarms: FalseAlarms, groups: Int, expected: Double) -> Sentence
  /// The days with such mails: `8 Mar 2, 9 Mar 4`.
  func daysOfEntry(_ list: String) -> Sentence

  // MARK: Below the cards

  func entriesNotShown(_ number: Int) -> Sentence
  func watchListSummary(_ number: Int) -> String
  var watchListNote: Sentence { get }
  func watchListEntry(_ regression: Regression) -> Sentence
}

extension Phrases {
  /// Release, system, device and days, such as `Lumen Notes 4.2.0 · iPadOS 26.3 · 8 – 20 March`.
  func subtitle(_ regression: Regression) -> Sentence {
    let name = release(regression.app, regression.version)
    let system: Sentence = system(regression).map { "\($0)" } ?? "\(allSystems)"
    let device: Sentence = device(regression).map { " · \($0)" } ?? ""
    let days = days(regression.firstSeen.day, regression.lastSeen.day)
    return "\(name) · \(system)\(device) · \(days)"
  }

  /// `8 Mar, 07:41 · sender 212 · iPad Pro 11-inch (M4)`.
  func mail(_ mail: ExampleMail, options: ReportOptions) -> Sentence {
    var parts: [Sentence] = []
    if let date = mail.date { parts.append("\(shortMoment(date))") }
    if options.showsAddresses, mail.senderName != nil || mail.senderAddress != nil {
      let name = [mail.senderName, mail.senderAddress.map { "<\($0)>" }].compactMap(\.self)
      parts.append("\(Untrusted(name.joined(separator: " "), limit: 300))")
    } else {
      parts.append("\(sender(mail.sender))")
    }
    if let device = mail.device { parts.append("\(Untrusted(fact: device, options: options))") }
    return Sentence.list(parts, separator: " · ")
  }

  /// What the four cells of an entry say; nothing for an entry of no one system version.
  func comparison(_ regression: Regression) -> Sentence {
    guard let system = regression.os?.version else { return "" }
    return comparison(
      ComparisonFinding(regression), version: Untrusted(name: regression.version),
      system: Untrusted(name: system))
  }

  /// Who waits for an answer; nil when the inbox can't tell.
  func unanswered(_ regression: Regression) -> String? { regression.unanswered.map(unanswered) }
}
