import Records

extension GermanPhrases {
  func symptom(_ symptom: Symptom) -> SymptomPhrase {
    switch symptom.rawValue {
    case "crash": SymptomPhrase("Absturz", "Absturz", "stürzt … ab")
    case "launch": SymptomPhrase("Start", "Start", "startet … nicht")
    case "freeze": SymptomPhrase("Einfrieren", "Einfrieren", "friert … ein")
    case "performance": SymptomPhrase("Langsamkeit", "Langsamkeit", "ist … langsam")
    case "battery": SymptomPhrase("Akku", "Akku", "verbraucht … zu viel Akku")
    case "login": troubled("Anmeldung", with: "der Anmeldung")
    case "sync": troubled("Synchronisierung", with: "der Synchronisierung")
    case "data-loss": SymptomPhrase("Datenverlust", "Datenverlust", "verliert … Daten")
    case "payment": troubled("Zahlung", with: "der Zahlung")
    case "subscription": troubled("Abo", with: "Abos")
    case "refund": SymptomPhrase("Erstattung", "Erstattung", "führt … zu Bitten um Erstattung")
    case "notification": troubled("Mitteilungen", with: "Mitteilungen")
    case "ui": troubled("Darstellung", with: "der Darstellung")
    case "audio": troubled("Ton", with: "dem Ton")
    case "video": troubled("Video", with: "Videos")
    case "camera": troubled("Kamera", with: "der Kamera")
    case "network": troubled("Netzwerk", with: "dem Netzwerk")
    case "install": SymptomPhrase("Installation", "Installation", "lässt sich … nicht installieren")
    case "update": troubled("Update", with: "dem Update")
    case "export": troubled("Export", with: "dem Export")
    case "import": troubled("Import", with: "dem Import")
    case "widget": troubled("Widget", with: "Widgets")
    case "pairing": troubled("Kopplung", with: "der Kopplung")
    case "accessibility": troubled("Barrierefreiheit", with: "der Barrierefreiheit")
    case "localisation": troubled("Sprache", with: "der Sprache")
    case "privacy":
      SymptomPhrase("Datenschutz", "Datenschutz", "wirft … Fragen zum Datenschutz auf")
    case "broken": SymptomPhrase("Anderer Fehler", "anderer Fehler", "funktioniert … nicht")
    case "feature-request": SymptomPhrase("Wünsche", "Wünsche", "führt … zu neuen Wünschen")
    case "question": SymptomPhrase("Fragen", "Fragen", "wirft … Fragen auf")
    case "praise": SymptomPhrase("Lob", "Lob", "wird … gelobt")
    default: own(Untrusted(name: symptom.rawValue).cleaned)
    }
  }

  private func troubled(_ name: String, with thing: String) -> SymptomPhrase {
    SymptomPhrase(name, name, "hat … Probleme mit \(thing)")
  }

  private func own(_ code: String) -> SymptomPhrase {
    SymptomPhrase(code, code, "hat … Probleme mit \(code)")
  }
}
