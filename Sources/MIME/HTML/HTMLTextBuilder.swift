/// Turns the elements and the characters of a page into text with quote marks.
///
/// Elements are known by their depth; only those that do something to the text inside them are kept
/// on a stack.
final class HTMLTextBuilder {
  /// What an open element does to the text inside it.
  private struct Effect {
    /// The depth of the element.
    var depth: Int
    var isHidden = false
    var isPreformatted = false
    /// Whether it counts as a level of quoting.
    var isQuoted = false
    var mark: QuoteMark?
    /// Whether no visible text was seen in a `QuoteMark.container` yet.
    var awaitsText = false
    /// Where the text stood at its start, for `QuoteMark.restBehindHeader`.
    var start = 0
    /// The cells of the row outside of a `tr`.
    var outerCells: Int?
  }

  /// The text so far.
  var text: [UInt8] { lines.bytes }
  /// Whether the text reached its limit and the rest was left out.
  private(set) var wasCut = false

  private var lines = TextLines()
  private var limit = MessageLimits.textBytes
  private var depth = 0
  private var effects: [Effect] = []
  private var hidden = 0
  private var preformatted = 0
  private var cells = 0
  private var awaiting = 0
  private var isRestQuoted = false
  private var attributes = HTMLAttributes()

  /// Begins a page whose text may have `limit` bytes.
  func start(limit: Int) {
    lines.removeAll()
    self.limit = limit
    wasCut = false
    depth = 0
    effects.removeAll(keepingCapacity: true)
    hidden = 0
    preformatted = 0
    cells = 0
    awaiting = 0
    isRestQuoted = false
  }

  // MARK: - Elements

  /// An element begins; `readAttributes` hands over its attributes.
  func begin(_ element: HTMLElement, _ readAttributes: (inout HTMLAttributes) -> Void) {
    depth += 1
    attributes.removeAll()
    readAttributes(&attributes)
    var effect = Effect(depth: depth)
    effect.isHidden = isHidden(element)
    if effect.isHidden {
      hidden += 1
      effects.append(effect)
      return
    }
    breakLines(at: element)
    let mark = element == .br ? nil : QuoteMark(element, attributes)
    effect.isPreformatted =
      element == .pre || element == .listing || attributes.styleContains("white-space:pre")
    if element == .tr {
      effect.outerCells = cells
      cells = 0
    }
    if let mark { begin(mark, &effect) }
    guard effect.isPreformatted || mark != nil || effect.outerCells != nil else { return }
    preformatted += effect.isPreformatted ? 1 : 0
    if effect.isQuoted { lines.quoteDepth += 1 }
    effects.append(effect)
  }

  /// The innermost element ends.
  func end(_ element: HTMLElement) {
    if element.isBlock, hidden == 0, !element.isCell { lines.endLine() }
    if let effect = effects.last, effect.depth == depth {
      effects.removeLast()
      end(effect)
    }
    if element == .tr || element == .table, hidden == 0 { lines.endCells() }
    depth -= 1
  }

  private func breakLines(at element: HTMLElement) {
    guard hidden == 0 else { return }
    switch element {
    case .br: lines.breakLine()
    case .p: lines.endLine(2)
    case .basefont: lines.endLine(attributes.classContains("p") ? 2 : 1)
    case .td, .th:
      lines.beginCell(isFirst: cells == 0)
      cells &+= 1
    case .hr: lines.endLine()
    default: if element.isBlock { lines.endLine() }
    }
    if element == .img, !attributes.alt.isEmpty, attributes.classContains("emoji", orEndsIn: true) {
      let alt = attributes.alt
      append(alt.span)
    }
  }

  private func isHidden(_ element: HTMLElement) -> Bool {
    if element.isUnseen || element == .head { return true }
    if attributes.isEmpty { return false }
    return attributes.isHidden || attributes.styleContains("display:none")
      || attributes.styleContains("visibility:hidden")
  }

  // MARK: - Quotes

  private func begin(_ mark: QuoteMark, _ effect: inout Effect) {
    effect.mark = mark
    effect.start = lines.bytes.count
    switch mark {
    case .quoted: effect.isQuoted = true
    case .attribution:
      effect.isQuoted = effects.last { $0.mark == .container }.map { !$0.isQuoted } ?? true
    case .container:
      effect.awaitsText = true
      awaiting += 1
    case .rest: quoteRest(from: lines.bytes.count)
    case .restBehindHeader: break
    }
    if hidden == 0 { lines.endLine() }
  }

