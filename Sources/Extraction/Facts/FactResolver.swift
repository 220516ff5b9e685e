import Assets
import Bytes
import Records

/// Merges what the sources of a message say, by the decisions of `formats.md`, section 6.
struct FactResolver: Sendable {
  private let rules: ExtractionRules
  private let tables: ReferenceTables

  init(rules: ExtractionRules) {
    self.rules = rules
    tables = ReferenceTables(rules: rules)
  }

  /// The facts of one message.
  ///
  /// - Parameters:
  ///   - mailer: Gives the value of `X-Mailer`, or of `User-Agent` when there is none; asked only
  ///     when nothing else names the system.
  ///   - recipients: Name an app only by the configuration.
  func resolve(
    own: Trailer?, attachment: Trailer?, subject: SubjectFacts?, quoted: Trailer?,
    recipients: [EmailAddress], mailer: () -> String?
  ) -> ResolvedFacts {
    let subjectApp = subject.map { Self.app(of: $0, beside: [own, attachment, quoted]) }
    var facts = ResolvedFacts()
    var apps = AppMerger(apps: rules.apps)
    apps.add(own?.app, from: .trailer)
    apps.add(attachment?.app, from: .attachment)
    apps.add(subjectApp, from: .subject)
    apps.add(quoted?.app, from: .quoted)
    facts.app = apps.app
    facts.evidence.app = apps.evidence

    facts.take(own?.device, own?.os, from: .trailer)
    facts.take(attachment?.device, attachment?.os, from: .attachment)
    facts.take(subject?.device, subject?.os, from: .subject)
    facts.take(quoted?.device, quoted?.os, from: .quoted)
    if facts.evidence.os == nil, let mailer = mailer() {
      facts.take(nil, system(ofMailer: mailer), from: .mailer)
    }
    complete(&facts, recipients)
    let blocks = [own, attachment, quoted].compactMap(\.self)
    facts.locale = blocks.lazy.compactMap(\.locale).first
    facts.fields = blocks.lazy.map(\.fields).first { !$0.isEmpty } ?? []
    return facts
  }

  /// The system that a mail program names.
  func system(ofMailer mailer: String) -> SystemFacts? {
    MailProgram.system(mailer, tables: tables)
  }

  /// The app of a subject.
  ///
  /// A plain number behind the name is its version, unless a block shows that
  /// it belongs to the name: `Level 10`.
  static func app(of subject: SubjectFacts, beside blocks: [Trailer?]) -> AppFacts {
    if let name = subject.possibleName {
      let isNeeded = blocks.contains {
        $0.map { $0.app.version != nil && $0.app.name == nil } ?? false
      }
      return isNeeded ? AppFacts(name: name) : subject.app
    }
    guard let whole = subject.nameWithNumber else { return subject.app }
    for case let block? in blocks {
      if let name = block.app.name, name == whole { return AppFacts(name: whole) }
      if block.app.name == nil, let version = block.app.version, version != subject.app.version {
        return AppFacts(name: whole)
      }
    }
    return subject.app
  }

  /// Adds what is certain from tables and from the configuration.
  private func complete(_ facts: inout ResolvedFacts, _ recipients: [EmailAddress]) {
    facts.os.takeName(from: facts.device)
    facts.os.takeVersion { build, isMac in
      tables.builds.version(of: build, on: isMac ? .macOS : .iOS)
    }
    if let model = facts.device.model, facts.device.name.map(DeviceFacts.isGeneric) ?? true {
      let key = Array(model.utf8)
      let isMachine = model == "arm64" || model == "x86_64"
      if !(isMachine && facts.os.name == "macOS"), let name = tables.devices.name(of: key.span) {
        facts.device.name = name
      }
    }
    facts.app.name = configuredName(facts.app, recipients) ?? facts.app.name
  }

  /// The name of the configured app that has this name, else that bundle identifier; for mail that
  /// names no app of the one whose address was written to.
  private func configuredName(_ app: AppFacts, _ recipients: [EmailAddress]) -> String? {
    if rules.apps.isEmpty { return nil }
    if let known = rules.apps.app(named: app.name) ?? rules.apps.app(bundleID: app.bundleID)
      ?? rules.apps.app(bundleID: app.name)
    {
      return known.name
    }
    guard app.name == nil else { return nil }
    return recipients.lazy.compactMap { rules.apps.app(address: $0.address)?.name }.first
  }
}
