import Analysis
import Bytes
import Records

extension GermanPhrases {
  func goodDay(apps: Int, newest: Sentence) -> Sentence {
    "Nichts Auffälliges in \(count(apps, "App", "Apps")). Neueste Versionen: \(newest)."
  }

  func tooFew(_ newest: Sentence) -> Sentence {
    "Zu wenige Mails, um etwas zu sagen: \(newest)."
  }

  func onlyRelease(_ name: Untrusted, mails: Int) -> Sentence {
    """
    \(name) ist die einzige Version in diesen Mails (\(self.mails(mails))): es gibt nichts, womit \
    sie sich vergleichen ließe.
    """
  }

  func noRelease(_ app: Untrusted) -> Sentence {
    "Keine Mail zu \(app) nennt eine Version: es gibt nichts zu vergleichen."
  }

  var noMessages: Sentence { "Keine Nachrichten." }
  func noMessages(in sources: Sentence) -> Sentence { "Keine Nachrichten in \(sources)." }

  func sourceType(_ type: String) -> String? {
    switch type {
    case "maildir": "Maildir"
    case "mbox": "mbox"
    case "message": "einzelne Nachricht"
    case "mh": "MH-Ordner"
    case "emlx": "Nachricht von Apple Mail"
    case "apple-mailbox": "Postfach von Apple Mail"
    case "folder": "Ordner"
    case "ndjson": "Datensätze"
    default: nil
    }
  }

  func bytes(_ number: Int) -> String { count(number, "Byte", "Bytes") }
  func files(_ number: Int) -> String { count(number, "Datei", "Dateien") }

  func noApp(firstContacts: Int) -> Sentence {
    firstContacts == 0
      ? "In diesen Mails ist keine Anfrage, und so auch keine App."
      : "0 von \(number(firstContacts)) Anfragen nennen eine App."
  }

  func messages(_ number: Int, _ kinds: Sentence?) -> Sentence {
    let messages = count(number, "Nachricht", "Nachrichten")
    if let kinds { return "\(messages): \(kinds)." }
    return "\(messages)."
  }

  func messages(_ number: Int, of kind: CountedKind) -> String {
    switch kind {
    case .report: count(number, "Anfrage", "Anfragen")
    case .reply: count(number, "Nachfrage", "Nachfragen")
    case .staff: count(number, "eigene Antwort", "eigene Antworten")
    case .spam: "\(self.number(number)) Spam"
    case .bulk: "\(self.number(number)) aus Verteilern"
    case .auto: count(number, "automatische", "automatische")
    case .bounce: count(number, "Rückläufer", "Rückläufer")
    case .duplicate: count(number, "Dublette", "Dubletten")
    }
  }

  func whatWasRead(contacts: Int, messages: Int, period: String?, unplaced: Int) -> Sentence {
    let read: Sentence = """
      \(count(contacts, "Anfrage", "Anfragen")) in \
      \(count(messages, "Nachricht", "Nachrichten"))\(period.map { ", " + $0 } ?? "").
      """
    return switch unplaced {
    case 0: read
    case 1: "\(read) 1 nennt keine App."
    default: "\(read) \(number(unplaced)) nennen keine App."
    }
  }

  func archive(age: Int, reference: Timestamp) -> Sentence {
    """
    Die neueste Mail ist \(count(age, "Tag", "Tage")) alt: alles ist beurteilt mit Stand vom \
    \(day(reference.day)).
    """
  }

  // MARK: Progress

  func reading(_ path: Untrusted) -> Sentence { "Lese \(path)" }

  func timeLeft(_ seconds: Int) -> String {
    spelled(
      seconds, seconds: { "noch \(number($0)) s" }, minutes: { "noch \(number($0)) min" },
      hours: { "noch \(number($0)) h" })
  }

  // MARK: Outputs

  var wroteNothing: Sentence {
    "Noch nichts geschrieben: mit -o report.html ist alles zu sehen."
  }
  func wrote(_ files: Sentence) -> Sentence { "Geschrieben: \(files)." }

  func moreEntries(_ number: Int, page: Untrusted?) -> Sentence {
    if let page { return "und \(self.number(number)) mehr: siehe \(page)" }
    return "und \(self.number(number)) mehr: mit -o report.html"
  }

  func moreApps(_ number: Int) -> Sentence {
    "und \(count(number, "weitere App", "weitere Apps"))"
  }

  // MARK: Entries

  func fineCell(
    _ version: Untrusted, _ system: Untrusted, _ systemVersion: Untrusted, _ reports: Int,
    of total: Int
  ) -> Sentence {
    """
    \(version) unter \(system)\u{A0}\(systemVersion) \
    (\(number(reports))\u{A0}von\u{A0}\(number(total)))
    """
  }

  func fine(_ cells: Sentence) -> Sentence { "in Ordnung: \(cells)" }
  func words(_ words: Sentence) -> Sentence { "Wörter: \(words)" }
  func notAnswered(_ number: Int) -> Sentence { "noch ohne Antwort: \(self.number(number))" }

  // MARK: Table

  var summaryHeads: [String] { ["APP", "VERSION", "ZUSTAND", "MAILS", "SEIT"] }
  func lastDays(_ number: Int) -> String { "LETZTE \(number) TAGE" }
  var earlier: String { "früher" }

  // MARK: Mail without apps

  func candidates(_ number: Int) -> Sentence {
    number == 1
      ? """
      Ein Anfang von Betreffen sieht nach einer App aus. Diese Zeile in der Konfigurationsdatei nimmt \
      ihn an:
      """
      : """
      Manche Anfänge von Betreffen sehen nach Apps aus. Zeilen in der Konfigurationsdatei nehmen sie \
      an:
      """
  }

  var composeStep: Sentence {
    """
    Damit Mails sagen, um welche App es geht, hilft ein Support-Link in der App: \
    \(code: "triage compose --app \"Ihre App\"")
    """
  }
}
