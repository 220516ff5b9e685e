import Bytes

/// Finds the blocks of facts that apps put into mails, by shape first and by word lists second.
struct TrailerFinder: ~Copyable {
  private let tables: ReferenceTables
  private let reader: BlockLineReader
  private let assembler: BlockAssembler
  /// Lines as they were read in earlier texts.
  private var known = Memo<BlockLine>(places: 512)

  /// A finder that knows the configured labels besides the usual ones.
  init(rules: ExtractionRules) {
    tables = ReferenceTables(rules: rules)
    reader = BlockLineReader(tables: tables)
    assembler = BlockAssembler(tables: tables, rules: rules)
  }

  /// Finds the blocks in `lines` of `text`.
  ///
  /// Roles must be set before, but for signatures: only lines of the roles `own`, `signature` (own
  /// blocks) and `quoted` (quoted blocks) are looked at, every other line ends a block. Lines of
  /// the sender that turn out to belong to a template get the role `template`; where text of the
  /// person stands before a block on the same line, `content` ends before the block and the role
  /// stays.
  ///
  /// - Parameter recorder: Is told which lines may be blocks, and what was chosen.
  mutating func scan(
    _ lines: inout [TextLine], of text: Span<UInt8>, recorder: ExtractionRecorder? = nil
  ) -> TrailerScan {
    var scan = TrailerScan()
    var own = read(lines, of: text) { $0.role == .own || $0.role == .signature }
    if own.contains(where: Self.mayBeBlock) {
      complete(&own, of: text)
      scan.own = findOwn(own, &lines, recorder)
    }
    if lines.contains(where: { $0.role == .quoted }) {
      var quoted = read(lines, of: text) { $0.role == .quoted }
      if quoted.contains(where: Self.mayBeBlock) {
        complete(&quoted, of: text)
        scan.quoted = findQuoted(quoted, lines, recorder)
      }
    }
    return scan
  }

  /// The block in the text of an attached file, or nil when it holds none.
  mutating func trailer(
    inFile text: Span<UInt8>, recorder: ExtractionRecorder? = nil
  ) -> Trailer? {
    var lines: [TextLine] = []
    var start = 0
    while start < text.count, lines.count < 10_000 {
      var end = start
      while end < text.count, text[end] != 10 { end += 1 }
      lines.append(TextLine(range: start..<end, content: start..<end))
      start = end + 1
    }
    return scan(&lines, of: text, recorder: recorder).own
  }

  /// Reads the prose too, which may hold headings, prompts and ends of values, and joins these.
  private func complete(_ lines: inout [BlockLine], of text: Span<UInt8>) {
    for index in lines.indices where lines[index].kind == .prose && lines[index].text == nil {
      let content = lines[index].content
      if content.count <= 400 { lines[index].text = CleanLine(text, content) }
    }
    ComposedBlockReader(tables: tables).read(&lines)
    reader.readNeighbours(&lines)
    ContinuationJoiner(reader: reader, tables: tables).join(&lines)
  }

  private static func mayBeBlock(_ line: BlockLine) -> Bool {
    switch line.kind {
    case .labelled, .bare, .sentence: true
    default: false
    }
  }

  /// The lines that `belongs` names, and a wall for each run of others and each change of depth.
  private mutating func read(
    _ lines: [TextLine], of text: Span<UInt8>, where belongs: (TextLine) -> Bool
  ) -> [BlockLine] {
    let reader = reader
    var read: [BlockLine] = []
    read.reserveCapacity(lines.count)
    var depth: Int?
    for index in lines.indices {
      let line = lines[index]
      guard belongs(line) else {
        if read.last.map({ $0.kind != .wall }) ?? false { read.append(BlockLine(.wall, line: -1)) }
        depth = nil
        continue
      }
      if let depth, depth != line.depth { read.append(BlockLine(.wall, line: -1)) }
      depth = line.depth
      let signs = LineSigns(text, line.content)
      if signs.mayHoldFacts {
        var found = known.value(of: text.extracting(line.content)) {
          reader.read(text, line.content, hasDigit: signs.hasDigit)
        }
        found.line = index
        found.content = line.content
        read.append(found)
      } else {
        read.append(BlockLine(signs.kind, line: index, content: line.content))
      }
    }
    return read
  }

