extension PartMender {
  /// The mail with its delimiter lines and part headers as they should be.
  func written(endsWithLine: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(lines.reduce(0) { $0 + $1.count + 2 })
    writeHeader(to: &text)
    var place = headerEnd
    while place < lines.count {
      let line = lines[place]
      if place == lines.count - 1, !endsWithLine, isCutDelimiter(line) { break }
      guard let (shape, before, isClose) = delimiter(line, at: place) else {
        text.append(line: line)
        place += 1
        continue
      }
      if !before.isEmpty { text.append(line: before) }
      place += 1
      if isClose {
        if goesOn(shape, from: place) { continue }
        text.append(line: [45, 45] + shape.boundary + [45, 45])
        continue
      }
      text.append(line: [45, 45] + shape.boundary)
      place = writePartHeader(from: place, to: &text)
    }
    if !endsWithLine, text.last == .lineFeed { text.removeLast() }
    return text
  }

  /// Whether a line, the last of a file that was cut off, is the beginning of a delimiter line.
  private func isCutDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count > 3 else { return false }
    return shapes.contains { ([45, 45] + $0.boundary).starts(with: line) }
  }

  /// The delimiter line that a line is or ends with.
  private func delimiter(
    _ line: ArraySlice<UInt8>, at place: Int
  ) -> (Shape, before: ArraySlice<UInt8>, isClose: Bool)? {
    let content = line.withoutBlanks
    guard !content.isEmpty else { return nil }
    for shape in shapes {
      guard content.count >= shape.core.count else { continue }
      var start = content.startIndex
      if !content.prefix(shape.core.count).matches(shape.core) {
        // Glued to the end of a line.
        guard
          let found = content.suffix(shape.core.count + shape.tail.count + 2)
            .place(ofAny: shape.core), shape.core.starts(with: [45, 45])
        else { continue }
        start = found
      }
      let rest = content[(start + shape.core.count)...]
      let isOpen = rest.elementsEqual(shape.tail) || rest.isEmpty
      let isClose = rest.elementsEqual([45, 45] + shape.tail) || rest.elementsEqual([45, 45])
      guard isOpen || isClose else { continue }
      if isOpen, shape.core[0] != UInt8(ascii: "-"), headerBehind(place) == nil { continue }
      return (shape, content[..<start], isClose)
    }
    return nil
  }

  /// Whether more parts of a multipart come behind a line that closes it.
  private func goesOn(_ shape: Shape, from start: Int) -> Bool {
    for place in start..<lines.count {
      guard let (other, _, isClose) = delimiter(lines[place], at: place) else { continue }
      return !isClose && other.boundary == shape.boundary && headerBehind(place) != nil
    }
    return false
  }

  /// Writes the header of the mail, with a Content-Type that names the boundary that is used.
  private func writeHeader(to text: inout [UInt8]) {
    guard let boundary = shapes.first?.boundary else { return }
    let isNamed = declaredAtTop == boundary && isMultipartAtTop
    var isInType = false
    var kind = [UInt8]("multipart/mixed" as StaticString)
    for line in lines[..<headerEnd] {
      if line.first != .blank, line.first != .tab {
        isInType = LooseFieldName(line).map { $0.canonical.isSame(as: "Content-Type") } ?? false
      }
      if isInType, !isNamed {
        if line.place(of: "alternative") != nil {
          kind = [UInt8]("multipart/alternative" as StaticString)
        }
        if line.place(of: "related") != nil { kind = [UInt8]("multipart/related" as StaticString) }
        continue
      }
      text.append(line: line)
    }
    guard !isNamed else { return }
    let type = [UInt8]("Content-Type: " as StaticString) + kind
    text.append(line: type + [UInt8]("; boundary=\"" as StaticString) + boundary + [34])
  }

  /// Whether the header of the mail says in plain words that it is a multipart, and which boundary.
  private var isMultipartAtTop: Bool {
    let header = lines[..<headerEnd]
    let first = header.first { LooseFieldName($0)?.canonical.isSame(as: "Content-Type") == true }
    guard let first, let name = LooseFieldName(first) else { return false }
    let body = first[name.body...].withoutBlanks
    guard body.begins("multipart/"), let boundary = declaredAtTop else { return false }
    for line in header {
      let parameter = [UInt8]("boundary=" as StaticString)
      for name in [parameter + boundary, parameter + [34] + boundary + [34]] {
        guard let place = line.place(ofAny: name) else { continue }
        let next = line[(place + name.count)...].first
        if next == nil || next == UInt8(ascii: ";") || next.map(\.isWhiteSpace) == true {
          return true
        }
      }
    }
    return false
  }

  /// Writes the header of a part that starts at a line; gives the line in which its content begins.
  private func writePartHeader(from start: Int, to text: inout [UInt8]) -> Int {
    guard start > 0, let first = headerBehind(start - 1) else { return start }
    // A message in the message has a header of its own behind the empty line.
    var place = start
    var isMessage = false
    if first > start,
      lines[start..<first].allSatisfy({ !$0.withoutBlanks.isEmpty }) == false
        || lines[start..<first].contains(where: { !Self.isField($0) })
    {
      place = first
    }
    while place < lines.count {
      let line = lines[place]
      let isIndented = line.first == .blank || line.first == .tab
      if line.withoutBlanks.isEmpty {
        guard !isMessage, place + 1 < lines.count,
          let name = LooseFieldName(lines[place + 1]), name.canonical.isOfContent
        else { break }
        place += 1
        continue
      }
      if delimiter(line, at: place) != nil { break }
      if let name = LooseFieldName(line),
        name.canonical.isOfContent || name.canonical.isSame(as: "Date")
      {
        let written = text.count
        writeFields(name, line[name.body...], to: &text)
        if text[written...].begins("content-type: message/") { isMessage = true }
      } else if isIndented || Self.isField(line) {
        text.append(line: line)
      } else if Self.isParameter(line) {
        text.append(line: [.blank] + line)
      } else {
        // No empty line before the content.
        text.append(.lineFeed)
        return place
      }
      place += 1
    }
    text.append(.lineFeed)
    if place < lines.count, lines[place].withoutBlanks.isEmpty { place += 1 }
    return place
  }

  private static func isParameter(_ line: ArraySlice<UInt8>) -> Bool {
    let names: [StaticString] = [
      "name=", "filename=", "charset=", "boundary=", "name*", "filename*",
    ]
    return names.contains { line.begins($0) }
  }

  /// Writes a field of a part, and others that stand in the same line as fields of their own.
  private func writeFields(
    _ name: LooseFieldName, _ body: ArraySlice<UInt8>, to text: inout [UInt8]
  ) {
    var name = name
    var body = body.withoutBlanks
    while true {
      var next: Int?
      for place in body.indices where place > body.startIndex && body.has("content-", at: place) {
        if let other = LooseFieldName(body[place...]), !other.canonical.isSame(as: name.canonical) {
          next = place
          break
        }
      }
      var own = next.map { body[..<$0].withoutBlanks } ?? body
      while next != nil, own.last == UInt8(ascii: ";") { own = own.dropLast().withoutBlanks }
      while own.first == UInt8(ascii: ":") { own = own.dropFirst().withoutBlanks }
      text.append(line: [UInt8](name.canonical) + [58, .blank] + own)
      guard let next, let other = LooseFieldName(body[next...]) else { return }
      body = body[other.body...].withoutBlanks
      name = other
    }
  }
}