  private func end(_ effect: Effect) {
    hidden -= effect.isHidden ? 1 : 0
    preformatted -= effect.isPreformatted ? 1 : 0
    if effect.isQuoted { lines.quoteDepth -= 1 }
    if effect.awaitsText { awaiting -= 1 }
    if let outerCells = effect.outerCells { cells = outerCells }
    if effect.mark == .restBehindHeader, beginsWithHeader(lines.bytes.span, from: effect.start) {
      quoteRest(from: effect.start)
    }
    if effect.mark != nil, hidden == 0 { lines.endLine() }
  }

  /// Quotes all that stands behind `place` and all that will come; not inside of a quote, whose end
  /// would be lost by it.
  private func quoteRest(from place: Int) {
    guard !isRestQuoted, lines.quoteDepth == 0, hidden == 0 else { return }
    isRestQuoted = true
    lines.quote(from: place)
    lines.quoteDepth += 1
  }

  /// Whether the first line from `start` on has a colon, as `From: ...` in all languages has.
  private func beginsWithHeader(_ text: Span<UInt8>, from start: Int) -> Bool {
    let rest = start..<text.count
    var line = text.trimmed(rest)
    line = line.lowerBound..<text.offset(behind: .lineFeed, in: line)
    for index in line {
      if text[index] == UInt8(ascii: ":") || text.begins(with: "\u{FF1A}", at: index) {
        return true
      }
    }
    return false
  }

  /// Decides for the containers that await their first text whether it is that of a forwarded mail.
  private func resolveContainers(by text: Span<UInt8>) {
    let isForward = text.begins(with: "----", at: 0)
    for index in effects.indices where effects[index].awaitsText {
      effects[index].awaitsText = false
      guard isForward else { continue }
      effects[index].isQuoted = true
      lines.quoteDepth += 1
      for inner in effects.indices[(index + 1)...]
      where effects[inner].mark == .attribution && effects[inner].isQuoted {
        effects[inner].isQuoted = false
        lines.quoteDepth -= 1
      }
    }
    awaiting = 0
  }

  // MARK: - Characters

  /// Characters between two tags or references.
  func characters(_ text: Span<UInt8>) {
    guard hidden == 0 else { return }
    if preformatted > 0 { return preformattedCharacters(text) }
    var place = 0
    while place < text.count {
      if text[place].isWhiteSpace {
        lines.blank()
        place += 1
        continue
      }
      var end = place + 1
      while end < text.count, !text[end].isWhiteSpace { end += 1 }
      append(text.extracting(place..<end))
      place = end
    }
  }

  private func preformattedCharacters(_ text: Span<UInt8>) {
    var start = 0
    while start < text.count {
      let end = text.offset(of: .lineFeed, in: start..<text.count) ?? text.count
      if end > start { append(text.extracting(start..<end)) }
      if end < text.count { lines.breakLine() }
      start = end + 1
    }
  }

  /// Appends visible characters: no-break spaces as blanks, the numbers 128 to 159 as browsers read
  /// them.
  private func append(_ text: Span<UInt8>) {
    if awaiting > 0 { resolveContainers(by: text) }
    if wasCut { return }
    let whole = text
    let text = whole.extracting(first: text.characterBorder(before: limit - lines.bytes.count))
    wasCut = text.count < whole.count
    var start = 0
    while let mark = text.offset(of: 0xC2, in: start..<text.count), mark + 1 < text.count {
      let next = text[mark + 1]
      guard next <= 0xA0 else {
        lines.append(text.extracting(start..<mark + 2))
        start = mark + 2
        continue
      }
      if mark > start { lines.append(text.extracting(start..<mark)) }
      if next == 0xA0 {
        lines.append(Self.blank.span)
      } else {
        lines.append(Windows1252.utf8(next).span)
      }
      start = mark + 2
    }
    if start < text.count { lines.append(text.extracting(start..<text.count)) }
  }

  private static let blank: [UInt8] = [.blank]
}
