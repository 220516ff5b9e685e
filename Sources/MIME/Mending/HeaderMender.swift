/// Writes the header of a mail anew from lines that a person would read as fields.
///
/// What is right stays as it is. A field that is missing is looked for where damage puts it: in the
/// same line as another one, behind a banner or an empty line, indented, with its colon missing or
/// doubled, under a name of another language.
struct HeaderMender {
  /// The fields without which a header isn't whole.
  private static let core: [StaticString] = ["From", "Subject", "Date"]
  /// Fields that may be glued to the end of another.
  private static let fused: [StaticString] = [
    "subject:", "date:", "to:", "message-id:", "mime-version:", "content-type:",
    "content-transfer-encoding:", "content-disposition:",
  ]
  /// Lines without a field that a banner may have.
  private static let bannerLines = 12

  private let lines: [ArraySlice<UInt8>]
  private var place = 0
  /// The lines of the header so far.
  private var header: [[UInt8]] = []
  /// The names of the fields so far, in lower case.
  private var names: Set<[UInt8]> = []

  /// The mail with a header that is whole as far as its lines allow, or nil when nothing is changed.
  static func mended(_ bytes: [UInt8]) -> [UInt8]? {
    var mender = HeaderMender(lines: bytes.lines)
    mender.read()
    guard !mender.header.isEmpty else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + 64)
    for line in mender.header { text.append(line: line) }
    text.append(.lineFeed)
    let rest =
      mender.place < mender.lines.count ? mender.lines[mender.place].startIndex : bytes.count
    if mender.endsPage {
      text += [UInt8](bytes[rest...]).replacing("</pre>", with: "")
    } else {
      text += bytes[rest...]
    }
    return text == bytes ? nil : text
  }

  /// Whether the mail stood in a page of its source.
  private var endsPage = false

  private init(lines: [ArraySlice<UInt8>]) { self.lines = lines }

  private var lacksCore: Bool { Self.core.contains { !has($0) } }

  private func has(_ name: StaticString) -> Bool { names.contains([UInt8](name).lowercasedASCII) }

  private mutating func read() {
    while place < lines.count, header.isEmpty, skipsBeforeHeader() { place += 1 }
    while place < lines.count {
      let line = lines[place]
      if line.withoutBlanks.isEmpty {
        guard goesOnBehindEmptyLine() else {
          place += 1
          return
        }
        place += 1
      } else if endsWithoutEmptyLine(line) {
        return
      } else if !take(line) {
        return
      } else {
        place += 1
      }
    }
  }

  /// Whether the line is something that a program left before the header.
  private mutating func skipsBeforeHeader() -> Bool {
    let line = lines[place]
    if line.withoutBlanks.begins("<pre>") {
      endsPage = true
      return line.withoutBlanks.count == 5
    }
    if line.begins("http/1."), lines[place...].prefix(8).contains(where: { $0.isEmpty }) {
      while place + 1 < lines.count, !lines[place].isEmpty { place += 1 }
      return true
    }
    return Self.known(line) == nil && !Self.isField(line) && missing(line) == nil
      && fieldFollows(within: Self.bannerLines)
  }

  // MARK: - Lines of the header

  /// Takes a line into the header; false when the body begins with it.
  private mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
    let isIndented = line.first == .blank || line.first == .tab
    if isIndented {
      if let name = Self.known(line), isIndentedField(name, line) {
        add(name, line)
      } else if header.isEmpty {
        return false
      } else {
        header.append(Array(line))
      }
      return true
    }
    if Self.isField(line) {
      if let name = Self.known(line), Self.isNamed(line, name) || !has(name.canonical) {
        add(name, line)
      } else {
        header.append(Array(line))
      }
      return true
    }
    if let name = Self.known(line), !has(name.canonical) {
      add(name, line)
      return true
    }
    if let last = header.indices.last, Self.continues(line, header[last]) {
      let content = line.first == UInt8(ascii: "?") ? line.dropFirst() : line
      header.append([.blank] + content)
      return true
    }
    if let name = missing(line) {
      append(name, line.dropFirst(name.utf8CodeUnitCount))
      return true
    }
    return fieldFollows(within: Self.bannerLines)
  }

  /// Whether an indented line is a field and no continuation: it is missing, and no other line of
  /// the block has it.
  private func isIndentedField(_ name: LooseFieldName, _ line: ArraySlice<UInt8>) -> Bool {
    guard !has(name.canonical), name.canonical.isMailField, name.body < line.endIndex,
      line[name.body] == .blank
    else { return false }
    for other in lines[(place + 1)...].prefix(200) {
      if other.isEmpty { break }
      guard other.first != .blank, other.first != .tab else { continue }
      if let found = Self.known(other), found.canonical.isSame(as: name.canonical) { return false }
    }
    return true
  }

  /// Whether a line begins with that name and not with another word for it.
  private static func isNamed(_ line: ArraySlice<UInt8>, _ name: LooseFieldName) -> Bool {
    line.begins(name.canonical)
      || line.prefix(name.canonical.utf8CodeUnitCount)
        .matches([UInt8](name.canonical))
  }

  /// Adds a field with its name as it should be, and what is glued to it as fields of their own.
  private mutating func add(_ name: LooseFieldName, _ line: ArraySlice<UInt8>) {
    var body = line[name.body...].withoutBlanks
    while body.first == UInt8(ascii: ":") { body = body.dropFirst().withoutBlanks }
    if let again = LooseFieldName(body), again.canonical.isSame(as: name.canonical),
      name.canonical.isMailField
    {
      body = body[again.body...].withoutBlanks
    }
    if body.ends("<br>") { body = body.dropLast(4) }
    append(name.canonical, body)
  }

  private mutating func append(_ name: StaticString, _ body: ArraySlice<UInt8>) {
    var body = body.withoutBlanks
    var rest: ArraySlice<UInt8>?
    search: for place in body.indices where place > body.startIndex {
      for text in Self.fused where body.has(text, at: place) && isGlued(text, body, place) {
        rest = body[place...]
        body = body[..<place].withoutBlanks
        break search
      }
    }
    while body.last == UInt8(ascii: ";"), rest != nil { body = body.dropLast().withoutBlanks }
    names.insert([UInt8](name).lowercasedASCII)
    header.append([UInt8](name) + [UInt8(ascii: ":"), .blank] + body)
    guard let rest, let next = LooseFieldName(rest) else { return }
    append(next.canonical, rest[next.body...])
  }

  /// Whether a name in the body of another field is a field of its own: no line gives it.
  private func isGlued(_ text: StaticString, _ body: ArraySlice<UInt8>, _ place: Int) -> Bool {
    let name = [UInt8](text).dropLast()
    guard !names.contains(Array(name)) else { return false }
    if text.isSame(as: "to:"), body[place - 1] != UInt8(ascii: ">"), body[place - 1] != .blank {
      return false
    }
    let start = self.place + 1
    for line in lines[min(start, lines.count)...].prefix(200) {
      if line.isEmpty { break }
      if let other = Self.known(line), [UInt8](other.canonical).lowercasedASCII == Array(name) {
        return false
      }
    }
    return true
  }

  /// The field that a line begins with though its colon is missing, or nil.
  private func missing(_ line: ArraySlice<UInt8>) -> StaticString? {
    for name in Self.core where !has(name) {
      let count = name.utf8CodeUnitCount
      guard line.count > count + 1, [UInt8](name).elementsEqual(line.prefix(count)),
        line[line.startIndex + count] == .blank
      else { continue }
      let body = line.dropFirst(count + 1)
      if name.isSame(as: "From"),
        !(body.contains(UInt8(ascii: "<")) && body.contains(UInt8(ascii: "@")))
      {
        continue
      }
      if name.isSame(as: "Date"), !body.contains(where: \.isASCIIDigit) { continue }
      return name
    }
    return nil
  }

  // MARK: - The end of the header

  /// Whether the header goes on behind the empty line at `place`.
  private func goesOnBehindEmptyLine() -> Bool {
    var next = place
    var others = 0
    while next < lines.count, others <= 2, next - place < 8 {
      let line = lines[next]
      next += 1
      if line.withoutBlanks.isEmpty { continue }
      guard let name = Self.known(line), name.canonical.isMailField else {
        guard Self.core.filter({ !has($0) }).count >= 1, !Self.isField(line), !line.begins("--")
        else { return false }
        others += 1
        continue
      }
      if others > 0 { return lacksCore && !has(name.canonical) }
      if !has(name.canonical) {
        return lacksCore || name.canonical.isOfContent && !has("Content-Type") || repeatsHeader()
      }
      return repeatsHeader()
    }
    return false
  }

  /// Whether the block behind the empty line says the same as the header once more: its sender and
  /// its subject word for word.
  private func repeatsHeader() -> Bool {
    var same = 0
    for line in lines[place...].drop(while: \.isEmpty).prefix(40) {
      if line.isEmpty { break }
      guard let name = Self.known(line),
        name.canonical.isSame(as: "From")
          || name.canonical.isSame(as: "Subject")
      else { continue }
      let field =
        [UInt8](name.canonical) + [UInt8(ascii: ":"), .blank] + line[name.body...].withoutBlanks
      if header.contains(field) { same += 1 }
    }
    return same >= 2
  }

  /// Whether the body begins with a line though no empty one stands before it.
  private func endsWithoutEmptyLine(_ line: ArraySlice<UInt8>) -> Bool {
    guard !header.isEmpty else { return false }
    if line.begins("<html") || line.begins("<!doctype") || line.begins("<body") { return true }
    guard line.begins("--"), line.count > 3, place + 1 < lines.count else { return false }
    return Self.known(lines[place + 1])?.canonical.isOfContent == true
  }

  /// Whether a field that is still missing comes within some lines, before an empty one.
  private func fieldFollows(within count: Int) -> Bool {
    guard lacksCore || header.isEmpty else {
      let next = lines[place...].dropFirst().prefix(3).first { $0.isEmpty || Self.isField($0) }
      return next.map { !$0.isEmpty } ?? false
    }
    let mayHaveGap = header.isEmpty || Self.core.filter { !has($0) }.count > 1
    for line in lines[place...].dropFirst().prefix(count) {
      if line.isEmpty {
        guard mayHaveGap else { return false }
        continue
      }
      if let name = Self.known(line), name.canonical.isMailField, !has(name.canonical) {
        return true
      }
    }
    return false
  }

  // MARK: - Shapes

  /// The name of a field that triage or any mail program knows, however it is written.
  private static func known(_ line: ArraySlice<UInt8>) -> LooseFieldName? { LooseFieldName(line) }

  /// Whether a line is a field by RFC 5322.
  private static func isField(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      return false
    }
    let name = line[..<colon].withoutBlanks
    return !name.isEmpty && name.startIndex == line.startIndex && name.allSatisfy { $0 &- 33 < 94 }
  }

  /// Whether a line belongs to the field before it though it isn't indented.
  private static func continues(_ line: ArraySlice<UInt8>, _ field: [UInt8]) -> Bool {
    let text = line.first == UInt8(ascii: "?") ? line.dropFirst() : line
    let parameters: [StaticString] = ["boundary", "name", "filename", "charset", "format", "type"]
    for parameter in parameters where text.begins(parameter) {
      let behind = text.dropFirst(parameter.utf8CodeUnitCount).first
      if behind == UInt8(ascii: "=") || behind == UInt8(ascii: "*") { return true }
    }
    if text.begins("=?"), field.withoutBlanks.ends("?=") { return true }
    return text.begins("<") && text.contains(UInt8(ascii: "@")) && text.last == UInt8(ascii: ">")
      && (field.begins("from:") || field.begins("to:")) && !field.contains(UInt8(ascii: "@"))
  }
}

extension StaticString {
  /// Whether both hold the same bytes.
  func isSame(as other: StaticString) -> Bool { [UInt8](self) == [UInt8](other) }

  /// Whether the name is that of a field that tells a mail from other text.
  var isMailField: Bool {
    !isSame(as: "Cc") && !isSame(as: "References")
  }

  /// Whether the field describes content: MIME-Version and Content-*.
  var isOfContent: Bool {
    let name = [UInt8](self)
    return name.begins("content-") || name.begins("mime-")
  }
}
