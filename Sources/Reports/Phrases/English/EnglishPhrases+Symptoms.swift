import Records

extension EnglishPhrases {
  func symptom(_ symptom: Symptom) -> SymptomPhrase {
    switch symptom.rawValue {
    case "crash": SymptomPhrase("Crash", "crash", "crashes")
    case "launch": SymptomPhrase("Launch", "launch", "does not start")
    case "freeze": SymptomPhrase("Freeze", "freeze", "freezes")
    case "performance": SymptomPhrase("Slowness", "slowness", "is slow")
    case "battery": SymptomPhrase("Battery", "battery", "drains the battery")
    case "login": SymptomPhrase("Login", "login", "has trouble with login")
    case "sync": SymptomPhrase("Sync", "sync", "has trouble with sync")
    case "data-loss": SymptomPhrase("Data loss", "data loss", "loses data")
    case "payment": SymptomPhrase("Payment", "payment", "has trouble with payment")
    case "subscription":
      SymptomPhrase("Subscription", "subscription", "has trouble with subscriptions")
    case "refund": SymptomPhrase("Refund", "refund", "makes people ask for refunds")
    case "notification":
      SymptomPhrase("Notification", "notification", "has trouble with notifications")
    case "ui": SymptomPhrase("Display", "display", "has trouble with its display")
    case "audio": SymptomPhrase("Sound", "sound", "has trouble with sound")
    case "video": SymptomPhrase("Video", "video", "has trouble with video")
    case "camera": SymptomPhrase("Camera", "camera", "has trouble with the camera")
    case "network": SymptomPhrase("Network", "network", "has trouble with the network")
    case "install": SymptomPhrase("Install", "install", "can’t be installed")
    case "update": SymptomPhrase("Update", "update", "has trouble with its update")
    case "export": SymptomPhrase("Export", "export", "has trouble with export")
    case "import": SymptomPhrase("Import", "import", "has trouble with import")
    case "widget": SymptomPhrase("Widget", "widget", "has trouble with widgets")
    case "pairing": SymptomPhrase("Pairing", "pairing", "has trouble with pairing")
    case "accessibility":
      SymptomPhrase("Accessibility", "accessibility", "has trouble with accessibility")
    case "localisation": SymptomPhrase("Language", "language", "has trouble with languages")
    case "privacy": SymptomPhrase("Privacy", "privacy", "raises questions of privacy")
    case "broken": SymptomPhrase("Other fault", "other fault", "does not work")
    case "feature-request":
      SymptomPhrase("Feature wish", "feature wish", "makes people ask for features")
    case "question": SymptomPhrase("Question", "question", "raises questions")
    case "praise": SymptomPhrase("Praise", "praise", "is praised")
    default:
      own(Untrusted(name: symptom.rawValue).cleaned)
    }
  }

  private func own(_ code: String) -> SymptomPhrase {
    SymptomPhrase(code, code, "has trouble with \(code)")
  }
}
