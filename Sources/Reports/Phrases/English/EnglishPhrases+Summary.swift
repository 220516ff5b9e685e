import Analysis
import Bytes
import Records

extension EnglishPhrases {
  func goodDay(apps: Int, newest: Sentence) -> Sentence {
    "Nothing unusual in \(count(apps, "app", "apps")). Newest: \(newest)."
  }

  func tooFew(_ newest: Sentence) -> Sentence {
    "Too few mails to say anything about \(newest)."
  }

  func onlyRelease(_ name: Untrusted, mails: Int) -> Sentence {
    """
    \(name) is the only release in this mail (\(self.mails(mails))): there is nothing to compare it \
    with.
    """
  }

  func noRelease(_ app: Untrusted) -> Sentence {
    "No mail about \(app) names a release: there is nothing to compare."
  }

  var noMessages: Sentence { "No messages." }
  func noMessages(in sources: Sentence) -> Sentence { "No messages in \(sources)." }

  func sourceType(_ type: String) -> String? {
    switch type {
    case "maildir": "Maildir"
    case "mbox": "mbox"
    case "message": "single message"
    case "mh": "MH folder"
    case "emlx": "Apple Mail message"
    case "apple-mailbox": "Apple mailbox"
    case "folder": "folder"
    case "ndjson": "records"
    default: nil
    }
  }

  func bytes(_ number: Int) -> String { count(number, "byte", "bytes") }
  func files(_ number: Int) -> String { count(number, "file", "files") }

  func noApp(firstContacts: Int) -> Sentence {
    firstContacts == 0
      ? "There is no first contact in this mail, and so no app."
      : "0 of \(number(firstContacts)) first contacts name an app."
  }

  func messages(_ number: Int, _ kinds: Sentence?) -> Sentence {
    let messages = count(number, "message", "messages")
    if let kinds { return "\(messages): \(kinds)." }
    return "\(messages)."
  }

  func messages(_ number: Int, of kind: CountedKind) -> String {
    switch kind {
    case .report: count(number, "first contact", "first contacts")
    case .reply: count(number, "follow-up", "follow-ups")
    case .staff: "\(self.number(number)) of your own replies"
    case .spam: "\(self.number(number)) spam"
    case .bulk: "\(self.number(number)) from lists"
    case .auto: "\(self.number(number)) automatic"
    case .bounce: count(number, "bounce", "bounces")
    case .duplicate: count(number, "duplicate", "duplicates")
    }
  }

  func whatWasRead(contacts: Int, messages: Int, period: String?, unplaced: Int) -> Sentence {
    let read: Sentence = """
      \(count(contacts, "first contact", "first contacts")) in \
      \(count(messages, "message", "messages"))\(period.map { ", " + $0 } ?? "").
      """
    return switch unplaced {
    case 0: read
    case 1: "\(read) 1 names no app."
    default: "\(read) \(number(unplaced)) name no app."
    }
  }

  func archive(age: Int, reference: Timestamp) -> Sentence {
    """
    The newest mail is \(count(age, "day", "days")) old: all of this is judged as of \
    \(day(reference.day)).
    """
  }

  // MARK: Progress

  func reading(_ path: Untrusted) -> Sentence { "Reading \(path)" }

  func timeLeft(_ seconds: Int) -> String {
    spelled(
      seconds, seconds: { "\(number($0)) s left" }, minutes: { "\(number($0)) min left" },
      hours: { "\(number($0)) h left" })
  }

  // MARK: Outputs

  var wroteNothing: Sentence { "Wrote nothing yet: add -o report.html to see all of it." }
  func wrote(_ files: Sentence) -> Sentence { "Wrote \(files)." }

  func moreEntries(_ number: Int, page: Untrusted?) -> Sentence {
    if let page { return "and \(self.number(number)) more: see \(page)" }
    return "and \(self.number(number)) more: add -o report.html"
  }

  func moreApps(_ number: Int) -> Sentence { "and \(count(number, "more app", "more apps"))" }

  // MARK: Entries

  func fineCell(
    _ version: Untrusted, _ system: Untrusted, _ systemVersion: Untrusted, _ reports: Int,
    of total: Int
  ) -> Sentence {
    """
    \(version) on \(system)\u{A0}\(systemVersion) \
    (\(number(reports))\u{A0}of\u{A0}\(number(total)))
    """
  }

  func fine(_ cells: Sentence) -> Sentence { "fine: \(cells)" }
  func words(_ words: Sentence) -> Sentence { "words: \(words)" }
  func notAnswered(_ number: Int) -> Sentence { "not answered yet: \(self.number(number))" }

  // MARK: Table

  var summaryHeads: [String] { ["APP", "RELEASE", "STATE", "MAILS", "SINCE"] }
  func lastDays(_ number: Int) -> String { "LAST \(number) DAYS" }
  var earlier: String { "earlier" }

  // MARK: Mail without apps

  func candidates(_ number: Int) -> Sentence {
    number == 1
      ? "One beginning of subjects looks like an app. This line in the config file accepts it:"
      : "Some beginnings of subjects look like apps. Lines in the config file accept them:"
  }

  var composeStep: Sentence {
    """
    To get mail that says which app it is about, put a support link into your app: \
    \(code: "triage compose --app \"Your App\"")
    """
  }
}
