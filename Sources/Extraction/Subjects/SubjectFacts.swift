import Assets
import Bytes
import Records

/// What a subject says (`formats.md`, section 2).
struct SubjectFacts: Hashable, Sendable {
  /// Whether a reply mark (`Re:`, `AW:`, `回复：`) leads, alone or among forward marks.
  var isReply = false
  /// Whether a forward mark (`Fwd:`, `WG:`, `転送:`) leads, alone or among reply marks.
  var isForward = false
  /// The subject without its marks.
  private(set) var words = ""
  /// The subject as it was sent, marks and escapes included.
  let sent: String
  var app = AppFacts()
  /// Name and version together, when the version is a plain number that may belong to the name:
  /// `Level 10`.
  var nameWithNumber: String?
  /// What may be the app's name, if a block has a version and no name: `Scaup Bug Report`.
  var possibleName: String?
  var os = SystemFacts()
  var device = DeviceFacts()
  /// Whether the app wrote it: one of the known forms with no more than a topic word
  /// (`symptoms.md`, section 2, rule 2).
  var isPrefilled = false

  /// Reads a decoded subject.
  init(_ subject: String, rules: ExtractionRules) {
    sent = subject
    let line = CleanLine(Self.decoded(subject))
    let bytes = line.bytes.span
    let tables = ReferenceTables.builtIn
    let marks = SubjectMarks(bytes, in: bytes.trimmed(line.all), tables: tables)
    isReply = marks.isReply
    isForward = marks.isForward
    let range = bytes.trimmed(marks.end..<bytes.count)
    words = line.string(range)
    guard !range.isEmpty, range.count <= 400 else { return }
    let forms = SubjectForms(tables: tables)
    guard let reading = forms.reading(bytes, in: range) else {
      isPrefilled = forms.isTopic(bytes, range)
      if !isPrefilled { possibleName = forms.nameBeforeTopic(bytes, range).map(line.string) }
      return
    }
    isPrefilled = true
    take(reading, line)
  }

  /// The marks that are taken off a subject, and the rest, which is read.
  static func parts(of subject: String) -> (marks: String, rest: String) {
    let line = CleanLine(decoded(subject))
    let bytes = line.bytes.span
    let all = bytes.trimmed(line.all)
    let marks = SubjectMarks(bytes, in: all, tables: .builtIn)
    return (
      line.string(bytes.trimmed(all.lowerBound..<marks.end)),
      line.string(bytes.trimmed(marks.end..<bytes.count))
    )
  }

  private mutating func take(_ reading: SubjectForms.Reading, _ line: CleanLine) {
    app.name = reading.app?.name.map(line.string)
    app.version = reading.app?.version.map(line.string)
    app.build = reading.app?.build.map(line.string)
    nameWithNumber = reading.app?.nameWithNumber.map(line.string)
    if let system = reading.system {
      os = SystemFacts(
        name: system.name, version: system.version.map(line.string),
        build: system.build.map(line.string))
    }
    if let value = reading.device {
      device = DeviceFacts(model: value.model.map(line.string), name: value.name.map(line.string))
    }
  }

  /// The subject without a second layer of percent-encoding.
  private static func decoded(_ subject: String) -> String {
    let bytes = Array(subject.utf8)
    let span = bytes.span
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "%") {
      if let value = PercentCode.value(span, at: offset),
        value == 0x20 || value == 0x0A || value == 0x3A
      {
        return PercentCode.decoded(subject)
      }
    }
    return subject
  }
}
