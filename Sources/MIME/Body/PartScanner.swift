import Records

/// Finds the parts of a message: RFC 2046, section 5.1.
///
/// One pass with a stack of boundaries and no recursion. Within a multipart only lines that begin
/// with `--` are looked at. A delimiter of an outer multipart ends all inner ones; a missing last
/// delimiter ends at the end of the message.
struct PartScanner {
  private(set) var nodes: [PartNode] = []
  /// `truncated`, `tooDeep` and `tooManyParts` as they came up.
  private(set) var warnings: RecordWarnings = []

  private var boundaries = BoundaryStack()
  private var header = HeaderBlock()
  private var parameters = ParameterList()
  /// Bytes that may still be read to guess boundaries, so that the guesses stay linear.
  private var guessing = 0

  /// Reads the structure of `bytes`; `header` is the message's own header block.
  mutating func scan(_ bytes: Span<UInt8>, header: HeaderBlock) {
    nodes.removeAll(keepingCapacity: true)
    boundaries.removeAll(from: 0)
    warnings = []
    guessing = 4 * bytes.count
    var node = PartNode(
      parent: nil, depth: 1, header: header.range, body: header.bodyStart..<bytes.count)
    describe(&node, header.fields, bytes, isInDigest: false)
    nodes.append(node)
    scanParts(bytes, of: 0)
    rescueLast(bytes)
    while let inner = onlyMessage() {
      guard nodes[inner].depth < MessageLimits.partDepth else {
        warnings.insert(.tooDeep)
        break
      }
      enterMessage(bytes, inner)
      rescueLast(bytes)
    }
    for index in nodes.indices where nodes[index].kind.isMultipart && nodes[index].children == 0 {
      nodes[index].isContainer = false
      nodes[index].kind = .plain
      nodes[index].type = "text/plain"
    }
  }

  // MARK: - Multiparts

  /// Reads the parts of a node until the last open multipart is closed or its body ends.
  private mutating func scanParts(_ bytes: Span<UInt8>, of root: Int) {
    let place = enter(bytes, root, nodes[root].body.upperBound)
    scanParts(bytes, from: place, of: root)
  }

  /// Reads the parts in the open multiparts from the start of a line on, to the end of `root`.
  private mutating func scanParts(_ bytes: Span<UInt8>, from start: Int, of root: Int) {
    let end = nodes[root].body.upperBound
    var open = root
    var place = start
    while boundaries.count > 0 {
      guard let delimiter = nextDelimiter(bytes, place..<end) else {
        if nodes[boundaries.part(at: 0)].children > 0 { warnings.insert(.truncated) }
        boundaries.removeAll(from: 0)
        return
      }
      let level = delimiter.match.level
      close(bytes, open, boundariesFrom: level + 1, at: delimiter.line.lowerBound)
      let container = boundaries.part(at: level)
      if delimiter.match.isClose {
        endBody(bytes, container, at: delimiter.line.lowerBound)
        boundaries.removeAll(from: level)
        open = container
        place = delimiter.line.upperBound
        continue
      }
      guard nodes.count < MessageLimits.parts else {
        warnings.insert(.tooManyParts)
        boundaries.removeAll(from: 0)
        return
      }
      open = addPart(bytes, in: container, delimiter.line.upperBound..<end)
      place = enter(bytes, open, end)
    }
  }

  /// Opens the node if it is a multipart; gives the place where its content begins.
  private mutating func enter(_ bytes: Span<UInt8>, _ index: Int, _ end: Int) -> Int {
    let node = nodes[index]
    guard node.kind.isMultipart else { return node.body.lowerBound }
    guard node.depth <= MessageLimits.partDepth else {
      warnings.insert(.tooDeep)
      nodes[index].kind = .other
      return node.body.lowerBound
    }
    if let boundary = boundary(bytes, of: node, end) {
      nodes[index].isContainer = true
      boundaries.push(boundary, part: index)
    }
    return node.body.lowerBound
  }

  /// Ends the part that is read and the multiparts from a level on, where a delimiter line begins.
  private mutating func close(
    _ bytes: Span<UInt8>, _ open: Int, boundariesFrom level: Int, at line: Int
  ) {
    if !nodes[open].isContainer { endBody(bytes, open, at: line) }
    for inner in stride(from: boundaries.count - 1, through: level, by: -1) {
      endBody(bytes, boundaries.part(at: inner), at: line)
    }
    if level < boundaries.count { boundaries.removeAll(from: level) }
  }

  /// Ends a body before a delimiter line, whose line end before it is its own.
  private mutating func endBody(_ bytes: Span<UInt8>, _ index: Int, at line: Int) {
    let start = nodes[index].body.lowerBound
    nodes[index].body = bytes.withoutLineEnd(start..<max(start, line))
  }

