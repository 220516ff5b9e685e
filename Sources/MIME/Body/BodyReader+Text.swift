import Bytes
import Records

extension BodyReader {
  /// Appends a part to the text of the message, on a line of its own, and lists the files in it.
  mutating func appendText(
    of index: Int, _ bytes: Span<UInt8>, _ fields: inout FieldDecoder, to message: inout Message
  ) {
    let part = message.parts[index]
    if part.isPage {
      let text = pageText(part, bytes, &fields.charsets, &message.warnings)
      message.textOrigin = .html
      append(text, to: &message)
      return
    }
    let text: [UInt8]
    if part.encoding == .identity {
      let content = bytes.extracting(part.body)
      text = Self.text(
        part, content, &plain, &stripped, &fields.charsets, &message.warnings)
      attachFiles(of: index, content, &fields, to: &message)
    } else {
      let content = Self.decode(part, bytes, limit: .max)
      text = Self.text(
        part, content.span, &plain, &stripped, &fields.charsets, &message.warnings)
      attachFiles(of: index, content.span, &fields, to: &message)
    }
    if message.textOrigin == .none { message.textOrigin = .plain }
    append(text, to: &message)
  }

  /// Appends the text of a part on a line of its own, as a person reads it.
  private mutating func append(_ text: [UInt8], to message: inout Message) {
    var text = text
    var signs = TextSigns(text.span)
    if signs.contains(.tag), MarkupText.isMarkup(text) {
      let page = text
      text = html.convert(page.span).text
      message.textOrigin = .html
      signs = TextSigns(text.span)
    }
    if let mended = BodyTextMender.mended(text, signs) { text = mended }
    message.textSigns.formUnion(signs)
    if message.text.isEmpty {
      message.text = text
    } else if !text.isEmpty {
      if message.text.last != .lineFeed { message.text.append(.lineFeed) }
      message.text += text
    }
    if TextNormalization.cut(&message.text, to: MessageLimits.textBytes) {
      message.warnings.insert(.truncated)
    }
  }

  // MARK: - Plain text

  /// The text of a plain part from its content, its transfer encoding undone.
  private static func text(
    _ part: Part, _ content: Span<UInt8>, _ plain: inout PlainBody, _ stripped: inout ByteBuffer,
    _ charsets: inout CharsetDecoder, _ warnings: inout RecordWarnings
  ) -> [UInt8] {
    var text: [UInt8] = []
    stripped.removeAll()
    if plain.read(content, into: &stripped) {
      decode(part, stripped.span, &charsets, into: &text, &warnings)
    } else {
      decode(part, content, &charsets, into: &text, &warnings)
    }
    guard part.isFlowed else { return text }
    return FlowedText.join(text.span, deletesSpace: part.deletesSpace)
  }

  /// Lists the files that `plain` found in `content`.
  private func attachFiles(
    of index: Int, _ content: Span<UInt8>, _ fields: inout FieldDecoder, to message: inout Message
  ) {
    if plain.hadTooManyFiles { message.warnings.insert(.tooManyParts) }
    for (place, file) in plain.files.enumerated() {
      guard message.attachments.count < MessageLimits.parts else {
        message.warnings.insert(.tooManyParts)
        return
      }
      let name = FileName.lastComponent(of: fields.text(content, in: file.name))
      let attachment = Attachment(
        name: name, type: "application/octet-stream", bytes: file.decodedSize(content))
      message.attachments.append(
        Message.AttachedPart(attachment, source: .init(part: index, place: place)))
    }
  }

  // MARK: - Pages

  /// The text of a page.
  private mutating func pageText(
    _ part: Part, _ bytes: Span<UInt8>, _ charsets: inout CharsetDecoder,
    _ warnings: inout RecordWarnings
  ) -> [UInt8] {
    let limit = MessageLimits.htmlBytes
    let content = Self.decode(part, bytes, limit: limit + 1)
    var page: [UInt8] = []
    Self.decode(part, content.span, &charsets, into: &page, &warnings, limit: limit)
    if let joined = LineLimit.joined(page) { page = joined }
    var result = html.convert(page.span)
    if result.text.allSatisfy(\.isWhiteSpace), let mended = HTMLMender.mended(page) {
      result = html.convert(mended.span)
    }
    if result.wasTruncated { warnings.insert(.truncated) }
    if result.wasCut { warnings.insert(.htmlCut) }
    return result.text
  }

