import Assets
import Records

extension ExtractionRecorder {
  /// Takes over the pieces that may be blocks, and which of their lines were chosen.
  ///
  /// - Parameter isOutdone: Whether none was looked for, since a newer mail has one.
  func consider(
    _ search: BlockSearch, _ pieces: [BlockSearch.Piece], chosen: [Int]?,
    in location: ConsideredBlock.Location, by assembler: BlockAssembler, isOutdone: Bool = false
  ) {
    let taken = Set(chosen ?? [])
    var members = taken
    for piece in pieces where taken.isDisjoint(with: piece.lines) {
      members.formUnion(piece.lines)
      let refusal = piece.refusal ?? (isOutdone ? .newerMail : .laterBlock)
      add(piece.lines, of: search, location, assembler, refusal)
    }
    for place in search.lines.indices where !members.contains(place) {
      guard let value = search.lines[place].values.first, value.isOfBlock, !value.value.isEmpty
      else { continue }
      add([place], of: search, location, assembler, .prose)
    }
    if let chosen { accept(add(chosen, of: search, location, assembler, nil), location) }
  }

  /// Notes which blocks of the HTML alternative took the place of those of the plain text.
  func replace(own: Bool, quoted: Bool) {
    if let page = pageBlocks.own {
      ownBlock = settle(ownBlock, by: page, isReplaced: own)
    }
    if let page = pageBlocks.quoted {
      quotedBlock = settle(quotedBlock, by: page, isReplaced: quoted)
    }
  }

  /// Notes what an attachment holds.
  func look(_ index: Int, _ content: ExplainedAttachment.Content) {
    explanation.attachments[index].content = content
    if content == .crash { explanation.crashAttachment = index }
  }

  private func settle(_ old: Int?, by page: Int, isReplaced: Bool) -> Int? {
    if isReplaced {
      if let old { explanation.blocks[old].refusal = .cut }
      return page
    }
    explanation.blocks[page].refusal = .repeated
    return old
  }

  private func accept(_ block: Int, _ location: ConsideredBlock.Location) {
    switch (reading, location) {
    case (.text, .own): ownBlock = block
    case (.text, .quoted): replaceQuoted(&quotedBlock, by: block)
    case (.page, .own): pageBlocks.own = block
    case (.page, .quoted): replaceQuoted(&pageBlocks.quoted, by: block)
    case (.file, _), (.crash, _): fileBlock = fileBlock ?? block
    case (.mail, .own): mailBlocks.own = block
    case (.mail, .quoted): replaceQuoted(&mailBlocks.quoted, by: block)
    }
  }

  private func replaceQuoted(_ old: inout Int?, by block: Int) {
    if let old { explanation.blocks[old].refusal = .newerMail }
    old = block
  }

  /// Adds a block with what it gives; its place in the list.
  @discardableResult
  private func add(
    _ places: [Int], of search: BlockSearch, _ location: ConsideredBlock.Location,
    _ assembler: BlockAssembler, _ refusal: ConsideredBlock.Refusal?
  ) -> Int {
    let (trailer, grounds) = assembler.explained(places.map { search.lines[$0] })
    var block = ConsideredBlock(
      base: text?.base ?? .text, location: location, lines: [], app: trailer.app, os: trailer.os,
      device: trailer.device, locale: trailer.locale,
      isExact: places.contains { search.lines[$0].isExact }, places: [:], refusal: refusal)
    for place in places {
      for line in search.lines[place...search.end(behind: place)]
      where line.line >= 0 && line.kind != .blank {
        let start = line.start > 0 ? line.text?.origin(line.start) ?? 0 : 0
        let range = line.content.lowerBound + start..<line.content.upperBound
        guard let text, range.upperBound <= text.bytes.count else { continue }
        block.lines.append(
          .init(
            words: String(decoding: text.bytes[range], as: UTF8.self), place: text.place(range)))
      }
    }
    for fact in ExplainedFact.allCases {
      guard let value = fact.value(in: trailer) else { continue }
      let ground = grounds.found[fact]
      let named = ground.flatMap { ground in
        places.first { search.lines[$0].line == ground.line }.map { (ground, $0) }
      }
      block.places[fact] = place(of: value, named, places, search)
    }
    explanation.blocks.append(block)
    return explanation.blocks.count - 1
  }

  /// Where a value stands: in the value of its line, else in the label, else in any line of the
  /// block; or the whole line that it was read from.
  private func place(
    of value: String, _ ground: (BlockGrounds.Ground, Int)?, _ places: [Int],
    _ search: BlockSearch
  ) -> BytePlace? {
    guard let text else { return nil }
    if let (ground, place) = ground {
      guard let clean = search.lines[place].text else { return nil }
      for part in [ground.value, ground.whole, clean.all] {
        if let found = clean.range(of: value, in: part),
          let bytes = range(found, ofLine: place, in: search)
        {
          return text.place(bytes)
        }
      }
      return range(ground.whole, ofLine: place, in: search).map { text.place($0, isExact: false) }
    }
    for place in places {
      if let clean = search.lines[place].text, let found = clean.range(of: value, in: clean.all),
        let bytes = range(found, ofLine: place, in: search)
      {
        return text.place(bytes)
      }
    }
    return nil
  }

  /// Bytes of the clean form of a line as bytes of the text; nil when they go over a line end.
  private func range(_ clean: Range<Int>, ofLine place: Int, in search: BlockSearch) -> Range<Int>?
  {
    let line = search.lines[place]
    guard let words = line.text, let text, !clean.isEmpty else { return nil }
    let source = words.sourceRange(clean)
    let length = line.content.count
    let start = line.content.lowerBound
    if source.upperBound <= length {
      return start + source.lowerBound..<start + source.upperBound
    }
    // Behind a blank that stands for the line end, the next line goes on with the value.
    let next = search.lines[search.end(behind: place)].content
    let low =
      source.lowerBound < length
      ? start + source.lowerBound : next.lowerBound + source.lowerBound - length - 1
    let high = next.lowerBound + source.upperBound - length - 1
    return low < high && high <= text.bytes.count ? low..<high : nil
  }
}
