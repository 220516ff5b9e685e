import Analysis
import Bytes
import Records

extension EnglishPhrases {
  // MARK: Head

  func news(_ regression: Regression, hasState: Bool, isOver: Bool) -> String? {
    switch regression.status {
    case .new where hasState: "New since the last report"
    case .new: "New in the last 7 days"
    case .ongoing where isOver: "Known before"
    case .ongoing: "Known before, still going on"
    case .resolved: nil
    }
  }

  var allSystems: String { "all systems" }

  func interval(_ regression: Regression) -> String {
    "between \(decimal(regression.ratioLow)) and "
      + decimal(regression.ratioHigh)
  }

  var usualMark: String { "usual" }
  var intervalTitle: String { "How many times as much as usual" }

  func intervalDescription(_ regression: Regression) -> String {
    "\(decimal(regression.ratio)) times, \(interval(regression)); usual is 1."
  }

  func brief(_ regression: Regression, words: [Untrusted]) -> Sentence {
    let mails = mails(regression.reports)
    let people = people(regression.reporters)
    let expected = decimal(regression.expected)
    let counted: Sentence = "\(mails) from \(people); \(expected) were expected."
    let said: Sentence =
      words.isEmpty ? "" : " Words: \(list(words.map { "\(quoted: $0)" }))."
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

  func suchMails(_ regression: Regression) -> String {
    regression.symptom.map { "\(symptom($0).title) mails" } ?? "Mails"
  }

  func comparison(_ finding: ComparisonFinding, version: Untrusted, system: Untrusted) -> Sentence {
    switch finding {
    case .onlyTogether(let before, let elsewhere):
      """
      Only the two together: few such mails about \(Untrusted(name: before.version)) on \(system), \
      and few about \(version) on \(Untrusted(name: elsewhere.systemVersion)).
      """
    case .release(let before):
      """
      The release more than the system: few such mails about \(Untrusted(name: before.version)) on \
      \(system).
      """
    case .system(let elsewhere):
      """
      The system as well: few such mails about \(version) on \
      \(Untrusted(name: elsewhere.systemVersion)), but older releases have them on \(system) too, or \
      too little mail to tell.
      """
    case .unclear: "The other cells hold too little mail, or too much of it, to tell."
    }
  }

  // MARK: Devices, words, place

  var onWhichDevices: String { "On which devices?" }
  var deviceHead: String { "Device" }
  var barHead: String { "Bar" }
  var mailsHead: String { "Mails" }

  func devicesCaption(_ reports: Int) -> String { "Devices in the \(mails(reports))" }

  func otherModels(_ number: Int) -> String { count(number, "other model", "other models") }

  func devicesNamed(_ named: Int, of reports: Int) -> Sentence {
    "\(number(named)) of the \(mails(reports)) name a device."
  }

  var whatDoTheyWrite: String { "What do they write?" }
  var wordsCaption: String { "Words that set these mails apart" }
  var wordHead: String { "Word" }
  var wordsShare: String { "Mails, and share elsewhere" }

  func wordNumbers(_ reports: Int, elsewhere percent: Int) -> String {
    "\(number(reports)) · else \(self.percent(percent))"
  }

  func wordsNote(_ reports: Int) -> Sentence {
    "In \(mails(reports)), and how often in other mail of the same days."
  }

  func crashPlace(_ crash: Regression.CrashPlace) -> String {
    let reports = count(crash.total, "attached crash report", "attached crash reports")
    return crash.reports == 1
      ? "1 of \(reports) stops at this place"
      : "\(number(crash.reports)) of \(reports) stop at the same place"
  }

  // MARK: Mails

  func someMails(_ shown: Int, of reports: Int) -> String {
    if shown >= reports { return reports == 1 ? "The mail" : "All \(mails(reports))" }
    let spelled = ["", "One", "Two", "Three", "Four", "Five"]
    let number = spelled.indices.contains(shown) && shown > 0 ? spelled[shown] : number(shown)
    return "\(number) of the \(mails(reports))"
  }

  func unanswered(_ waiting: Int) -> String {
    switch waiting {
    case 0: "Every one of them has an answer from you"
    case 1: "1 of them has no answer from you yet"
    default: "\(number(waiting)) of them have no answer from you yet"
    }
  }

  func sender(_ number: Int) -> String { "sender \(self.number(number))" }

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

  func howSure(_ alarms: FalseAlarms, groups: Int, expected: Double) -> Sentence {
    let share =
      switch alarms {
      case .fewerThanOneInAMillion: "fewer than 1 in a million is a false alarm (q < 0.000001)"
      case .perMillion(1): "about 1 in a million is a false alarm"
      case .perMillion(let number): "about \(number) in a million are false alarms"
      case .perThousand(1): "about 1 in a thousand is a false alarm"
      case .perThousand(let number): "about \(number) in a thousand are false alarms"
      }
    let tested = count(groups, "group that was", "groups that were")
    return """
      Of entries as sure as this one, \(share), after allowing for the \(tested) looked at. The \
      \(decimal(expected)) that were to be expected follow from the mail about earlier releases on \
      the same days.
      """
  }

  func daysOfEntry(_ list: String) -> Sentence { "Mails a day: \(list)." }

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
