import Analysis
import Bytes
import Records

/// The sentences of a regression's card.
extension Phrases {
  // MARK: Head

  /// Whether the entry is news; nil when there is nothing to add to its state.
  func news(_ regression: Regression, hasState: Bool) -> String? {
    switch regression.status {
    case .new where hasState: "New since the last report"
    case .new: "New in the last 7 days"
    case .ongoing: "Known before, still going on"
    case .resolved: nil
    }
  }

  /// Release, system, device and days, such as `Lumen Notes 4.2.0 · iPadOS 26.3 · 8 – 20 March`.
  func subtitle(_ regression: Regression) -> Sentence {
    let name = release(regression.app, regression.version)
    let system: Sentence = system(regression).map { "\($0)" } ?? "all systems"
    let device: Sentence = device(regression).map { " · \($0)" } ?? ""
    let days = days(regression.firstSeen.day, regression.lastSeen.day)
    return "\(name) · \(system)\(device) · \(days)"
  }

  func interval(_ regression: Regression) -> String {
    "between \(NumberText.decimal(regression.ratioLow)) and "
      + NumberText.decimal(regression.ratioHigh)
  }

  var usualMark: String { "usual" }
  var intervalTitle: String { "How many times as much as usual" }

  func intervalDescription(_ regression: Regression) -> String {
    "\(NumberText.decimal(regression.ratio)) times, \(interval(regression)); usual is 1."
  }

  /// An entry in one paragraph.
  func brief(_ regression: Regression, words: [Untrusted]) -> Sentence {
    let mails = mails(regression.reports)
    let people = people(regression.reporters)
    let expected = NumberText.decimal(regression.expected)
    let counted: Sentence = "\(mails) from \(people); \(expected) were expected."
    let said: Sentence =
      words.isEmpty ? "" : " Words: \(Sentence.list(words.map { "\(quoted: $0)" }))."
    let place: Sentence =
      self.place(regression) == nil && regression.state != .resolved
      ? " Not confined to a system or a device." : ""
    let waiting: Sentence = unanswered(regression).map { " \($0)." } ?? ""
    return "\(counted)\(said)\(place)\(waiting)"
  }

  var whoAndWhere: String { "For whom, and in which words" }

  // MARK: The release or the system

  var releaseOrSystem: String { "Is it the release or the system?" }

  func comparisonCaption(_ regression: Regression) -> String {
    "\(suchMails(regression)) of all mails, by release and system"
  }

  /// `Crash mails`.
  func suchMails(_ regression: Regression) -> String {
    regression.symptom.map { "\(symptom($0).title) mails" } ?? "Mails"
  }

  /// `38 of 69`.
  func part(_ part: Int, of whole: Int) -> String {
    "\(NumberText.grouped(part)) of \(NumberText.grouped(whole))"
  }

  /// What the four cells say, and no more than they say.
  func comparison(_ regression: Regression) -> Sentence {
    guard let system = regression.os?.version else { return "" }
    let fine = regression.fineCells
    let onSystem = fine.first { $0.systemVersion == system }
    let inRelease = fine.first { $0.version == regression.version }
    let version = Untrusted(name: regression.version)
    let systemName = Untrusted(name: system)
    switch (onSystem, inRelease) {
    case (let before?, let elsewhere?):
      return """
        Only the two together: few such mails about \(Untrusted(name: before.version)) on \
        \(systemName), and few about \(version) on \(Untrusted(name: elsewhere.systemVersion)).
        """
    case (let before?, nil):
      return """
        The release more than the system: few such mails about \(Untrusted(name: before.version)) \
        on \(systemName).
        """
    case (nil, let elsewhere?):
      return """
        The system as well: few such mails about \(version) on \
        \(Untrusted(name: elsewhere.systemVersion)), but older releases have them on \
        \(systemName) too, or too little mail to tell.
        """
    case (nil, nil): return "The other cells hold too little mail, or too much of it, to tell."
    }
  }

  // MARK: Devices, words, place

  var onWhichDevices: String { "On which devices?" }
  var deviceHead: String { "Device" }
  var barHead: String { "Bar" }
  var mailsHead: String { "Mails" }

  func devicesCaption(_ reports: Int) -> String { "Devices in the \(mails(reports))" }

  func otherModels(_ number: Int) -> Untrusted {
    Untrusted(count(number, "other model", "other models"), limit: 40)
  }

  func devicesNamed(_ named: Int, of reports: Int) -> Sentence {
    "\(named) of the \(mails(reports)) name a device."
  }

  var whatDoTheyWrite: String { "What do they write?" }
  var wordsCaption: String { "Words that set these mails apart" }
  var wordHead: String { "Word" }
  var wordsShare: String { "Mails, and share elsewhere" }