  private func findOwn(
    _ read: [BlockLine], _ lines: inout [TextLine], _ recorder: ExtractionRecorder?
  ) -> Trailer? {
    let search = BlockSearch(read, tables: tables)
    let pieces = search.pieces()
    let block = Self.lastBlock(pieces, in: search)
    recorder?.consider(search, pieces, chosen: block, in: .own, by: assembler)
    guard let chosen = block else { return nil }
    let frame = TemplateFrame(search)
    var template: Set<Int> = Set(frame.prompts())
    for block in Self.blocks(pieces, in: search) {
      guard let first = block.first, let member = block.last else { continue }
      let last = search.end(behind: member)
      template.formUnion(block)
      template.formUnion(frame.lines(around: first...last))
      for place in first...last
      where !template.contains(place)
        && (search.lines[place].isSpacing || search.lines[place].kind == .continuation
          || frame.isFrame(place))
      {
        template.insert(place)
      }
    }
    for place in template.sorted() {
      let line = search.lines[place]
      guard line.line >= 0, line.kind != .blank, !line.hasOtherWords else { continue }
      mark(line, in: &lines)
    }
    return assembled(chosen, in: search)
  }

  /// Gives a line to the template, or the part of it beside the person's words.
  private func mark(_ line: BlockLine, in lines: inout [TextLine]) {
    let content = lines[line.line].content
    if let text = line.text, line.start > 0 {
      let end = content.lowerBound + text.origin(line.start)
      lines[line.line].content = content.lowerBound..<end
    } else if let text = line.text, let answer = line.answer {
      let start = content.lowerBound + text.origin(answer)
      lines[line.line].content = start..<content.upperBound
    } else {
      lines[line.line].role = .template
    }
  }

  private func findQuoted(
    _ read: [BlockLine], _ lines: [TextLine], _ recorder: ExtractionRecorder?
  ) -> Trailer? {
    var best: Trailer?
    var bestDepth = Int.max
    var start = 0
    while start < read.count {
      var end = start
      while end < read.count, read[end].kind != .wall { end += 1 }
      if end > start {
        let depth = lines[read[start].line].depth
        if depth < bestDepth || recorder != nil {
          let search = BlockSearch(Array(read[start..<end]), tables: tables)
          let pieces = search.pieces()
          let chosen = depth < bestDepth ? Self.lastBlock(pieces, in: search) : nil
          recorder?.consider(
            search, pieces, chosen: chosen, in: .quoted, by: assembler,
            isOutdone: depth >= bestDepth)
          if let chosen {
            best = assembled(chosen, in: search)
            bestDepth = depth
          }
        }
      }
      start = end + 1
    }
    return best
  }

  /// The last proved piece with the pieces before it that state other facts.
  private static func lastBlock(_ pieces: [BlockSearch.Piece], in search: BlockSearch) -> [Int]? {
    if let exact = pieces.last(where: \.isExact) { return exact.lines }
    guard let last = pieces.lastIndex(where: \.isProved) else { return nil }
    var block = pieces[last].lines
    var kinds = FactKinds(block, in: search)
    // What stands behind the last proved piece and proves nothing by itself belongs to it too.
    for piece in pieces[(last + 1)...] {
      let others = FactKinds(piece.lines, in: search)
      guard kinds.isDisjoint(with: others), !others.isEmpty else { break }
      block += piece.lines
      kinds.formUnion(others)
    }
    for piece in pieces[..<last].reversed() {
      let others = FactKinds(piece.lines, in: search)
      guard kinds.isDisjoint(with: others), !others.isEmpty else { break }
      block = piece.lines + block
      kinds.formUnion(others)
    }
    return block
  }

  /// All blocks of the mail, the chosen one as a whole.
  private static func blocks(_ pieces: [BlockSearch.Piece], in search: BlockSearch) -> [[Int]] {
    guard let chosen = lastBlock(pieces, in: search) else { return [] }
    let taken = Set(chosen)
    var blocks: [[Int]] = []
    for piece in pieces where piece.isProved || !taken.isDisjoint(with: piece.lines) {
      blocks.append(piece.lines)
    }
    return blocks
  }

  private func assembled(_ block: [Int], in search: BlockSearch) -> Trailer {
    let lines = block.map { search.lines[$0] }
    var trailer = assembler.trailer(lines)
    trailer.isCut = lines.contains(where: \.isCut)
    trailer.isExact = lines.contains(where: \.isExact)
    return trailer
  }
}
