import Analysis
import Bytes
import Records

extension GermanPhrases {
  // MARK: Head

  func news(_ regression: Regression, hasState: Bool, isOver: Bool) -> String? {
    switch regression.status {
    case .new where hasState: "Neu seit dem letzten Bericht"
    case .new: "Neu in den letzten 7 Tagen"
    case .ongoing where isOver: "Schon bekannt"
    case .ongoing: "Schon bekannt, hält an"
    case .resolved: nil
    }
  }

  var allSystems: String { "alle Systeme" }

  func interval(_ regression: Regression) -> String {
    "zwischen \(decimal(regression.ratioLow)) und \(decimal(regression.ratioHigh))"
  }

  var usualMark: String { "üblich" }
  var intervalTitle: String { "Wievielmal so viel wie üblich" }

  func intervalDescription(_ regression: Regression) -> String {
    "\(decimal(regression.ratio))-mal so viel, \(interval(regression)); üblich ist 1."
  }

  func brief(_ regression: Regression, words: [Untrusted]) -> Sentence {
    let mails = mails(regression.reports)
    let people = people(regression.reporters)
    let counted: Sentence =
      "\(mails) von \(people); \(decimal(regression.expected)) waren zu erwarten."
    let said: Sentence =
      words.isEmpty ? "" : " Wörter: \(list(words.map { "\(quoted: $0)" }))."
    let place: Sentence =
      self.place(regression) == nil && regression.state != .resolved
      ? " Nicht auf ein System oder ein Gerät beschränkt." : ""
    let waiting: Sentence = unanswered(regression).map { " \($0)." } ?? ""
    return "\(counted)\(said)\(place)\(waiting)"
  }

  var whoAndWhere: String { "Bei wem, und mit welchen Wörtern" }

  // MARK: The release or the system

  var releaseOrSystem: String { "Liegt es an der Version oder am System?" }

  func comparisonCaption(_ regression: Regression) -> String {
    "\(suchMails(regression)) unter allen Mails, nach Version und System"
  }

  /// `Mails zum Thema Absturz`.
  func suchMails(_ regression: Regression) -> String {
    regression.symptom.map { "Mails zum Thema \(symptom($0).noun)" } ?? "Mails"
  }

  func comparison(_ finding: ComparisonFinding, version: Untrusted, system: Untrusted) -> Sentence {
    switch finding {
    case .onlyTogether(let before, let elsewhere):
      """
      Nur beides zusammen: wenige solche Mails zu \(Untrusted(name: before.version)) unter \
      \(system), und wenige zu \(version) unter \(Untrusted(name: elsewhere.systemVersion)).
      """
    case .release(let before):
      """
      Eher die Version als das System: wenige solche Mails zu \(Untrusted(name: before.version)) \
      unter \(system).
      """
    case .system(let elsewhere):
      """
      Auch das System: wenige solche Mails zu \(version) unter \
      \(Untrusted(name: elsewhere.systemVersion)), aber ältere Versionen haben sie unter \(system) \
      auch, oder es sind zu wenige Mails, um das zu sagen.
      """
    case .unclear: "In den anderen Feldern sind zu wenige oder zu viele Mails, um es zu sagen."
    }
  }

  // MARK: Devices, words, place

  var onWhichDevices: String { "Auf welchen Geräten?" }
  var deviceHead: String { "Gerät" }
  var barHead: String { "Balken" }
  var mailsHead: String { "Mails" }

  func devicesCaption(_ reports: Int) -> String {
    reports == 1 ? "Geräte in der einen Mail" : "Geräte in den \(mails(reports))"
  }

  func otherModels(_ number: Int) -> String {
    count(number, "anderes Modell", "andere Modelle")
  }

  func devicesNamed(_ named: Int, of reports: Int) -> Sentence {
    named == 1
      ? "1 der \(mails(reports)) nennt ein Gerät."
      : "\(number(named)) der \(mails(reports)) nennen ein Gerät."
  }

  var whatDoTheyWrite: String { "Was schreiben sie?" }
  var wordsCaption: String { "Wörter, die diese Mails von anderen unterscheiden" }
  var wordHead: String { "Wort" }
  var wordsShare: String { "Mails, und Anteil sonst" }

