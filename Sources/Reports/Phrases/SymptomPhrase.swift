import Records

/// How one symptom is called in sentences.
struct SymptomPhrase: Sendable {
  /// As a title: `Crash`.
  let title: String
  /// Before "mail" and in lists: `crash`.
  let noun: String
  /// What the app does, after its name: `crashes`.
  let verb: String

  private init(_ title: String, _ noun: String, _ verb: String) {
    self.title = title
    self.noun = noun
    self.verb = verb
  }
}

extension Phrases {
  /// The words for a symptom; codes of a user's own are shown as they are.
  func symptom(_ symptom: Symptom) -> SymptomPhrase {
    SymptomPhrase(english: symptom)
  }
}

extension SymptomPhrase {
  /// The English words.
  init(english symptom: Symptom) {
    switch symptom.rawValue {
    case "crash": self.init("Crash", "crash", "crashes")
    case "launch": self.init("Launch", "launch", "does not start")
    case "freeze": self.init("Freeze", "freeze", "freezes")
    case "performance": self.init("Slowness", "slowness", "is slow")
    case "battery": self.init("Battery", "battery", "drains the battery")
    case "login": self.init("Login", "login", "has trouble with login")
    case "sync": self.init("Sync", "sync", "has trouble with sync")
    case "data-loss": self.init("Data loss", "data loss", "loses data")
    case "payment": self.init("Payment", "payment", "has trouble with payment")
    case "subscription": self.init("Subscription", "subscription", "has trouble with subscriptions")
    case "refund": self.init("Refund", "refund", "makes people ask for refunds")
    case "notification":
      self.init("Notification", "notification", "has trouble with notifications")
    case "ui": self.init("Display", "display", "has trouble with its display")
    case "audio": self.init("Sound", "sound", "has trouble with sound")
    case "video": self.init("Video", "video", "has trouble with video")
    case "camera": self.init("Camera", "camera", "has trouble with the camera")
    case "network": self.init("Network", "network", "has trouble with the network")
    case "install": self.init("Install", "install", "can’t be installed")
    case "update": self.init("Update", "update", "has trouble with its update")
    case "export": self.init("Export", "export", "has trouble with export")
    case "import": self.init("Import", "import", "has trouble with import")
    case "widget": self.init("Widget", "widget", "has trouble with widgets")
    case "pairing": self.init("Pairing", "pairing", "has trouble with pairing")
    case "accessibility":
      self.init("Accessibility", "accessibility", "has trouble with accessibility")
    case "localisation": self.init("Language", "language", "has trouble with languages")
    case "privacy": self.init("Privacy", "privacy", "raises questions of privacy")
    case "broken": self.init("Other fault", "other fault", "does not work")
    case "feature-request":
      self.init("Feature wish", "feature wish", "makes people ask for features")
    case "question": self.init("Question", "question", "raises questions")
    case "praise": self.init("Praise", "praise", "is praised")
    default:
      let own = Untrusted(name: symptom.rawValue).cleaned
      self.init(own, own, "has trouble with \(own)")
    }
  }
}
