import Analysis
import Bytes
import Records

/// The sentences of the terminal's summary.
protocol SummaryPhrases: Sendable {
  /// A good day: nothing unusual, and the newest release of each app with its mails.
  func goodDay(apps: Int, newest: Sentence) -> Sentence
  /// Nothing can be said, and that is said.
  func tooFew(_ newest: Sentence) -> Sentence
  func onlyRelease(_ name: Untrusted, mails: Int) -> Sentence
  func noRelease(_ app: Untrusted) -> Sentence

  var noMessages: Sentence { get }
  func noMessages(in sources: Sentence) -> Sentence
  /// How people call a kind of mailbox; nil for a kind that has no name of ours.
  func sourceType(_ type: String) -> String?
  func bytes(_ number: Int) -> String
  func files(_ number: Int) -> String

  /// Mail without any trailer: how many first contacts there are.
  func noApp(firstContacts: Int) -> Sentence
  /// How many messages there are, of which kinds; without kinds when there is none.
  func messages(_ number: Int, _ kinds: Sentence?) -> Sentence
  func messages(_ number: Int, of kind: CountedKind) -> String

  /// How much was read, of which days, and how much of it names no app.
  func whatWasRead(contacts: Int, messages: Int, period: String?, unplaced: Int) -> Sentence
  /// An archive is judged as of its last day.
  func archive(age: Int, reference: Timestamp) -> Sentence

  // MARK: Progress

  func reading(_ path: Untrusted) -> Sentence
  /// `11 s left`, `3 min left`, `2 h left`.
  func timeLeft(_ seconds: Int) -> String

  // MARK: Outputs

  var wroteNothing: Sentence { get }
  func wrote(_ files: Sentence) -> Sentence
  /// Entries that are not shown in full; with the page that has them, if one was written.
  func moreEntries(_ number: Int, page: Untrusted?) -> Sentence
  func moreApps(_ number: Int) -> Sentence

  // MARK: Entries

  /// `4.1.3 on iPadOS 26.3 (2 of 44)`.
  func fineCell(
    _ version: Untrusted, _ system: Untrusted, _ systemVersion: Untrusted, _ reports: Int,
    of total: Int
  ) -> Sentence
  func fine(_ cells: Sentence) -> Sentence
  func words(_ words: Sentence) -> Sentence
  func notAnswered(_ number: Int) -> Sentence

  // MARK: Table

  /// App, release, state, mails, since.
  var summaryHeads: [String] { get }
  func lastDays(_ number: Int) -> String
  /// Since when: before the period.
  var earlier: String { get }

  // MARK: Mail without apps

  /// Before the lines of configuration that would accept beginnings of subjects as apps.
  func candidates(_ number: Int) -> Sentence
  var composeStep: Sentence { get }
}

extension SummaryPhrases {
  /// Whole seconds up to a minute and a half, then whole minutes, then hours, rounded up.
  func spelled(
    _ seconds: Int, seconds one: (Int) -> String, minutes: (Int) -> String, hours: (Int) -> String
  ) -> String {
    switch seconds {
    case ...90: one(seconds)
    case ...5400: minutes((seconds + 59) / 60)
    default: hours((seconds + 3599) / 3600)
    }
  }
}

extension Phrases {
  /// The releases, each with its number of mails.
  func newest(_ releases: [Overview.Release]) -> Sentence {
    list(
      releases.enumerated().map { place, release in
        let name = self.release(release.summary.app, release.summary.version)
        let reports = release.summary.reports
        return "\(name) (\(place == 0 ? mails(reports) : number(reports)))"
      })
  }

  /// One app with one release.
  func oneRelease(_ app: Overview.App) -> Sentence {
    guard let newest = app.newest else { return noRelease(Untrusted(name: app.summary.name)) }
    return onlyRelease(
      release(app.summary.name, newest.summary.version), mails: newest.summary.reports)
  }

  /// An empty inbox: which mailboxes were looked at.
  func noMessages(_ sources: [SourceSummary]) -> Sentence {
    guard !sources.isEmpty else { return noMessages }
    let items = sources.prefix(5).map { source -> Sentence in
      let type = sourceType(source.type) ?? Untrusted(name: source.type).cleaned
      let isOneFile = source.type == "mbox" || source.type == "ndjson"
      let size = isOneFile ? bytes(source.bytes) : files(source.messages)
      return "\(Untrusted(path: source.path)) (\(type), \(size))"
    }
    return noMessages(in: list(items))
  }

  /// The messages by kind.
  func kinds(_ totals: Totals) -> Sentence {
    let counted = CountedKind.allCases.map { ($0, $0.count(in: totals)) }.filter { $0.1 > 0 }
    let items = counted.map { kind, number in Sentence(stringLiteral: messages(number, of: kind)) }
    return messages(totals.messages, items.isEmpty ? nil : list(items))
  }

  /// How much was read, of which days, and how much of it names no app.
  func whatWasRead(_ overview: Overview) -> Sentence {
    whatWasRead(
      contacts: overview.firstContacts, messages: overview.findings.totals.messages,
      period: overview.days.map { periodInWords($0.lowerBound, $0.upperBound) },
      unplaced: overview.findings.totals.unclassified)
  }

  /// The last line: what was written, or how to see more.
  func outputs(_ paths: [String]) -> Sentence {
    paths.isEmpty ? wroteNothing : wrote(list(paths.map { "\(Untrusted(path: $0))" }))
  }

  /// `fine: 4.1.3 on iPadOS 26.3 (2 of 44)`.
  func fine(_ cells: [Regression.Comparison], of regression: Regression) -> Sentence {
    let system = Untrusted(name: regression.os?.name ?? "")
    return fine(
      list(
        cells.map { cell in
          fineCell(
            Untrusted(name: cell.version), system, Untrusted(name: cell.systemVersion),
            cell.reports, of: cell.total)
        }))
  }
}
