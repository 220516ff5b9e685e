import Assets
import Bytes
import Records

/// Finds out what a line can be to a block.
struct BlockLineReader: Sendable {
  private let tables: ReferenceTables
  private let labels: LabelReader
  private let bare: BareReader
  private let sentences: SentenceReader
  /// Bytes of a line that are looked at: a label and a value (`reliability.md`, section 2).
  private static let lineLimit = LabelReader.labelLimit + RecordLimits.valueBytes

  init(tables: ReferenceTables) {
    self.tables = tables
    labels = LabelReader(tables: tables)
    bare = BareReader(tables: tables)
    sentences = SentenceReader(tables: tables)
  }

  /// Reads the bytes of `text` in `content`, a line that may hold facts; its place is not set.
  func read(_ text: Span<UInt8>, _ content: Range<Int>, hasDigit: Bool) -> BlockLine {
    let cut = content.lowerBound..<min(content.upperBound, content.lowerBound + Self.lineLimit)
    var read = BlockLine(.prose, line: -1, text: CleanLine(text, cut))
    interpret(&read, mayHoldDigit: hasDigit)
    return read
  }

  /// Reads what is a fact only beside others, in a paragraph of bare values: a name alone on the
  /// line before a version, a locale behind one of them.
  func readNeighbours(_ lines: inout [BlockLine]) {
    for index in lines.indices.dropFirst()
    where lines[index].kind == .prose && lines[index - 1].kind == .bare {
      guard let text = lines[index].text, text.bytes.count <= 16 else { continue }
      if let locale = bare.locale(text.bytes.span, in: text.all) {
        lines[index].kind = .bare
        lines[index].parts = [locale]
      }
    }
    for index in lines.indices.dropLast() where lines[index].kind == .prose {
      guard lines[index + 1].kind == .bare, case .version? = lines[index + 1].parts.first,
        index == 0 || lines[index - 1].isSpacing || lines[index - 1].kind == .wall,
        let text = lines[index].text
      else { continue }
      let bytes = text.bytes.span
      if let name = bare.name(bytes, in: text.all) {
        lines[index].kind = .bare
        lines[index].parts = [name]
      }
    }
  }

  /// The line with the next one behind it, for a value that was cut.
  func joined(_ line: BlockLine, with next: BlockLine) -> BlockLine {
    guard let first = line.text, let second = next.text else { return line }
    var read = BlockLine(
      .prose, line: line.line, content: line.content, text: first.joined(with: second))
    interpret(&read, mayHoldDigit: true)
    return read
  }

  private func interpret(_ read: inout BlockLine, mayHoldDigit: Bool) {
    guard let clean = read.text else { return }
    let bytes = clean.bytes.span
    let range = Self.unwrapped(bytes, clean.all)
    if Self.isDecorated(bytes, range) {
      read.kind = .decorated
      return
    }
    read.values = labels.values(bytes, in: Self.withoutEnd(bytes, range))
    if let first = read.values.first {
      read.kind = .labelled
      let before = range.lowerBound..<first.label.lowerBound
      if before.contains(where: { bytes[$0].isWord || bytes[$0] >= 0x80 }) {
        read.start = first.label.lowerBound
      }
      if first.entry == nil || first.fact == .message, !first.value.isEmpty,
        bytes.wordCount(in: first.label) > 2, isPrompt(bytes, first.label)
      {
        read.answer = first.value.lowerBound
      }
      readSeveral(&read, first, bytes)
      if first.isOfBlock { return }
      if first.entry == nil, bytes.wordCount(in: first.label) <= 2, namesApp(read.parts) {
        read.kind = .bare
        return
      }
    }
    if mayHoldDigit { readUnlabelled(&read, bytes, range) }
  }

  /// `App Info: Tidewater 3.1.2 (301), iOS 17.2, iPhone15,2`: a label before several facts.
  private func readSeveral(_ read: inout BlockLine, _ value: LabelledValue, _ bytes: Span<UInt8>) {
    guard read.values.count == 1, value.fact != .message, value.fact != .contact,
      value.fact != .device, value.fact != .os
    else { return }
    let parts = bare.parts(bytes, in: value.value)
    if parts.count > 1 { read.parts = parts }
  }

