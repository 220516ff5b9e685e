import MIME
import Records

/// Keeps what extraction decides on its way, when a message is to be explained.
///
/// Extraction runs the same with and without it: it is told, and never asked.
final class ExtractionRecorder {
  /// The text that is being read.
  enum Reading: Hashable {
    case text
    case page
    case file(Int)
    case crash(Int)
    case mail(Int)
  }

  let bytes: [UInt8]
  let message: Message
  var explanation: MessageExplanation
  var reading = Reading.text
  /// What the person wrote, and where each line of it stands in the text.
  var own: [UInt8] = []
  var ownLines: [(own: Int, text: Int, count: Int)] = []
  /// The accepted blocks, by their places in `explanation.blocks`.
  var ownBlock: Int?
  var quotedBlock: Int?
  var pageBlocks: (own: Int?, quoted: Int?) = (nil, nil)
  var mailBlocks: (own: Int?, quoted: Int?) = (nil, nil)
  var fileBlock: Int?
  var symptoms: [ExplainedSymptom] = []
  /// Whether the subject was read as the first sentence.
  var isSubjectSentence = false

  init(_ message: borrowing Message, _ bytes: Span<UInt8>, _ origin: MessageOrigin) {
    self.message = copy message
    self.bytes = bytes.indices.map { bytes[$0] }
    explanation = MessageExplanation(MessageRecord(origin))
    explanation.attachments = self.message.attachments.map {
      ExplainedAttachment(attachment: $0.attachment, content: .passedOver)
    }
  }

  // MARK: Header

  /// Takes over the kind and what it was decided by.
  func decide(_ decision: KindDecision) {
    explanation.hasFacts = decision.kind.hasFacts
    switch decision.ground {
    case .field(let known):
      explanation.kind = field(known).map { .field($0) } ?? .nothing
    case .part(let index):
      if message.parts.indices.contains(index) {
        let part = message.parts[index]
        explanation.kind = .part(type: part.type, BytePlace(.message, part.header))
      }
    case .mailbox: explanation.kind = .mailbox
    case .nothing: explanation.kind = .nothing
    }
  }

  /// The first field of that name with something in it.
  func field(_ known: KnownField) -> ExplainedField? {
    let bytes = bytes
    let span = bytes.span
    return message.field(known, in: span).map(field)
  }

  /// The field that the date was read from.
  func dateField(_ known: KnownField) -> ExplainedField? {
    let bytes = bytes
    let span = bytes.span
    return message.dateField(known, in: span).map(field)
  }

  /// A header field, its body without the blanks around it.
  private func field(_ field: HeaderField) -> ExplainedField {
    var body = field.body
    func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 || byte == 10 }
    while let first = body.first, isBlank(bytes[first]) {
      body = (first + 1)..<body.upperBound
    }
    while let last = body.last, isBlank(bytes[last]) { body = body.lowerBound..<last }
    return ExplainedField(
      name: String(decoding: bytes[field.name], as: UTF8.self), place: BytePlace(.message, body))
  }

  // MARK: Texts

  /// Begins a text: that of the message, its HTML alternative, or that of an attachment.
  func begin(_ reading: Reading, _ text: [UInt8], isMended: Bool = false) {
    self.reading = reading
    let base: BytePlace.Base
    let body: Range<Int>?
    switch reading {
    case .text:
      base = .text
      let parts = message.parts.filter { $0.role == .text }
      body = parts.count == 1 ? parts[0].body : nil
      explanation.isMended = isMended
    case .page:
      base = .page
      body = nil
    case .file(let index):
      base = .attachment(index)
      body = message.attachments[index].part.map { message.parts[$0].body }
    case .crash(let index):
      base = .crash(index)
      body = nil
    case .mail(let index):
      base = .attachment(index)
      body = nil
      mailBlocks = (nil, nil)
    }
    explanation.texts.append(ExplainedText(base, text, madeOf: body, in: bytes))
  }

  /// The text that was begun last.
  var text: ExplainedText? { explanation.texts.last }

  /// Takes over the lines of the message's text with their roles, and what the person wrote.
  func keep(_ lines: [TextLine], own: [UInt8]) {
    self.own = own
    guard let text else { return }
    var place = 0
    for line in lines {
      let parts =
        line.role == .own
        ? [
          (LineRole.template, line.range.lowerBound..<line.content.lowerBound),
          (.own, line.content), (.template, line.content.upperBound..<line.range.upperBound),
        ] : [(line.role, line.range)]
      for (role, range) in parts where !range.isEmpty || role == line.role {
        explanation.lines.append(
          ExplainedLine(
            role: role, words: String(decoding: text.bytes[range], as: UTF8.self),
            place: text.place(range)))
      }
      guard line.role == .own else { continue }
      let count = OwnText.trimmedEnd(line.content, text.bytes.span) - line.content.lowerBound
      guard count > 0 else { continue }
      while place < own.count, own[place] == 10 { place += 1 }
      ownLines.append((place, line.content.lowerBound, count))
      place += count
    }
  }

  /// Bytes of what the person wrote as bytes of the message or its text.
  func place(inOwn range: Range<Int>) -> BytePlace? {
    guard let text = explanation.texts.first, !range.isEmpty,
      let low = ownLines.last(where: { $0.own <= range.lowerBound }),
      let high = ownLines.last(where: { $0.own <= range.upperBound - 1 })
    else { return nil }
    let start = low.text + range.lowerBound - low.own
    let end = high.text + range.upperBound - high.own
    return start < end ? text.place(start..<end) : nil
  }
}
