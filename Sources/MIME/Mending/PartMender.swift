/// Writes the parts of a mail anew from the lines that show where they begin.
///
/// A line is taken for a delimiter because the header of a part follows it, whatever the boundary
/// parameter says; all lines of its shape are then written as the parameter has it. The header of a
/// part gets the empty line behind it that belongs there, and loses those that don't.
struct PartMender {
  /// The shape that the delimiter lines of one multipart have.
  struct Shape {
    /// What they begin with, and what stands behind it in opening ones.
    var core: [UInt8]
    var tail: [UInt8]
    /// The boundary as it is written from now on.
    var boundary: [UInt8]
  }

  /// How far behind a delimiter line the header of the part may begin.
  private static let reach = 4
  /// Shapes that are told apart.
  static let shapeLimit = 16

  let lines: [ArraySlice<UInt8>]
  var headerEnd = 0
  var declared: [[UInt8]] = []
  var shapes: [Shape] = []

  /// The mail with its parts in order, or nil when nothing is changed.
  static func mended(_ bytes: [UInt8]) -> [UInt8]? {
    var mender = PartMender(lines: bytes.lines)
    guard mender.findShapes() else { return nil }
    let text = mender.written(endsWithLine: bytes.last == .lineFeed)
    return text == bytes ? nil : text
  }

  private init(lines: [ArraySlice<UInt8>]) {
    self.lines = lines
    headerEnd = lines.firstIndex { $0.isEmpty } ?? lines.count
  }

  // MARK: - Delimiter lines

  /// Finds the shapes of delimiter lines; false when there are none.
  private mutating func findShapes() -> Bool {
    var tokens: [[UInt8]] = []
    var seen: Set<[UInt8]> = []
    var place = headerEnd
    declared = Self.boundaries(lines[..<headerEnd])
    let own = declared
    while place < lines.count {
      let line = lines[place].withoutBlanks
      place += 1
      guard line.contains(UInt8(ascii: "-")) || line.first == UInt8(ascii: "=") || !own.isEmpty
      else { continue }
      guard let token = token(of: line, at: place - 1), seen.insert(token.lowercasedASCII).inserted
      else { continue }
      tokens.append(token)
      guard tokens.count < Self.shapeLimit else { break }
    }
    guard !tokens.isEmpty else { return false }
    declared = Self.boundaries(lines[...])
    for token in tokens { addShape(token) }
    if let boundary = declaredAtTop, !shapes.contains(where: { $0.boundary == boundary }),
      let first = shapes.indices.first(where: { !declared.contains(shapes[$0].boundary) })
    {
      shapes[first].boundary = boundary
    }
    return true
  }

  /// The boundary that the header of the mail names, or nil.
  var declaredAtTop: [UInt8]? { Self.boundaries(lines[..<headerEnd]).first }

  private mutating func addShape(_ token: [UInt8]) {
    for boundary in declared.sorted(by: { $0.count > $1.count }) {
      guard let place = token.place(ofAny: boundary) else { continue }
      let core = Array(token[..<(place + boundary.count)])
      let tail = Array(token[core.count...])
      // More than a mark behind the boundary is another boundary.
      guard tail.isEmpty || !Self.isBoundaryByte(tail[0]) || tail == Array("=20".utf8) else {
        continue
      }
      shapes.append(Shape(core: core, tail: tail, boundary: boundary))
      return
    }
    var text = token[...]
    while text.first == UInt8(ascii: "-"), text.count > token.count - 2 { text = text.dropFirst() }
    let cut = declared.first {
      $0.count >= 16 && (token.place(ofAny: Array($0.prefix(16))) ?? 9) <= 4
    }
    var boundary = Array(text)
    if boundary.contains(where: { $0 == UInt8(ascii: "\"") || $0 >= 0x80 }) || boundary.isEmpty {
      boundary = Array("part".utf8) + Array(String(shapes.count).utf8)
    }
    shapes.append(Shape(core: token, tail: [], boundary: cut ?? drifted(boundary) ?? boundary))
  }