  /// Whether an app with its name is among several facts.
  private func namesApp(_ parts: [BarePart]) -> Bool {
    parts.contains {
      if case .app = $0 { true } else { false }
    }
  }

  private func readUnlabelled(_ read: inout BlockLine, _ bytes: Span<UInt8>, _ range: Range<Int>) {
    let parts = bare.parts(bytes, in: Self.withoutEnd(bytes, range))
    if read.values.isEmpty ? !parts.isEmpty : parts.count > 1 {
      read.kind = .bare
      read.values = []
      read.parts = parts
    } else if read.values.isEmpty,
      let value = labels.unmarkedValue(bytes, in: Self.withoutEnd(bytes, range))
    {
      read.kind = .labelled
      read.values = [value]
    } else if let sentence = sentences.reading(bytes, in: range) {
      read.kind = .sentence
      read.values = []
      read.parts = sentence.parts
      let rest = bytes.trimmed(sentence.end..<range.upperBound) {
        $0.isBlank || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":")
      }
      read.hasOtherWords = !rest.isEmpty && !isPrompt(bytes, rest)
    }
  }

  /// Whether the words of `range` are a template's, to the person.
  func isPrompt(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count <= 400 else { return false }
    return tables.prompts.isPrompt(bytes.extracting(range))
  }

  /// The line without what lists and brackets put around it.
  private static func unwrapped(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Range<Int> {
    var range = withoutBullet(bytes, bytes.trimmed(line))
    guard let first = range.first, let last = range.last, range.count > 8 else { return range }
    switch (bytes[first], bytes[last]) {
    case (UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "["), UInt8(ascii: "]")):
      guard bytes.opening(of: range.upperBound, notBefore: first) == first else { return range }
      range = bytes.trimmed((first + 1)..<last)
    case (UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "<"), UInt8(ascii: ">")):
      range = bytes.trimmed((first + 1)..<last)
    default: break
    }
    return range
  }

  /// The line without `- `, `* `, `• `, `1. ` before it.
  private static func withoutBullet(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    guard range.count > 2 else { return range }
    let (scalar, length) = bytes.scalar(at: range.lowerBound)
    var next = range.lowerBound + length
    switch scalar {
    case 0x2A, 0x2B, 0x2D, 0x3E, 0xB7, 0x2013, 0x2014, 0x2022, 0x2023, 0x2043, 0x203A, 0x25A0,
      0x25AA, 0x25B6, 0x25CB, 0x25CF, 0x25E6, 0x30FB:
      guard bytes[next].isBlank || length > 1 else { return range }
    case 0x30...0x39:
      while next < range.upperBound, bytes[next].isDigit { next += 1 }
      guard next - range.lowerBound <= 2, next + 1 < range.upperBound,
        bytes[next] == UInt8(ascii: ".") || bytes[next] == UInt8(ascii: ")"),
        bytes[next + 1].isBlank
      else { return range }
      next += 1
    default: return range
    }
    return bytes.trimmed(next..<range.upperBound)
  }

  /// The line without signs such as ` |`, `,`, `;` at its end.
  private static func withoutEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound,
      bytes[end - 1].isBlank || bytes[end - 1] == UInt8(ascii: "|")
        || bytes[end - 1] == UInt8(ascii: ",") || bytes[end - 1] == UInt8(ascii: ";")
    { end -= 1 }
    return range.lowerBound..<end
  }

  /// Words with two or more signs before and behind them, or one kind of bracket around them.
  private static func isDecorated(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let words = bytes.trimmed(range) { $0.isBlank || LineSigns.isRuleByte($0) }
    let hasFront = words.lowerBound - range.lowerBound >= 2
    let hasBack = range.upperBound - words.upperBound >= 2
    return hasFront && hasBack && !words.isEmpty && words.count <= 120
      && bytes.wordCount(in: words) <= 16
  }
}
