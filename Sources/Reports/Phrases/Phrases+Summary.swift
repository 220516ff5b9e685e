import Analysis
import Bytes
import Records

/// The sentences of the terminal's summary.
extension Phrases {
  /// A good day: nothing unusual, and the newest release of each app with its mails.
  func goodDay(apps: Int, newest: [Overview.Release]) -> Sentence {
    let list = Sentence.list(newestReleases(newest))
    return "Nothing unusual in \(count(apps, "app", "apps")). Newest: \(list)."
  }

  /// Nothing can be said, and that is said.
  func tooFew(_ newest: [Overview.Release]) -> Sentence {
    "Too few mails to say anything about \(Sentence.list(newestReleases(newest)))."
  }

  private func newestReleases(_ newest: [Overview.Release]) -> [Sentence] {
    newest.enumerated().map { place, release in
      let name = self.release(release.summary.app, release.summary.version)
      return place == 0
        ? "\(name) (\(mails(release.summary.reports)))"
        : "\(name) (\(release.summary.reports))"
    }
  }

  /// One app with one release.
  func oneRelease(_ app: Overview.App) -> Sentence {
    guard let newest = app.newest else {
      let name = Untrusted(name: app.summary.name)
      return "No mail about \(name) names a release: there is nothing to compare."
    }
    let name = release(app.summary.name, newest.summary.version)
    return """
      \(name) is the only release in this mail (\(mails(newest.summary.reports))): there is \
      nothing to compare it with.
      """
  }

  /// An empty inbox: which mailboxes were looked at.
  func noMessages(_ sources: [SourceSummary]) -> Sentence {
    guard !sources.isEmpty else { return "No messages." }
    let list = sources.prefix(5).map { source -> Sentence in
      let type = sourceType(source.type)
      let size =
        source.type == "mbox" || source.type == "ndjson"
        ? count(source.bytes, "byte", "bytes") : count(source.messages, "file", "files")
      return "\(Untrusted(path: source.path)) (\(type), \(size))"
    }
    return "No messages in \(Sentence.list(list))."
  }

  /// How people call a kind of mailbox.
  func sourceType(_ type: String) -> String {
    switch type {
    case "maildir": "Maildir"
    case "mbox": "mbox"
    case "message": "single message"
    case "mh": "MH folder"
    case "emlx": "Apple Mail message"
    case "apple-mailbox": "Apple mailbox"
    case "folder": "folder"
    case "ndjson": "records"
    default: Untrusted(name: type).cleaned
    }
  }

  /// Mail without any trailer: how many first contacts there are.
  func noApp(firstContacts: Int) -> Sentence {
    firstContacts == 0
      ? "There is no first contact in this mail, and so no app."
      : "0 of \(firstContacts) first contacts name an app."
  }

  /// The messages by kind.
  func kinds(_ totals: Totals) -> Sentence {
    let kinds: [(Int, String, String)] = [
      (totals.kinds[.report] ?? 0, "first contact", "first contacts"),
      (totals.kinds[.reply] ?? 0, "follow-up", "follow-ups"),
      (totals.kinds[.staff] ?? 0, "of your own replies", "of your own replies"),
      (totals.kinds[.spam] ?? 0, "spam", "spam"),
      (totals.kinds[.bulk] ?? 0, "from lists", "from lists"),
      (totals.kinds[.auto] ?? 0, "automatic", "automatic"),
      (totals.kinds[.bounce] ?? 0, "bounce", "bounces"),
      (totals.duplicates, "duplicate", "duplicates"),
    ]
    let list = kinds.filter { $0.0 > 0 }.map { Sentence(stringLiteral: count($0.0, $0.1, $0.2)) }
    let messages = count(totals.messages, "message", "messages")
    return list.isEmpty ? "\(messages)." : "\(messages): \(Sentence.list(list))."
  }

  /// How much was read, of which days, and how much of it names no app.
  func whatWasRead(_ overview: Overview) -> Sentence {
    let totals = overview.findings.totals
    let contacts = count(overview.firstContacts, "first contact", "first contacts")
    let messages = count(totals.messages, "message", "messages")
    let period: Sentence =
      overview.days.map { days in
        ", \(periodInWords(days.lowerBound, days.upperBound))"
      } ?? ""
    let unplaced: Sentence =
      switch totals.unclassified {
      case 0: ""
      case 1: " 1 names no app."
      default: " \(totals.unclassified) name no app."
      }
    return "\(contacts) in \(messages)\(period).\(unplaced)"
  }

  /// An archive is judged as of its last day.
  func archive(age: Int, reference: Timestamp) -> Sentence {
    """
    The newest mail is \(count(age, "day", "days")) old: all of this is judged as of \
    \(day(reference.day)).
    """
  }

  /// The last line: what was written, or how to see more.
  func outputs(_ paths: [String]) -> Sentence {
    guard !paths.isEmpty else {
      return "Wrote nothing yet: add -o report.html to see all of it."
    }
    return "Wrote \(Sentence.list(paths.map { "\(Untrusted(path: $0))" }))."
  }

  /// Entries that are not shown in full.
  func moreEntries(_ number: Int, outputs: [String]) -> Sentence {
    if let page = outputs.first(where: { $0.hasSuffix(".html") }) {
      return "and \(number) more: see \(Untrusted(path: page))"
    }
    return "and \(number) more: add -o report.html"
  }

  /// Apps that are not in the table.
  func moreApps(_ number: Int) -> Sentence { "and \(count(number, "more app", "more apps"))" }

  /// `2 older releases`.
  func olderReleases(_ number: Int) -> String {
    count(number, "older release", "older releases")
  }

  /// `fine: 4.1.3 on iPadOS 26.3 (2 of 44)`.
  func fine(_ cells: [Regression.Comparison], of regression: Regression) -> Sentence {
    let system = Untrusted(name: regression.os?.name ?? "")
    let list = cells.map { cell -> Sentence in
      """
      \(Untrusted(name: cell.version)) on \(system)\u{A0}\(Untrusted(name: cell.systemVersion)) \
      (\(cell.reports)\u{A0}of\u{A0}\(cell.total))
      """
    }
    return "fine: \(Sentence.list(list))"
  }

  func words(_ words: [Untrusted]) -> Sentence {
    "words: \(Sentence.list(words.map { "\($0)" }))"
  }

  func notAnswered(_ number: Int) -> Sentence { "not answered yet: \(number)" }

  /// Before the lines of configuration that would accept beginnings of subjects as apps.
  func candidates(_ number: Int) -> Sentence {
    number == 1
      ? "One beginning of subjects looks like an app. This line in the config file accepts it:"
      : "Some beginnings of subjects look like apps. Lines in the config file accept them:"
  }

  func composeStep() -> Sentence {
    """
    To get mail that says which app it is about, put a support link into your app: \
    \(code: "triage compose --app \"Your App\"")
    """
  }
}
