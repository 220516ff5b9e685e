import Assets
import Bytes

/// Reads the blocks of apps that use the library `SupportMail`, by its form 1.
///
/// Such a block stands between a heading in dashes and the mark `--- SupportMail 1 ---`. What stands
/// behind the first colon of a line is the value as a whole, whatever it looks like; a line that
/// begins with an ellipsis goes on with the value before it, behind a blank if one follows the
/// ellipsis. Other lines are words of the person. A block that lost its heading begins behind the
/// last empty line, with the first label that is known; one that lost its mark is read like that of
/// any app.
struct ComposedBlockReader: Sendable {
  private let tables: ReferenceTables
  private static let mark: StaticString = "supportmail 1"
  private static let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]

  init(tables: ReferenceTables) { self.tables = tables }

  /// Makes the lines of such blocks exact.
  func read(_ lines: inout [BlockLine]) {
    for index in lines.indices.dropFirst() where isMark(lines[index]) {
      if let heading = heading(above: index, in: lines) {
        read(&lines, heading + 1..<index)
      } else if let first = firstFact(above: index, in: lines) {
        read(&lines, first..<index)
      }
    }
  }

  private func isMark(_ line: BlockLine) -> Bool {
    guard line.kind == .decorated, let text = line.text else { return false }
    let bytes = text.bytes.span
    let words = bytes.trimmed(text.all) { $0.isBlank || LineSigns.isRuleByte($0) }
    return words.count == Self.mark.utf8CodeUnitCount
      && bytes.spells(Self.mark, at: words.lowerBound, before: words.upperBound)
  }

  private func heading(above mark: Int, in lines: [BlockLine]) -> Int? {
    var place = mark - 1
    while place >= 0, mark - place <= BlockSearch.lineLimit {
      switch lines[place].kind {
      case .decorated: return place
      case .wall: return nil
      default: place -= 1
      }
    }
    return nil
  }

  private func firstFact(above mark: Int, in lines: [BlockLine]) -> Int? {
    var first: Int?
    var place = mark - 1
    while place >= 0, mark - place <= BlockSearch.lineLimit, let text = lines[place].text {
      if let label = label(of: text), tables.label(text.bytes.span, label) != nil { first = place }
      place -= 1
    }
    return first
  }

  private func read(_ lines: inout [BlockLine], _ block: Range<Int>) {
    var last: Int?
    for index in block {
      guard let text = lines[index].text else { continue }
      if text.bytes.starts(with: Self.ellipsis) {
        guard let last, let whole = lines[last].text?.continued(by: text) else { continue }
        lines[last].text = whole
        lines[last].values[0].value = value(in: whole, behind: lines[last].values[0].label)
        lines[index] = BlockLine(
          .continuation, line: lines[index].line, content: lines[index].content, text: text)
      } else if let label = label(of: text) {
        let entry = tables.label(text.bytes.span, label)
        var line = BlockLine(
          .labelled, line: lines[index].line, content: lines[index].content, text: text)
        line.isExact = true
        line.values = [
          LabelledValue(
            label: label, value: value(in: text, behind: label), entry: entry, isFitting: true,
            isProof: entry != nil)
        ]
        lines[index] = line
        last = index
      }
    }
  }

  /// What stands before the first colon, if that is short enough for a label.
  private func label(of text: CleanLine) -> Range<Int>? {
    let bytes = text.bytes.span
    guard let colon = text.all.first(where: { bytes[$0] == UInt8(ascii: ":") }) else { return nil }
    let label = bytes.trimmed(0..<colon)
    return label.isEmpty || label.count > LabelReader.labelLimit ? nil : label
  }

  private func value(in text: CleanLine, behind label: Range<Int>) -> Range<Int> {
    let bytes = text.bytes.span
    var colon = label.upperBound
    while bytes[colon] != UInt8(ascii: ":") { colon += 1 }
    return bytes.trimmed(colon + 1..<text.bytes.count)
  }
}
