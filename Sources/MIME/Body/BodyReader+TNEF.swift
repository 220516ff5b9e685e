import Bytes
import Records

extension BodyReader {
  /// Lists the files inside a part in TNEF instead of it, and takes its text for a message that has
  /// none so far; false for any other part, and for one that is damaged or holds nothing readable.
  mutating func attachTNEF(
    _ index: Int, _ node: PartNode, _ bytes: Span<UInt8>, _ fields: inout FieldDecoder,
    to message: inout Message
  ) -> Bool {
    guard Self.isTNEF(node, message.parts[index], bytes) else { return false }
    let content = Self.decode(message.parts[index], bytes, limit: .max)
    guard let stream = TNEF(content.span) else { return false }
    let text = Self.string(stream.body, codePage: stream.codePage, content.span, &fields.charsets)
    if stream.files.isEmpty, text.isEmpty { return false }
    for (place, file) in stream.files.enumerated() {
      guard message.attachments.count < MessageLimits.parts else {
        message.warnings.insert(.tooManyParts)
        break
      }
      let attachment = Attachment(
        name: Self.name(of: file, stream.codePage, content.span, &fields.charsets),
        type: Self.type(of: file, content.span), bytes: file.data.count)
      message.attachments.append(
        Message.AttachedPart(attachment, source: .init(part: index, place: place)))
    }
    if spareText.isEmpty { spareText = text }
    return true
  }

  /// The type, the name or the first bytes say so.
  private static func isTNEF(_ node: PartNode, _ part: Part, _ bytes: Span<UInt8>) -> Bool {
    if node.kind == .tnef { return true }
    if let name = part.fileName, name.utf8.count == 11, name.lowercased() == "winmail.dat" {
      return true
    }
    guard node.body.count >= 4 else { return false }
    let content = bytes.extracting(node.body)
    switch node.encoding {
    case .identity: return content.contains(TNEF.signature, at: 0)
    case .base64, .damagedBase64:
      return content.begins(with: "eJ8+I", at: content.trimmed(content.indices).lowerBound)
    case .quotedPrintable, .uuencode, .damagedQuotedPrintable: return false
    }
  }

  private static func name(
    of file: TNEF.File, _ codePage: Int, _ content: Span<UInt8>, _ charsets: inout CharsetDecoder
  ) -> String? {
    let title = TNEF.Property(range: file.title, isUnicode: false)
    for property in [file.longName, title] where !property.range.isEmpty {
      var name = string(property, codePage: codePage, content, &charsets)
      name.removeAll { $0 < 32 || $0 == 127 }
      if let name = FileName.lastComponent(of: String(decoding: name, as: UTF8.self)) {
        return name
      }
    }
    return nil
  }

  private static func type(of file: TNEF.File, _ content: Span<UInt8>) -> String {
    let type = MediaType(content.extracting(file.type))
    return file.type.isEmpty || type.end != file.type.count
      ? "application/octet-stream" : type.name
  }

  private static func string(
    _ property: TNEF.Property, codePage: Int, _ content: Span<UInt8>,
    _ charsets: inout CharsetDecoder
  ) -> [UInt8] {
    var text: [UInt8] = []
    if property.isUnicode {
      let units = stride(from: property.range.lowerBound, to: property.range.upperBound - 1, by: 2)
        .map { UInt16(content[$0]) | UInt16(content[$0 + 1]) << 8 }
      text = Array(String(decoding: units, as: UTF16.self).utf8)
    } else {
      let label = codePage == 65_001 ? "utf-8" : "cp\(codePage)"
      _ = charsets.decode(content.extracting(property.range), label: label, into: &text)
    }
    TextNormalization.normalize(&text, from: 0)
    return text
  }
}