  /// Adds the part whose header block starts behind a delimiter line.
  private mutating func addPart(_ bytes: Span<UInt8>, in container: Int, _ rest: Range<Int>) -> Int
  {
    let block = headerRange(bytes, rest)
    header.read(bytes, in: block)
    var node = PartNode(
      parent: container, depth: nodes[container].depth + 1, header: header.range,
      body: header.bodyStart..<rest.upperBound)
    describe(&node, header.fields, bytes, isInDigest: nodes[container].kind == .digest)
    nodes[container].children += 1
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func describe(
    _ node: inout PartNode, _ fields: [HeaderField], _ bytes: Span<UInt8>, isInDigest: Bool
  ) {
    node.describe(by: fields, bytes, isInDigest: isInDigest)
    guard node.kind == .partial, let field = node.contentType else { return }
    let content = bytes.extracting(field)
    parameters.read(content, from: MediaType(content).end)
    let number = parameters.value(of: .number, content)?.bytes ?? []
    // Only the first fragment has the header of the message; what follows is text as it stands.
    if let number = ParameterList.decimal(number.span, number.indices), number > 1 {
      node.kind = .plain
    }
  }

  /// Looks for another boundary if the last node is a multipart whose own never came.
  private mutating func rescueLast(_ bytes: Span<UInt8>) {
    let last = nodes.count - 1
    guard nodes[last].kind.isMultipart, nodes[last].isContainer, nodes[last].children == 0,
      let boundary = guessBoundary(bytes, nodes[last].body)
    else { return }
    boundaries.push(boundary, part: last)
    scanParts(bytes, from: nodes[last].body.lowerBound, of: last)
  }

  // MARK: - Messages in messages

  /// The message or first fragment of one that is all there is, or nil.
  private func onlyMessage() -> Int? {
    guard let last = lastOfChain, nodes[last].encoding == .identity else { return nil }
    return nodes[last].kind == .message || nodes[last].kind == .partial ? last : nil
  }

  /// The message that is all there is and has a transfer encoding, which RFC 6532 allows, or nil.
  var onlyEncodedMessage: PartNode? {
    guard let last = lastOfChain, nodes[last].kind == .message, !nodes[last].isContainer else {
      return nil
    }
    return nodes[last]
  }

  /// The last node if each other one holds nothing but the next.
  private var lastOfChain: Int? {
    nodes.allSatisfy { $0.children <= 1 } ? nodes.indices.last : nil
  }

  /// Reads the message that lies in the last node.
  private mutating func enterMessage(_ bytes: Span<UInt8>, _ index: Int) {
    nodes[index].isContainer = true
    let inner = addPart(bytes, in: index, nodes[index].body)
    nodes[inner].body = nodes[inner].body.lowerBound..<nodes[index].body.upperBound
    scanParts(bytes, of: inner)
  }

  // MARK: - Delimiter lines

  private struct Delimiter {
    var match: BoundaryStack.Match
    /// The line with its line end.
    var line: Range<Int>
  }

  /// The next delimiter line of an open multipart; `range` starts at the start of a line.
  private func nextDelimiter(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Delimiter? {
    var start = range.lowerBound
    while let line = bytes.nextDashLine(in: start..<range.upperBound) {
      if let match = boundaries.match(bytes, line: bytes.withoutLineEnd(line)) {
        return Delimiter(match: match, line: line)
      }
      start = line.upperBound
    }
    return nil
  }

  /// The bytes in which a header block may lie: to an empty line with it, or to a delimiter line.
  private func headerRange(_ bytes: Span<UInt8>, _ rest: Range<Int>) -> Range<Int> {
    var line = rest.lowerBound
    while line < rest.upperBound {
      let next = bytes.offset(behind: .lineFeed, in: line..<rest.upperBound)
      let content = bytes.withoutLineEnd(line..<next)
      if content.isEmpty { return rest.lowerBound..<next }
      if bytes.begins(with: "--", at: line), boundaries.match(bytes, line: content) != nil {
        return rest.lowerBound..<line
      }
      line = next
    }
    return rest
  }

  // MARK: - Boundaries

  private mutating func boundary(_ bytes: Span<UInt8>, of node: PartNode, _ end: Int) -> [UInt8]? {
    if let field = node.contentType {
      let content = bytes.extracting(field)
      parameters.read(content, from: MediaType(content).end)
      let declared = parameters.boundary(content) { quoted in
        guard let line = bytes.nextDashLine(in: node.body.lowerBound..<end) else { return false }
        return bytes.contains(quoted, at: line.lowerBound + 2)
      }
      if let declared { return declared }
    }
    return guessBoundary(bytes, node.body.lowerBound..<end)
  }

  /// The boundary of a multipart that names none: the first line `--X` that a field or an empty line
  /// follows, if it comes again.
  private mutating func guessBoundary(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt8]? {
    guard guessing > 0 else { return nil }
    var start = range.lowerBound
    defer { guessing -= start - range.lowerBound }
    var guess = BoundaryStack()
    var found: [UInt8]?
    while let line = bytes.nextDashLine(in: start..<range.upperBound) {
      start = line.upperBound
      let content = bytes.withoutLineEnd(line)
      if boundaries.match(bytes, line: content) != nil { return nil }
      if let found {
        if guess.match(bytes, line: content) != nil { return found }
      } else if let text = Self.possibleBoundary(bytes, content),
        bytes.beginsFieldOrEmptyLine(at: line.upperBound, end: range.upperBound)
      {
        guess.push(text, part: 0)
        found = text
      }
    }
    start = range.upperBound
    return nil
  }

  /// The text behind `--` if it has 1 to 70 bytes that a boundary may have.
  private static func possibleBoundary(_ bytes: Span<UInt8>, _ line: Range<Int>) -> [UInt8]? {
    let text = bytes.trimmed(line.lowerBound + 2..<line.upperBound)
    guard text.lowerBound == line.lowerBound + 2, (1...70).contains(text.count) else { return nil }
    for index in text {
      switch bytes[index] {
      case 48...57, 65...90, 97...122, 39...41, 43...47, 95, 58, 61, 63, 32: continue
      default: return nil
      }
    }
    return text.map { bytes[$0] }
  }
}
