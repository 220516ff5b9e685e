import Records

/// Turns the nodes of a scan into parts: charsets, file names and the parameters of texts.
struct PartDescriber {
  /// The parts; their roles are decided later.
  private(set) var parts: [Part] = []
  private(set) var nodes: [PartNode]

  private var contentType = ParameterList()
  private var disposition = ParameterList()

  init(_ nodes: [PartNode]) { self.nodes = nodes }

  /// Reads the parameters of all parts; `fields` decodes the names and begins with the message.
  mutating func describe(_ bytes: Span<UInt8>, _ fields: inout FieldDecoder) {
    parts.reserveCapacity(nodes.count)
    for index in nodes.indices {
      correctEncoding(of: index, bytes)
      parts.append(part(nodes[index], bytes))
    }
    let texts = nodes.indices.filter { nodes[$0].kind == .plain || nodes[$0].kind == .html }
    fields.begin(fallbackCharset: texts.lazy.compactMap { [parts] in parts[$0].charset }.first)
    for index in nodes.indices where !nodes[index].isContainer {
      parts[index].fileName = fileName(nodes[index], bytes, &fields)
      mendFileName(of: index, bytes, &fields)
      nodes[index].isNamed = parts[index].fileName != nil
    }
  }

  /// Takes the transfer encoding that the content shows where another one is declared.
  private mutating func correctEncoding(of index: Int, _ bytes: Span<UInt8>) {
    let node = nodes[index]
    guard !node.isContainer, node.kind != .message, node.kind != .partial else { return }
    nodes[index].encoding = EncodingEvidence.encoding(
      of: node.body, declared: node.encoding, isText: node.kind == .plain || node.kind == .html,
      bytes)
  }

  /// The part of a related that its parameter `start` names by its Content-ID (RFC 2387), or nil.
  mutating func root(of index: Int, among children: [Int], _ bytes: Span<UInt8>) -> Int? {
    guard let field = nodes[index].contentType else { return nil }
    let content = bytes.extracting(field)
    contentType.read(content, from: MediaType(content).end)
    guard let value = contentType.value(of: .start, content)?.bytes else { return nil }
    let wanted = Self.withoutBrackets(value.span, value.indices)
    guard !wanted.isEmpty else { return nil }
    return children.first { child in
      guard let field = nodes[child].contentID else { return false }
      let id = Self.withoutBrackets(bytes, field)
      return id.count == wanted.count && bytes.contains(Array(value[wanted]), at: id.lowerBound)
    }
  }

  private static func withoutBrackets(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var range = bytes.trimmed(range)
    if range.count > 1, bytes[range.lowerBound] == UInt8(ascii: "<"),
      bytes[range.upperBound - 1] == UInt8(ascii: ">")
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return range
  }

  private mutating func part(_ node: PartNode, _ bytes: Span<UInt8>) -> Part {
    var part = Part(
      parent: node.parent, type: node.type, charset: nil, fileName: nil, header: node.header,
      body: node.body, encoding: node.encoding, isFlowed: false, deletesSpace: false,
      role: node.isContainer ? .container : .attachment)
    guard let field = node.contentType, !node.isContainer else { return part }
    let content = bytes.extracting(field)
    contentType.read(content, from: MediaType(content).end)
    if let charset = contentType.value(of: .charset, content) {
      part.charset = String(
        decoding: charset.bytes.prefix(MessageLimits.charsetLabelBytes + 1), as: UTF8.self)
    }
    part.isFlowed = isWord("flowed", valueOf: .format, content)
    part.deletesSpace = isWord("yes", valueOf: .delsp, content)
    return part
  }

  private func isWord(
    _ word: StaticString, valueOf name: ParameterList.Name, _ content: Span<UInt8>
  ) -> Bool {
    guard let value = contentType.value(of: name, content)?.bytes else { return false }
    return value.span.equals(word, in: value.span.trimmed(value.indices))
  }

  /// The name of the file, from the disposition before the type (RFC 2183, section 2.3).
  private mutating func fileName(
    _ node: PartNode, _ bytes: Span<UInt8>, _ fields: inout FieldDecoder
  ) -> String? {
    if let field = node.disposition {
      let content = bytes.extracting(field)
      disposition.read(content, from: 0)
      if let name = name(.filename, in: disposition, content, &fields) { return name }
      if let name = name(.name, in: disposition, content, &fields) { return name }
    }
    guard let field = node.contentType else { return nil }
    let content = bytes.extracting(field)
    contentType.read(content, from: MediaType(content).end)
    return name(.name, in: contentType, content, &fields)
      ?? name(.filename, in: contentType, content, &fields)
  }

  /// Looks for the name of a file that isn't given by the rules.
  private mutating func mendFileName(
    of index: Int, _ bytes: Span<UInt8>, _ fields: inout FieldDecoder
  ) {
    let node = nodes[index]
    if let name = parts[index].fileName {
      guard FileNameMender.isDamaged(name) else { return }
    } else {
      guard node.kind == .other || node.disposition != nil, node.header.count < 1 << 16 else {
        return
      }
    }
    let header = bytes.extracting(node.header)
    if index > 0,
      let value = FileNameMender.value(
        in: unsafe header.withUnsafeBufferPointer { unsafe Array($0) })
    {
      let text = fields.text(value.span, in: value.indices)
      if let name = FileName.lastComponent(of: text), !FileNameMender.isDamaged(name) {
        parts[index].fileName = name
        return
      }
    }
    guard parts[index].fileName == nil, index > 0, let field = node.description else { return }
    let text = fields.text(bytes, in: field)
    if text.utf8.contains(UInt8(ascii: ".")) {
      parts[index].fileName = FileName.lastComponent(of: text)
    }
  }

  private func name(
    _ name: ParameterList.Name, in list: ParameterList, _ content: Span<UInt8>,
    _ fields: inout FieldDecoder
  ) -> String? {
    guard let value = list.value(of: name, content) else { return nil }
    guard value.isExtended else {
      return FileName.lastComponent(of: fields.text(value.bytes.span, in: value.bytes.indices))
    }
    var text: [UInt8] = []
    let label = value.charset.isEmpty ? nil : String(decoding: value.charset, as: UTF8.self)
    if !fields.charsets.decode(value.bytes.span, label: label, into: &text) {
      fields.warnings.insert(.badCharset)
    }
    text.removeAll { $0 < 32 || $0 == 127 }
    return FileName.lastComponent(of: String(decoding: text, as: UTF8.self))
  }
}