  /// The boundary of the header if the one that was found differs from it in the last digits only.
  private func drifted(_ boundary: [UInt8]) -> [UInt8]? {
    guard let top = declaredAtTop, top.count == boundary.count, !shapes.isEmpty else { return nil }
    var place = top.count
    while place > 0, top[place - 1].isASCIIDigit { place -= 1 }
    guard place < top.count, place > 2, boundary[..<place] == top[..<place],
      boundary[place...].allSatisfy(\.isASCIIDigit)
    else { return nil }
    return top
  }

  /// The delimiter that a line shows: all of it, or what is glued to its end; the header of a part
  /// follows.
  private func token(of line: ArraySlice<UInt8>, at place: Int) -> [UInt8]? {
    guard headerBehind(place) != nil else { return nil }
    if line.begins("-"), (2...100).contains(line.count) { return Array(line) }
    for boundary in declared {
      let dashed = [UInt8(ascii: "-"), UInt8(ascii: "-")] + boundary
      if line.count > dashed.count, line.suffix(dashed.count).elementsEqual(dashed) {
        return dashed
      }
      if line.elementsEqual(boundary) { return boundary }
    }
    return nil
  }

  /// The line behind a delimiter line in which the header of a part begins, or nil.
  func headerBehind(_ place: Int) -> Int? {
    var others = 0
    for next in (place + 1)..<(place + 1 + Self.reach) where next < lines.count {
      let line = lines[next]
      if line.withoutBlanks.isEmpty { continue }
      if let name = LooseFieldName(line), name.canonical.isOfContent { return next }
      if Self.isField(line) { continue }
      others += 1
      guard others == 1, !line.begins("--") else { return nil }
    }
    return nil
  }

  static func isField(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return colon > line.startIndex && line[..<colon].allSatisfy { $0 &- 33 < 94 }
  }

  private static func isBoundaryByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "=")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  // MARK: - The boundary parameter

  /// The values of boundary parameters in headers, in whatever marks they stand.
  private static func boundaries(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [[UInt8]] {
    var found: [[UInt8]] = []
    for line in lines {
      guard let place = line.place(of: "boundary"), found.count < shapeLimit,
        let value = boundary(line[(place + 8)...]), !found.contains(value)
      else { continue }
      found.append(value)
    }
    return found
  }

  private static func boundary(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let quotes: [StaticString] = ["\\\"", "\"", "'", "&quot;", "\u{201C}", "\u{201D}", "\u{201E}"]
    var text = text.withoutBlanks
    for quote in quotes where text.begins(quote) {
      text = text.dropFirst(quote.utf8CodeUnitCount).withoutBlanks
    }
    guard let sign = text.first, sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":") else {
      return nil
    }
    text = text.dropFirst()
    let isEncoded = text.begins("3d")
    if isEncoded { text = text.dropFirst(2) }
    text = text.withoutBlanks
    let quote = quotes.first { text.begins($0) }
    if let quote { text = text.dropFirst(quote.utf8CodeUnitCount) }
    var value: [UInt8] = []
    var place = text.startIndex
    while place < text.endIndex {
      if quote != nil, quotes.contains(where: { text.has($0, at: place) }) { break }
      if quote == nil, text[place] == UInt8(ascii: ";") || text[place].isWhiteSpace { break }
      value.append(text[place])
      place += 1
    }
    if isEncoded { value = value.replacing("=3d", with: "=") }
    return value.isEmpty || value.count > 100 ? nil : value
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Whether the bytes are those of `other`, in any case of ASCII letters.
  func matches(_ other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return zip(self, other).allSatisfy { $0 == $1 || $0.asciiLowercased == $1.asciiLowercased }
  }

  /// The first place of `text`, in any case of ASCII letters, or nil.
  func place(ofAny text: [UInt8]) -> Int? {
    guard !text.isEmpty, count >= text.count else { return nil }
    for place in startIndex...(endIndex - text.count)
    where self[place].asciiLowercased == text[0].asciiLowercased {
      if self[place..<(place + text.count)].matches(text) { return place }
    }
    return nil
  }
}
