import Analysis

extension GermanPhrases {
  var brand: String { "Support-Mails" }
  var sections: String { "Abschnitte" }
  var skipLink: String { "Zum Ergebnis springen" }

  var releasesLink: String { "Versionen" }
  var regressionsLink: String { "Regressionen" }
  var daysLink: String { "Pro Tag" }
  var systemsLink: String { "Systeme" }
  var topicsLink: String { "Themen" }
  var tableLink: String { "Tabelle" }
  var unplacedLink: String { "Ohne App" }

  var releasesHeading: String { "Welche Version macht Ärger?" }
  var regressionsHeading: String { "Was ist defekt, bei wem, und was schreiben die Leute?" }
  var daysHeading: String { "Kommen mehr Mails als nach anderen Versionen?" }
  var topicsHeading: String { "Worüber schreiben die Leute, und was ist neu?" }
  var tableHeading: String { "Alle Versionen" }
  var unplacedHeading: String { "Was ließ sich nicht zuordnen?" }

  func title(_ verdict: Sentence, period: String?) -> String {
    guard let period else { return "\(verdict.plain) – Support-Mails" }
    return "\(verdict.plain) – Support-Mails, \(period)"
  }

  func sign(_ state: ReleaseState) -> String {
    switch state {
    case .broken: "Ein Kreuz"
    case .watch: "Ein Ausrufezeichen"
    case .resolved: "Eine Uhr"
    case .usual: "Ein Haken"
    case .few: "Ein offener Ring"
    }
  }
}
