import Bytes
import Records

/// A record as text for people: each fact with where it came from, at most 80 columns where words
/// can be broken.
struct RecordExplanation {
  private let record: MessageRecord

  init(_ record: MessageRecord) { self.record = record }

  /// Lines of name, value and source, then the person's words.
  var text: String {
    var lines: [String] = []
    func line(_ name: String, _ value: String?, from source: String? = nil) {
      let shown = value.map(ShownText.line) ?? "unknown"
      let padded = name + String(repeating: " ", count: max(1, 12 - name.count))
      lines.append("  " + padded + shown + (source.map { "   (\($0))" } ?? ""))
    }
    lines.append(ShownText.line(record.subject ?? "(no subject)"))
    line("message", record.path + "#\(record.offset), \(record.bytes) bytes")
    line("from", Self.person(record.from))
    line("date", record.date?.description, from: record.dateSource.map(Self.words))
    line("kind", Self.words(record.kind))
    line(
      "app", Self.joined(record.app.name, record.app.version, record.app.build),
      from: record.evidence.app.map(Self.words))
    line(
      "system", Self.joined(record.os.name, record.os.version, record.os.build),
      from: record.evidence.os.map(Self.words))
    line(
      "device", Self.joined(record.device.name, nil, record.device.model),
      from: record.evidence.device.map(Self.words))
    line("language", record.language)
    let symptoms = record.symptoms.map(\.rawValue).joined(separator: ", ")
    line("symptoms", symptoms.isEmpty ? "none" : symptoms)
    for field in record.fields {
      lines.append("  block       \(ShownText.line(field.label)): \(ShownText.line(field.value))")
    }
    for attachment in record.attachments {
      line(
        "attached",
        "\(attachment.name ?? "without a name"), \(attachment.type), \(attachment.bytes) bytes")
    }
    if let crash = record.crash {
      line("crash", Self.joined(crash.exception, crash.signature, nil))
    }
    if !record.warnings.isEmpty {
      line("warnings", record.warnings.list.map(\.rawValue).joined(separator: ", "))
    }
    lines.append("")
    if record.text.isEmpty {
      lines.append("  The person wrote nothing.")
    } else {
      for line in record.text.split(separator: "\n", omittingEmptySubsequences: false) {
        lines.append("  │ " + ShownText.line(String(line)))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func joined(_ first: String?, _ second: String?, _ third: String?) -> String? {
    let words = [first, second, third.map { "(\($0))" }].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func person(_ person: EmailAddress) -> String? {
    guard let address = person.address else { return person.name }
    return person.name.map { "\($0) <\(address)>" } ?? address
  }

  private static func words(_ source: DateSource) -> String {
    switch source {
    case .date: "the Date field"
    case .received: "a Received field"
    case .envelope: "the From_ line"
    case .file: "the file"
    }
  }

  private static func words(_ kind: MessageKind) -> String {
    switch kind {
    case .report: "a first contact"
    case .reply: "a follow-up"
    case .staff: "an answer of the team"
    case .auto: "an automatic answer"
    case .bounce: "a delivery report"
    case .bulk: "a list or a newsletter"
    case .spam: "marked as spam"
    }
  }

  private static func words(_ source: Evidence.Source) -> String {
    switch source {
    case .trailer: "the block in the mail"
    case .subject: "the subject"
    case .quoted: "a quoted mail"
    case .mailer: "the mail program"
    case .attachment: "an attachment"
    }
  }
}