  func wordNumbers(_ reports: Int, elsewhere percent: Int) -> String {
    "\(number(reports)) · sonst \(self.percent(percent))"
  }

  func wordsNote(_ reports: Int) -> Sentence {
    "In \(mails(reports)), und wie oft in anderen Mails derselben Tage."
  }

  func crashPlace(_ crash: Regression.CrashPlace) -> String {
    if crash.total == 1 { return "Der eine angehängte Absturzbericht endet an dieser Stelle" }
    let reports = "\(number(crash.total)) angehängten Absturzberichten"
    return crash.reports == 1
      ? "1 von \(reports) endet an dieser Stelle"
      : "\(number(crash.reports)) von \(reports) enden an derselben Stelle"
  }

  // MARK: Mails

  func someMails(_ shown: Int, of reports: Int) -> String {
    if shown >= reports { return reports == 1 ? "Die Mail" : "Alle \(mails(reports))" }
    let spelled = ["", "Eine", "Zwei", "Drei", "Vier", "Fünf"]
    let number = spelled.indices.contains(shown) && shown > 0 ? spelled[shown] : number(shown)
    return "\(number) der \(mails(reports))"
  }

  func unanswered(_ waiting: Int) -> String {
    switch waiting {
    case 0: "Alle haben eine Antwort von Ihnen"
    case 1: "1 davon hat noch keine Antwort von Ihnen"
    default: "\(number(waiting)) davon haben noch keine Antwort von Ihnen"
    }
  }

  func sender(_ number: Int) -> String { "Absender \(self.number(number))" }
  var openMail: String { "Mail öffnen" }
  var copyID: String { "ID kopieren" }
  var copied: String { "Kopiert" }
  var copySearch: String { "Als notmuch-Suche kopieren" }

  // MARK: Proof

  func proofSummary(_ ids: Int, of reports: Int) -> String {
    switch ids {
    case 0: "Wie sicher das ist"
    case 1: "Die Message-ID, und wie sicher das ist"
    default:
      ids >= reports
        ? "Alle \(number(ids)) Message-IDs, und wie sicher das ist"
        : "\(number(ids)) Message-IDs, und wie sicher das ist"
    }
  }

  func howSure(_ alarms: FalseAlarms, groups: Int, expected: Double) -> Sentence {
    let share =
      switch alarms {
      case .fewerThanOneInAMillion:
        "ist weniger als 1 von einer Million ein Fehlalarm (q < 0,000001)"
      case .perMillion(1): "ist etwa 1 von einer Million ein Fehlalarm"
      case .perMillion(let number): "sind etwa \(number) von einer Million Fehlalarme"
      case .perThousand(1): "ist etwa 1 von tausend ein Fehlalarm"
      case .perThousand(let number): "sind etwa \(number) von tausend Fehlalarme"
      }
    let tested =
      groups == 1
      ? "berücksichtigt ist, dass 1 Gruppe geprüft wurde"
      : "berücksichtigt ist, dass \(number(groups)) Gruppen geprüft wurden"
    return """
      Von Einträgen, die so sicher sind wie dieser, \(share); \(tested). Die zu erwartenden \
      \(decimal(expected)) folgen aus den Mails zu früheren Versionen an denselben Tagen.
      """
  }

  func daysOfEntry(_ list: String) -> Sentence { "Mails pro Tag: \(list)." }

  // MARK: Below the cards

  func entriesNotShown(_ number: Int) -> Sentence {
    number == 1
      ? "1 weiterer Eintrag ist nicht gezeigt; der JSON-Bericht hat alle."
      : "\(self.number(number)) weitere Einträge sind nicht gezeigt; der JSON-Bericht hat alle."
  }

  func watchListSummary(_ number: Int) -> String {
    number == 1
      ? "1 Gruppe, die man im Auge behalten kann und die nichts beweist"
      : "\(self.number(number)) Gruppen, die man im Auge behalten kann und die nichts beweisen"
  }

  var watchListNote: Sentence {
    """
    Mehr Mails als erwartet; aber allein durch Zufall haben einige Gruppen immer mehr als erwartet.
    """
  }

  func watchListEntry(_ regression: Regression) -> Sentence {
    let name = release(regression.app, regression.version)
    return "\(name), \(subject(regression)): \(numbers(regression))."
  }
}
