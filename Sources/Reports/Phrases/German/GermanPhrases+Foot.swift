import Analysis
import Bytes
import Records

extension GermanPhrases {
  func unplaced(_ number: Int, of contacts: Int) -> Sentence {
    guard number > 0 else { return "Jede Anfrage nennt eine App." }
    let share = percent(NumberText.percent(number, of: contacts))
    let part = part(number, of: contacts)
    return number == 1
      ? "\(strong: part) Anfragen (\(share)) nennt keine App und steht in keiner der Zahlen oben."
      : "\(strong: part) Anfragen (\(share)) nennen keine App und stehen in keiner der Zahlen oben."
  }

  var unplacedCaption: String { "Warum sich Mails nicht zuordnen ließen" }
  var whyHead: String { "Warum" }
  var whatHelpsHead: String { "Was hilft" }

  func reason(_ reason: Unclassified.Reason) -> String {
    switch reason {
    case .noTrailer: "Keine Angaben der App am Ende, keine App im Betreff"
    case .trailerRemoved: "Angaben der App wurden vom Absender gelöscht"
    case .unknownApp: "Name der App unbekannt"
    case .damaged: "Beschädigte Nachricht"
    case .noDate: "Kein glaubhaftes Datum"
    }
  }

  func advice(_ reason: Unclassified.Reason) -> Sentence? {
    switch reason {
    case .noTrailer:
      "In die App einen Support-Link mit diesen Angaben einbauen: \(code: "triage compose")"
    case .trailerRemoved:
      "Die Angaben über den Cursor setzen, oder die Version im Betreff wiederholen"
    case .unknownApp:
      """
      In der Konfigurationsdatei nennen: \(code: "[app \"Ihre App\"]") \
      \(code: "alias = Früherer Name")
      """
    case .damaged, .noDate: nil
    }
  }

  func help(_ advice: Sentence, example: Untrusted) -> Sentence {
    "\(advice). Eine davon: \(code: example)"
  }

  func redated(_ number: Int) -> Sentence {
    number == 1
      ? """
      1 Mail hat ein Datum, das nicht stimmen kann; sie zählt an dem Tag, an dem sie empfangen wurde.
      """
      : """
      \(self.number(number)) Mails haben ein Datum, das nicht stimmen kann; sie zählen an dem Tag, an \
      dem sie empfangen wurden.
      """
  }

  // MARK: Foot

  func read(_ sources: Sentence?, _ kinds: Sentence) -> Sentence {
    if let sources { return "\(strong: "Gelesen:") \(sources), \(kinds)" }
    return "\(strong: "Gelesen:") \(kinds)"
  }

  func moreSources(_ number: Int) -> Sentence {
    "\(count(number, "weitere Quelle", "weitere Quellen"))"
  }

  func unreadable(_ number: Int) -> Sentence {
    number == 1
      ? "1 Stelle ließ sich nicht lesen; der Lauf hat sie genannt."
      : "\(self.number(number)) Stellen ließen sich nicht lesen; der Lauf hat jede genannt."
  }

  func privacy(_ options: ReportOptions) -> Sentence {
    if options.showsAddresses {
      return """
        \(strong: "Nicht vertraulich gemacht:") Dieser Bericht wurde mit --show-addresses erstellt. \
        Er enthält Namen, Adressen und unmaskierte Zitate; nur wer sie sehen darf, soll ihn bekommen.
        """
    }
    if options.omitsQuotes {
      return """
        \(strong: "Datenschutz:") Absender sind Nummern, und die Worte der Leute fehlen \
        (--no-quotes).
        """
    }
    return """
      \(strong: "Datenschutz:") Absender sind Nummern, und Adressen, Telefonnummern und Schlüssel in \
      Zitaten sind maskiert. Die Zitate bleiben Worte von Menschen: erst nachdenken, dann \
      veröffentlichen.
      """
  }

  func written(_ time: Timestamp, version: Untrusted) -> Sentence {
    "Geschrieben von triage \(version) am \(moment(time))."
  }
}