  /// The pages that say the same as the text of a message, as text; nil if they are blank.
  mutating func htmlAlternative(
    _ parts: [Part], _ bytes: Span<UInt8>, _ charsets: inout CharsetDecoder
  ) -> [UInt8]? {
    var text: [UInt8] = []
    var warnings: RecordWarnings = []
    for part in parts where part.role == .alternative && part.type == "text/html" {
      guard part.body.upperBound <= bytes.count, text.count < MessageLimits.textBytes else { break }
      if !text.isEmpty { text.append(.lineFeed) }
      text += pageText(part, bytes, &charsets, &warnings)
    }
    return text.isEmpty ? nil : text
  }

  // MARK: - Charsets

  /// Appends `content` in UTF-8 with LF at line ends; what surely lies beyond `limit` isn't read.
  private static func decode(
    _ part: Part, _ content: Span<UInt8>, _ charsets: inout CharsetDecoder,
    into text: inout [UInt8], _ warnings: inout RecordWarnings,
    limit: Int = MessageLimits.textBytes
  ) {
    // No charset spends more than four bytes on one byte of UTF-8, but for escapes.
    let isLong = content.count > 4 * limit
    let content = isLong ? content.extracting(first: 4 * limit) : content
    if !charsets.decode(content, label: charset(of: part, content), into: &text) {
      warnings.insert(.badCharset)
    }
    TextNormalization.normalize(&text, from: 0)
    if isLong || TextNormalization.cut(&text, to: limit) { warnings.insert(.truncated) }
  }

  /// The label of the charset of a text: the header's, else a page's own, else that of a byte order
  /// mark of UTF-16.
  static func charset(of part: Part, _ content: Span<UInt8>) -> String? {
    if let charset = part.charset { return charset }
    if part.isPage, let charset = HTMLCharset.declared(content) { return charset }
    guard content.count > 1 else { return nil }
    let isMarked =
      content[0] == 0xFE && content[1] == 0xFF || content[0] == 0xFF && content[1] == 0xFE
    return isMarked ? "utf-16" : nil
  }

  /// The content of a part, at most `limit` bytes of it; that of a text as UTF-8 with LF.
  mutating func content(
    of part: Part, _ bytes: Span<UInt8>, _ charsets: inout CharsetDecoder, limit: Int
  ) -> [UInt8] {
    guard part.body.upperBound <= bytes.count else { return [] }
    let decoded = Self.decode(part, bytes, limit: limit)
    var text: [UInt8] = []
    let content = decoded.span
    if part.type.utf8.starts(with: "text/".utf8) {
      _ = charsets.decode(content, label: Self.charset(of: part, content), into: &text)
      TextNormalization.normalize(&text, from: 0)
      _ = TextNormalization.cut(&text, to: limit)
    } else {
      let count = min(limit, content.count)
      unsafe content.extracting(first: count).withUnsafeBufferPointer {
        unsafe text.append(contentsOf: $0)
      }
    }
    return text
  }

  /// The content of a file inside a part, at most `limit` bytes of it.
  mutating func content(
    of source: Message.AttachedPart.Source, in part: Part, _ bytes: Span<UInt8>, limit: Int
  ) -> [UInt8] {
    guard part.body.upperBound <= bytes.count else { return [] }
    let content = Self.decode(part, bytes, limit: .max)
    var file = ByteBuffer(capacity: min(limit, content.count))
    if part.role == .text {
      stripped.removeAll()
      _ = plain.read(content.span, into: &stripped)
      guard plain.files.indices.contains(source.place) else { return [] }
      plain.files[source.place].decode(content.span, into: &file, limit: limit)
    } else {
      guard let stream = TNEF(content.span), stream.files.indices.contains(source.place) else {
        return []
      }
      file.append(content.span.extracting(stream.files[source.place].data))
    }
    if file.count > limit { file.removeLast(file.count - limit) }
    return file.bytes
  }

  /// The content of a part with its transfer encoding undone, a little more than `limit` at most.
  static func decode(_ part: Part, _ bytes: Span<UInt8>, limit: Int) -> ByteBuffer {
    var content = ByteBuffer(capacity: min(part.body.count, limit))
    part.encoding.decode(bytes, body: part.body, into: &content, limit: limit)
    return content
  }
}

extension Part {
  /// Whether its text is HTML.
  var isPage: Bool { type == "text/html" || type == "text/x-amp-html" }
}
