import Analysis
import Records

extension GermanPhrases {
  func appsNotShown(_ number: Int) -> Sentence {
    "\(count(number, "weitere App ist", "weitere Apps sind")) hier nicht gezeigt."
  }

  func since(_ day: String) -> String { "seit \(day)" }
  func before(_ day: String) -> String { "vor \(day)" }
  var noDate: String { "kein Datum" }

  // MARK: Days

  func inFirstDays(_ sentences: [Sentence]) -> Sentence {
    "In den ersten 14 Tagen: \(Sentence.list(sentences, separator: " "))"
  }

  func fourteenDays(_ name: Untrusted, _ mails: Int, others: [(Untrusted, Int)]) -> Sentence {
    let before = others.map { version, number -> Sentence in
      "\(version) hatte \(self.number(number))"
    }
    return "\(list(["\(name) hat \(self.mails(mails))"] + before))."
  }

  func soFar(_ name: Untrusted, _ number: Int, days: Int, other: (Untrusted, Int)?) -> Sentence {
    let start: Sentence = "\(name) hat nach \(daysInWords(days)) \(self.number(number))"
    guard let (version, mails) = other else { return "\(start)." }
    return "\(start); \(version) hatte bis dahin \(self.number(mails))."
  }

  // MARK: Systems

  func systemsHeading(_ symptom: Symptom) -> String {
    switch symptom.rawValue {
    case "crash": "Unter welchen Systemen stürzt es ab?"
    case "freeze": "Unter welchen Systemen friert es ein?"
    case "performance": "Unter welchen Systemen ist es langsam?"
    default: "Unter welchen Systemen schreiben die Leute darüber: \(self.symptom(symptom).noun)?"
    }
  }

  func heatNote(_ symptom: Symptom) -> Sentence {
    """
    Anteil der Mails zum Thema \(self.symptom(symptom).noun) an allen Mails. Farbig ab 3 solchen \
    Mails; ein Strich steht, wo es insgesamt weniger als 5 Mails sind.
    """
  }

  func systemsCaption(_ symptom: Symptom) -> String {
    """
    Anteil der Mails zum Thema \(self.symptom(symptom).noun) an allen Mails, nach Version und System
    """
  }

  func devicesCaption(_ symptom: Symptom) -> String {
    """
    Anteil der Mails zum Thema \(self.symptom(symptom).noun) an allen Mails, nach Version und Gerät
    """
  }

  func placesNotShown(_ number: Int) -> Sentence {
    number == 1
      ? "1 Spalte mit weniger Mails ist nicht gezeigt."
      : "\(self.number(number)) Spalten mit weniger Mails sind nicht gezeigt."
  }

  // MARK: Topics

  var topicHead: String { "Thema" }
  var beforeHead: String { "Vorher" }
  var pointsHead: String { "Punkte" }

  func topicsLabel(_ app: Untrusted) -> String { "Themen, \(app.cleaned)" }
  func topicsCaption(_ app: Untrusted) -> Sentence { "Themen in Mails zu \(app)" }

  func topicsNotShown(_ number: Int) -> Sentence {
    "\(count(number, "selteneres Thema ist", "seltenere Themen sind")) nicht gezeigt."
  }

  // MARK: Table

  var filter: String { "Filtern" }
  var filterHint: String { "App oder Version" }
  var filterCount: String { "{shown} von {all}" }
  var tableCaption: String { "Alle Versionen mit Mails in dieser Zeit" }
  var tableHeads: [String] {
    ["App", "Version", "Zustand", "Mails", "Personen", "Erste 14 Tage", "Erste Mail"]
  }

  func oldReleases(_ number: Int) -> String {
    count(
      number, "ältere Version ohne Mails in den letzten 90 Tagen",
      "ältere Versionen ohne Mails in den letzten 90 Tagen")
  }

  func releasesNotShown(_ number: Int) -> Sentence {
    number == 1
      ? "1 weitere Version ist nicht gezeigt; der JSON-Bericht hat alle."
      : "\(self.number(number)) weitere Versionen sind nicht gezeigt; der JSON-Bericht hat alle."
  }

  func inDays(_ number: Int, _ days: Int) -> String {
    "\(self.number(number)) in \(count(days, "Tag", "Tagen"))"
  }
}
