import Bytes
import Records

/// Reads messages, one after another, with buffers and descriptors that it keeps.
///
/// One worker has one parser. It is a function of the bytes: nothing of one message is left for
/// the next.
package struct MessageParser: ~Copyable {
  private var header = HeaderBlock()
  private var fields = FieldDecoder()
  private var scanner = PartScanner()
  private var bodies = BodyReader()

  package init() {}

  /// Reads a message: any bytes give one.
  package mutating func parse(_ bytes: Span<UInt8>) -> Message {
    if let lines = Self.withLineFeeds(bytes) { return readMended(lines.span) }
    return readMended(bytes)
  }

  /// Reads a message, and once more as it may have been before it was damaged, if it shows signs of that.
  private mutating func readMended(_ bytes: Span<UInt8>) -> Message {
    var message = read(bytes)
    var mending = DamageSigns.damage(message, scanner.nodes, scanner.warnings, bytes)
    while !mending.isEmpty, let whole = MessageMender.mended(bytes, mending) {
      var mended = read(whole.span)
      let damage = DamageSigns.damage(mended, scanner.nodes, scanner.warnings, whole.span)
      mended.warnings.formUnion(message.warnings)
      if mended.tellsNoLess(than: message), mended.tellsOther(than: message) {
        mended.mending = mending
        mended.warnings.insert(.malformedHeader)
        message = mended
      }
      // A header that is whole may show that the parts aren't.
      guard !mending.contains(.parts), damage.contains(.parts) else { break }
      mending.insert(.parts)
    }
    return message
  }

  /// The decoded text of the first field of that name that is not empty, white space folded.
  package mutating func text(
    of field: KnownField, in message: borrowing Message, _ bytes: Span<UInt8>
  ) -> String? {
    if let lines = Self.asRead(bytes, message) {
      return fieldText(field, message.header, lines.span)
    }
    return fieldText(field, message.header, bytes)
  }

  /// The HTML alternative of the chosen text, as text in the form of `Message.text`; nil when there
  /// is none.
  package mutating func htmlAlternative(
    of message: borrowing Message, _ bytes: Span<UInt8>
  ) -> [UInt8]? {
    guard message.htmlAlternative != nil else { return nil }
    if let lines = Self.asRead(bytes, message) {
      return bodies.htmlAlternative(message.parts, lines.span, &fields.charsets)
    }
    return bodies.htmlAlternative(message.parts, bytes, &fields.charsets)
  }

  /// The content of a part with its transfer encoding undone, at most `limit` bytes of it; for a
  /// text part also its charset (UTF-8, LF).
  package mutating func content(
    ofPart part: Int, in message: borrowing Message, _ bytes: Span<UInt8>, limit: Int
  ) -> [UInt8] {
    guard message.parts.indices.contains(part), limit > 0 else { return [] }
    let part = message.parts[part]
    if let lines = Self.asRead(bytes, message) {
      return bodies.content(of: part, lines.span, &fields.charsets, limit: limit)
    }
    return bodies.content(of: part, bytes, &fields.charsets, limit: limit)
  }

  /// The content of an entry of `attachments`, also of one that was found inside a part: that of its
  /// part, or the bytes of the file, at most `limit` of them.
  package mutating func content(
    ofAttachment index: Int, in message: borrowing Message, _ bytes: Span<UInt8>, limit: Int
  ) -> [UInt8] {
    guard message.attachments.indices.contains(index), limit > 0 else { return [] }
    let entry = message.attachments[index]
    if let part = entry.part { return content(ofPart: part, in: message, bytes, limit: limit) }
    guard let source = entry.source, message.parts.indices.contains(source.part) else { return [] }
    let part = message.parts[source.part]
    if let lines = Self.asRead(bytes, message) {
      return bodies.content(of: source, in: part, lines.span, limit: limit)
    }
    return bodies.content(of: source, in: part, bytes, limit: limit)
  }

  /// The bytes that the ranges of a message count in, where those aren't the bytes it was read from.
  private static func asRead(
    _ bytes: Span<UInt8>, _ message: borrowing Message
  ) -> [UInt8]? {
    let lines = withLineFeeds(bytes)
    guard message.isMended else { return lines }
    if let lines { return MessageMender.mended(lines.span, message.mending) ?? lines }
    return MessageMender.mended(bytes, message.mending)
  }

  /// A copy with LF for each CR if CR alone ends the lines of the message; places stay the same.
  private static func withLineFeeds(_ bytes: Span<UInt8>) -> [UInt8]? {
    guard LineEnding(of: bytes) == .carriageReturn else { return nil }
    return bytes.indices.map { bytes[$0] == .carriageReturn ? .lineFeed : bytes[$0] }
  }

  private mutating func read(_ bytes: Span<UInt8>) -> Message {
    var message = readMessage(bytes)
    if let node = scanner.onlyEncodedMessage, node.encoding != .identity {
      readEncoded(node, bytes, into: &message)
    }
    return message
  }

  /// Takes text and attachments from the encoded message that a mail consists of.
  ///
  /// A further one in that stays an attachment.
  private mutating func readEncoded(
    _ node: PartNode, _ bytes: Span<UInt8>, into message: inout Message
  ) {
    var content = ByteBuffer(capacity: node.body.count)
    node.encoding.decode(bytes, body: node.body, into: &content, limit: .max)
    let inner = readMessage(content.span)
    message.text = inner.text
    message.textOrigin = inner.textOrigin
    message.textSigns = inner.textSigns
    message.attachments = inner.attachments.map { Message.AttachedPart($0.attachment, part: nil) }
    message.warnings.formUnion(inner.warnings)
  }

  private mutating func readMessage(_ bytes: Span<UInt8>) -> Message {
    var message = Message()
    header.readMessage(bytes, in: bytes.indices)
    scanner.scan(bytes, header: header)
    message.header = header.fields
    message.warnings = header.warnings.union(scanner.warnings)
    var structure = PartDescriber(scanner.nodes)
    structure.describe(bytes, &fields)
    bodies.read(&structure, bytes, &fields, into: &message)
    readFields(of: &message, bytes)
    message.warnings.formUnion(fields.warnings)
    return message
  }

  private mutating func readFields(of message: inout Message, _ bytes: Span<UInt8>) {
    for field in header.fields where !bytes.trimmed(field.body).isEmpty {
      let body = field.body
      switch field.known {
      case .messageID where message.messageID == nil:
        message.messageID = fields.identifiers(bytes, in: body).first
      case .inReplyTo where message.inReplyTo.isEmpty:
        message.inReplyTo = fields.identifiers(bytes, in: body)
      case .references where message.references.isEmpty:
        message.references = fields.identifiers(bytes, in: body)
      case .date where message.date == nil:
        message.date = MailDate.read(bytes, in: body)
        if message.date == nil, body.count < 256 {
          message.date = DateMender.read(fields.text(bytes, in: body))
          for label in ["windows-1251", "koi8-r"]
          where message.date == nil && !bytes.extracting(body).isASCII {
            var text: [UInt8] = []
            _ = fields.charsets.decode(bytes.extracting(body), label: label, into: &text)
            message.date = DateMender.read(String(decoding: text, as: UTF8.self))
          }
        }
      case .received where message.received == nil:
        message.received = MailDate.readReceived(bytes, in: body)
        if message.received == nil, body.count < 4_096 {
          message.received = DateMender.readEnd(ofReceived: fields.text(bytes, in: body))
        }
      case .from where message.from.address == nil:
        message.from = fields.sender(bytes, in: body)
      case .sender where message.sender == EmailAddress():
        message.sender = fields.addresses(bytes, in: body).first ?? EmailAddress()
      case .replyTo where message.replyTo == EmailAddress():
        message.replyTo = fields.addresses(bytes, in: body).first ?? EmailAddress()
      case .to where message.to.isEmpty: message.to = fields.addresses(bytes, in: body)
      case .cc where message.cc.isEmpty: message.cc = fields.addresses(bytes, in: body)
      case .subject where message.subject == nil:
        let subject = fields.text(bytes, in: body)
        message.subject = subject.isEmpty ? nil : subject
      default: break
      }
    }
  }

  private mutating func fieldText(
    _ known: KnownField, _ header: [HeaderField], _ bytes: Span<UInt8>
  ) -> String? {
    for field in header where field.known == known && field.body.upperBound <= bytes.count {
      let text = fields.text(bytes, in: field.body)
      if !text.isEmpty { return text }
    }
    return nil
  }
}
