import Bytes
import Extraction
import Records

/// Who, when, which app, system and device, which symptoms; each with what it rests on.
struct AnswerSection {
  private let explanation: MessageExplanation
  private var record: MessageRecord { explanation.record }

  init(_ explanation: MessageExplanation) { self.explanation = explanation }

  func write(to page: inout ExplanationPage) {
    page.heading(ShownText.line(record.subject ?? "(no subject)"))
    let offset = record.offset > 0 ? "#\(record.offset)" : ""
    page.whole(ShownText.path(record.path) + offset)
    page.emptyLine()
    page.row("message", "\(record.bytes) bytes")
    page.row(
      "from", Self.person(record.from) ?? "unknown",
      explanation.sender.map { [ExplanationWords.field($0)] } ?? [])
    page.row("date", record.date?.description ?? "unknown", dateGrounds)
    page.row("kind", ExplanationWords.kind(record.kind), kindGrounds)
    facts(
      "app", ExplanationWords.app(record.app), [.appName, .appVersion, .appBuild, .bundleID],
      record.evidence.app, to: &page)
    facts(
      "system", ExplanationWords.system(record.os), [.systemName, .systemVersion, .systemBuild],
      record.evidence.os, to: &page)
    facts(
      "device", ExplanationWords.device(record.device), [.deviceName, .deviceModel],
      record.evidence.device, to: &page)
    if let locale = record.locale {
      facts("locale", ShownText.line(locale), [.locale], nil, to: &page)
    }
    page.row("language", record.language ?? "unknown", languageGrounds)
    symptoms(to: &page)
    attachments(to: &page)
    if !record.warnings.isEmpty {
      page.row("warnings", record.warnings.list.map(\.rawValue).joined(separator: ", "))
    }
  }

  // MARK: Header

  private static func person(_ person: EmailAddress) -> String? {
    guard let address = person.address else { return person.name.map(ShownText.line) }
    return ShownText.line(person.name.map { "\($0) <\(address)>" } ?? address)
  }

  private var dateGrounds: [String] {
    if let field = explanation.date { return [ExplanationWords.field(field)] }
    return record.dateSource.map { [ExplanationWords.source($0)] } ?? []
  }

  private var kindGrounds: [String] {
    if explanation.texts.isEmpty { return [] }
    switch explanation.kind {
    case .field(let field): return [ExplanationWords.field(field)]
    case .part(let type, let place):
      return ["part of type \(ShownText.line(type)), \(ExplanationWords.place(place))"]
    case .mailbox: return ["the folder or the flags of the mailbox"]
    case .nothing: return ["no sign of a reply, a machine or the team"]
    }
  }

  private var languageGrounds: [String] {
    if explanation.texts.isEmpty { return [] }
    return [record.language == nil ? "too few words to tell" : "told from the person’s words"]
  }

  // MARK: Facts

  private func facts(
    _ name: String, _ value: String?, _ facts: [ExplainedFact], _ source: Evidence.Source?,
    to page: inout ExplanationPage
  ) {
    let grounds = explanation.facts.filter { facts.contains($0.fact) }
    if grounds.isEmpty {
      page.row(name, value ?? "unknown", source.map { [ExplanationWords.source($0)] } ?? [])
    } else {
      page.row(name, value ?? "unknown", sources(grounds))
    }
  }

  /// One line for each source, with the bytes of what was taken from it.
  private func sources(_ grounds: [FactGround]) -> [String] {
    var lines: [String] = []
    var rest = grounds[...]
    while let first = rest.first {
      let same = rest.filter { $0.origin == first.origin }
      rest = rest.filter { $0.origin != first.origin }[...]
      lines.append(source(first.origin, same))
    }
    return lines
  }

  private func source(_ origin: FactGround.Origin, _ grounds: [FactGround]) -> String {
    let names = grounds.map { ExplanationWords.name(of: $0.fact) }.joined(separator: " and ")
    switch origin {
    case .block(let index):
      return BlockWords(explanation).name(of: explanation.blocks[index]) + places(grounds)
    case .subject: return "the subject" + places(grounds)
    case .mailer:
      guard let mailer = explanation.mailer else { return "the mail program" }
      return "the mail program, \(ExplanationWords.field(mailer.field))"
    case .deviceTable: return "\(names) by the model, from the table of devices"
    case .buildTable: return "\(names) by the build, from the table of builds"
    case .deviceFamily: return "\(names) certain from the device"
    case .configuration: return "\(names) from the configuration"
    }
  }

  /// `, bytes 301–309 (name), 311–315 (version)`; facts of the same bytes together.
  private func places(_ grounds: [FactGround]) -> String {
    var parts: [(range: String, names: [String])] = []
    var suffix = ""
    for ground in grounds {
      guard let place = ground.place else { continue }
      if case .crash = place.base { continue }
      suffix = ExplanationWords.suffix(place.base)
      let range = ExplanationWords.range(place)
      let name = ExplanationWords.name(of: ground.fact)
      if let same = parts.firstIndex(where: { $0.range == range }) {
        parts[same].names.append(name)
      } else {
        parts.append((range, [name]))
      }
    }
    if parts.isEmpty { return "" }
    let isPlain = parts.count == 1 && grounds.count == 1
    let words = parts.map { part in
      isPlain ? part.range : "\(part.range) (\(part.names.joined(separator: ", ")))"
    }
    return ", bytes " + words.joined(separator: ", ") + suffix
  }

  // MARK: Symptoms and files

  private func symptoms(to page: inout ExplanationPage) {
    if record.symptoms.isEmpty { page.row("symptoms", "none") }
    var name = "symptoms"
    for code in record.symptoms {
      var grounds = SymptomWords.grounds(of: code, explanation.symptoms)
      if code.rawValue == "crash", record.crash != nil { grounds.append("a crash report is here") }
      page.row(name, code.rawValue, grounds)
      name = ""
    }
  }

  private func attachments(to page: inout ExplanationPage) {
    for attachment in record.attachments {
      page.row(
        "attached",
        ShownText.line(
          "\(attachment.name ?? "without a name"), \(attachment.type), \(attachment.bytes) bytes"))
    }
    guard let crash = record.crash else { return }
    page.row("crash", ExplanationWords.joined(crash.exception, crash.signature, nil) ?? "unknown")
    if explanation.texts.isEmpty { return }
    page.note(explanation.crashAttachment == nil ? "pasted into the text" : "an attached report")
  }
}