  /// `19 · else 1 %`.
  func wordNumbers(_ word: Regression.Word) -> String {
    let share = NumberText.rounded(min(max(word.shareElsewhere, 0), 1) * 100)
    return "\(NumberText.grouped(word.reports)) · else \(percent(share))"
  }

  func wordsNote(_ reports: Int) -> Sentence {
    "In \(mails(reports)), and how often in other mail of the same days."
  }

  func crashPlace(_ crash: Regression.CrashPlace) -> String {
    let reports = count(crash.total, "attached crash report", "attached crash reports")
    return crash.reports == 1
      ? "1 of \(reports) stops at this place"
      : "\(NumberText.grouped(crash.reports)) of \(reports) stop at the same place"
  }

  // MARK: Mails

  /// `Four of the 38 mails`.
  func someMails(_ shown: Int, of reports: Int) -> String {
    if shown >= reports { return reports == 1 ? "The mail" : "All \(mails(reports))" }
    let spelled = ["", "One", "Two", "Three", "Four", "Five"]
    let number = spelled.indices.contains(shown) && shown > 0 ? spelled[shown] : "\(shown)"
    return "\(number) of the \(mails(reports))"
  }

  /// Who waits for an answer; nil when the inbox can't tell.
  func unanswered(_ regression: Regression) -> String? {
    guard let waiting = regression.unanswered else { return nil }
    return switch waiting {
    case 0: "Every one of them has an answer from you"
    case 1: "1 of them has no answer from you yet"
    default: "\(NumberText.grouped(waiting)) of them have no answer from you yet"
    }
  }

  /// `8 Mar, 07:41 · sender 212 · iPad Pro 11-inch (M4)`.
  func mail(_ mail: ExampleMail, options: ReportOptions) -> Sentence {
    var parts: [Sentence] = []
    if let date = mail.date { parts.append("\(shortMoment(date))") }
    if options.showsAddresses, mail.senderName != nil || mail.senderAddress != nil {
      let name = [mail.senderName, mail.senderAddress.map { "<\($0)>" }].compactMap(\.self)
      parts.append("\(Untrusted(name.joined(separator: " "), limit: 300))")
    } else {
      parts.append("sender \(mail.sender)")
    }
    if let device = mail.device { parts.append("\(Untrusted(fact: device, options: options))") }
    return Sentence.list(parts, separator: " · ")
  }

  var openMail: String { "Open mail" }
  var copyID: String { "Copy ID" }
  var copied: String { "Copied" }
  var copySearch: String { "Copy as a notmuch search" }

  // MARK: Proof

  func proofSummary(_ ids: Int, of reports: Int) -> String {
    switch ids {
    case 0: "How sure this is"
    case 1: "Its message ID, and how sure this is"
    default:
      ids >= reports
        ? "All \(ids) message IDs, and how sure this is"
        : "\(ids) message IDs, and how sure this is"
    }
  }

  /// What the q value means: the share of false alarms among entries as sure as this one.
  func howSure(_ regression: Regression) -> Sentence {
    let groups = count(regression.groupsTested, "group that was", "groups that were")
    let expected = NumberText.decimal(regression.expected)
    let share: Sentence
    switch regression.qValue {
    case ..<0.000_001: share = "fewer than 1 in a million is a false alarm (q < 0.000001)"
    case ..<0.000_95:
      let number = max(NumberText.rounded(regression.qValue * 1_000_000), 1)
      share = "about \(number) in a million are false alarms"
    default:
      let number = NumberText.rounded(min(regression.qValue, 1) * 1000)
      share = "about \(number) in a thousand are false alarms"
    }
    return """
      Of entries as sure as this one, \(share), after allowing for the \(groups) looked at. The \
      \(expected) that were to be expected follow from the mail about earlier releases on the \
      same days.
      """
  }

  /// The days with such mails: `8 Mar 2, 9 Mar 4`.
  func daysOfEntry(_ days: [(Int, Int)]) -> Sentence {
    let list = days.map { "\(shortDay($0.0)) \(NumberText.grouped($0.1))" }
    return "Mails a day: \(list.joined(separator: ", "))."
  }

  // MARK: Below the cards

  func entriesNotShown(_ number: Int) -> Sentence {
    "\(count(number, "further entry is", "further entries are")) not shown; the JSON report has all."
  }

  func watchListSummary(_ number: Int) -> String {
    "\(count(number, "group", "groups")) to keep an eye on, which prove nothing"
  }

  var watchListNote: Sentence {
    "More mail than expected, but by chance alone some groups always have more than expected."
  }

  func watchListEntry(_ regression: Regression) -> Sentence {
    let name = release(regression.app, regression.version)
    return "\(name), \(subject(regression)): \(numbers(regression))."
  }
}
