import Bytes
import Records

/// Reads the bodies of the parts: chooses the text, decodes it, and measures what is attached.
struct BodyReader: ~Copyable {
  var html = HTMLToText()
  var plain = PlainBody()
  /// The text of a part without what was embedded in it.
  var stripped = ByteBuffer()
  /// The text of a part in TNEF, for a message that has no other.
  var spareText: [UInt8] = []

  /// Fills in what `message` says by its bodies.
  mutating func read(
    _ structure: inout PartDescriber, _ bytes: Span<UInt8>, _ fields: inout FieldDecoder,
    into message: inout Message
  ) {
    let nodes = structure.nodes
    let comparesBlank = nodes.contains { $0.kind == .alternative }
    let yields = nodes.indices.map { index -> TextChoice.Yield in
      let node = nodes[index]
      if node.isContainer || !node.isBody { return .none }
      if node.kind == .html { return .html }
      return comparesBlank && isBlank(node, bytes) ? .blank : .plain
    }
    let choice = TextChoice(nodes, yields: yields) { structure.root(of: $0, among: $1, bytes) }
    message.parts = structure.parts
    spareText = []
    for index in message.parts.indices { message.parts[index].role = choice.roles[index] }
    for index in message.parts.indices {
      switch choice.roles[index] {
      case .container: continue
      case .text: appendText(of: index, bytes, &fields, to: &message)
      case .alternative:
        if message.htmlAlternative == nil, nodes[index].type == "text/html" {
          message.htmlAlternative = index
        }
      case .attachment: attach(index, nodes[index], bytes, &fields, to: &message)
      }
    }
    if message.textOrigin != .plain { message.htmlAlternative = nil }
    if !spareText.isEmpty, message.text.allSatisfy(\.isWhiteSpace) {
      message.text = spareText
      message.textOrigin = .plain
      if TextNormalization.cut(&message.text, to: MessageLimits.textBytes) {
        message.warnings.insert(.truncated)
      }
    }
    // One large message doesn't keep its room.
    if stripped.count > 1 << 20 { stripped = ByteBuffer() }
  }

  /// Whether nothing but white space stands in a text: then its HTML alternative is taken.
  private func isBlank(_ node: PartNode, _ bytes: Span<UInt8>) -> Bool {
    var limit = 4_096
    var content = ByteBuffer()
    var isBlank = true
    repeat {
      content.removeAll()
      node.encoding.decode(bytes, body: node.body, into: &content, limit: limit)
      isBlank = Self.isBlank(content.span)
      limit = content.count < limit ? 0 : .max
    } while isBlank && limit > 0
    return isBlank
  }

  private static func isBlank(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where text[index] > .blank {
      // Both bytes of a no-break space in UTF-8, and that of one in the other charsets.
      if text[index] != 0xC2, text[index] != 0xA0 {
        return text.count < 512 && AlternativeStub.isStub(text)
      }
    }
    return true
  }

  /// Adds an entry for a part that is no text.
  private mutating func attach(
    _ index: Int, _ node: PartNode, _ bytes: Span<UInt8>, _ fields: inout FieldDecoder,
    to message: inout Message
  ) {
    guard message.attachments.count < MessageLimits.parts else {
      message.warnings.insert(.tooManyParts)
      return
    }
    if attachTNEF(index, node, bytes, &fields, to: &message) { return }
    var size = node.encoding.decodedSize(bytes, body: node.body)
    if let noted = node.notedSize, bytes.trimmed(node.body).isEmpty { size = noted }
    let attachment = Attachment(
      name: message.parts[index].fileName, type: message.parts[index].type, bytes: size)
    message.attachments.append(Message.AttachedPart(attachment, part: index))
  }
}
