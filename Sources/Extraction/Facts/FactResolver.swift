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
    var apps = AppMerger()
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
    if facts.app.name == nil { facts.app.name = configuredName(facts.app, recipients) }
  }

  /// The name of the configured app with that bundle identifier, or whose address was written to.
  private func configuredName(_ app: AppFacts, _ recipients: [EmailAddress]) -> String? {
    if let bundleID = app.bundleID {
      let named = rules.apps.first { $0.bundleID == bundleID }
      if let named { return named.name }
    }
    for recipient in recipients {
      guard let address = recipient.address else { continue }
      if let named = rules.apps.first(where: { $0.addresses.contains(address) }) {
        return named.name
      }
    }
    return nil
  }
}
