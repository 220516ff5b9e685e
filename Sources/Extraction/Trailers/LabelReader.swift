import Assets
import Bytes
import Records

/// Reads labels and their values from a line.
struct LabelReader: Sendable {
  private let tables: ReferenceTables
  private let shape: ValueShape
  /// Bytes of a label (`reliability.md`, section 2).
  static let labelLimit = RecordLimits.labelBytes
  /// Colons of a line that are looked at.
  private static let colonLimit = 64

  init(tables: ReferenceTables) {
    self.tables = tables
    shape = ValueShape(tables: tables)
  }

  /// The labels of a line and their values, in order; empty when it has none.
  ///
  /// The first label may be an unknown one; further ones on the same line, and those behind words
  /// of a person, are known and have a value that fits.
  func values(_ bytes: Span<UInt8>, in range: Range<Int>) -> [LabelledValue] {
    guard let separator = separator(bytes, in: range) else { return [] }
    let marks = laterLabels(bytes, in: range, after: separator)
    let label = Self.unadorned(bytes, range.lowerBound..<separator)
    var found: [LabelledValue] = []
    if label.isEmpty || label.count > Self.labelLimit { return joined(marks, bytes, in: range) }
    let entry = tables.label(bytes, label)
    if entry == nil,
      let inner = knownLabel(
        bytes, endingAt: separator, notBefore: range.lowerBound),
      marks.isEmpty == false
    {
      // Words of a person, then a label: only when the line has several that fit.
      return joined([inner] + marks, bytes, in: range)
    }
    let end =
      marks.first.map { Self.valueEnd(bytes, before: $0.label.lowerBound) } ?? range.upperBound
    let value = LabelledValue(
      label: label,
      value: Self.balanced(
        bytes, Self.unadorned(bytes, (separator + 1)..<max(end, separator + 1))),
      entry: entry)
    found.append(shape.judged(value, bytes))
    if marks.isEmpty { return found }
    let rest = joined(marks, bytes, in: range)
    if rest.isEmpty {
      found[0].value = Self.unadorned(bytes, (separator + 1)..<range.upperBound)
      return [shape.judged(found[0], bytes)]
    }
    return found + rest
  }

  /// A label that no sign divides from its value: `App Version 2.1.0`, `iOS Version = 17.2`.
  func unmarkedValue(_ bytes: Span<UInt8>, in range: Range<Int>) -> LabelledValue? {
    var end = range.lowerBound
    var found: LabelledValue?
    for _ in 0..<4 {
      while end < range.upperBound, bytes[end].isBlank { end += 1 }
      while end < range.upperBound, !bytes[end].isBlank { end += 1 }
      if end >= range.upperBound || end - range.lowerBound > 40 { break }
      let label = range.lowerBound..<end
      guard let entry = tables.label(bytes, label), entry.fact != .other, entry.fact != .maker
      else { continue }
      let value = bytes.trimmed(bytes.trimmed(end..<range.upperBound)) {
        $0.isBlank || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "-")
      }
      // "App crashes since version 3.4" is a sentence: without a sign between, only a name will do.
      if entry.fact == .app,
        !NameWords.startsLikeName(bytes, value)
          || NameWords.holdsSentenceWord(bytes, value, tables)
      {
        continue
      }
      let judged = shape.judged(LabelledValue(label: label, value: value, entry: entry), bytes)
      if judged.isProof || judged.fact == .build && judged.isFitting { found = judged }
    }
    return found
  }

  /// The colon that ends the first label, the tab between two cells, or an equals sign behind a known
  /// label.
  private func separator(_ bytes: Span<UInt8>, in range: Range<Int>) -> Int? {
    for offset in range {
      switch bytes[offset] {
      case UInt8(ascii: ":"):
        let isAddress =
          offset + 2 < range.upperBound && bytes[offset + 1] == UInt8(ascii: "/")
          && bytes[offset + 2] == UInt8(ascii: "/")
        let isTime =
          offset > range.lowerBound && bytes[offset - 1].isDigit
          && offset + 1 < range.upperBound && bytes[offset + 1].isDigit
        if isAddress || isTime { return nil }
        return offset
      case UInt8(ascii: "\t"):
        // `Device:<tab>iPhone`: the colon was met before. `Device<tab>iPhone`:
        return offset
      case UInt8(ascii: "="):
        let label = range.lowerBound..<offset
        if label.count <= 40, tables.label(bytes, label).map({ $0.fact != .message }) ?? false {
          return offset
        }
      default: break
      }
    }
    return nil
  }

  /// The range without blanks, quotation marks and the asterisks that stand for bold type.
  private static func unadorned(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    bytes.trimmed(range) { $0.isBlank || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "\"") }
  }

  /// `Kestrel 4.2 (1207)]`: the range without a bracket at its end that opens before it.
  private static func balanced(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    guard let last = range.last else { return range }
    let opening: UInt8
    switch bytes[last] {
    case UInt8(ascii: ")"): opening = UInt8(ascii: "(")
    case UInt8(ascii: "]"): opening = UInt8(ascii: "[")
    case UInt8(ascii: "}"): opening = UInt8(ascii: "{")
    default: return range
    }
    let closed = range.count { bytes[$0] == bytes[last] }
    let opened = range.count { bytes[$0] == opening }
    return closed > opened ? bytes.trimmed(range.lowerBound..<last) : range
  }

  /// The known labels that stand behind the first colon, each with the range up to its own colon.
  private func laterLabels(
    _ bytes: Span<UInt8>, in range: Range<Int>, after first: Int
  ) -> [LabelledValue] {
    var found: [LabelledValue] = []
    var floor = first + 1
    var colons = 0
    for offset in (first + 1)..<range.upperBound where bytes[offset] == UInt8(ascii: ":") {
      colons += 1
      if colons > Self.colonLimit { break }
      if let label = knownLabel(bytes, endingAt: offset, notBefore: floor) {
        found.append(label)
        floor = offset + 1
      }
    }
    return found
  }

  /// The longest known label of an app's block that ends before the colon at `separator`.
  private func knownLabel(
    _ bytes: Span<UInt8>, endingAt separator: Int, notBefore floor: Int
  ) -> LabelledValue? {
    let area = bytes.trimmed(max(floor, separator - Self.labelLimit)..<separator)
    var best: LabelledValue?
    var start = area.upperBound
    for _ in 0..<5 {
      while start > area.lowerBound, bytes[start - 1].isBlank { start -= 1 }
      while start > area.lowerBound, !bytes[start - 1].isBlank,
        Self.joinerLength(bytes, before: start, notBefore: area.lowerBound) == 0
      {
        start -= 1
      }
      let label = Self.unadorned(bytes, start..<area.upperBound)
      if label.isEmpty { break }
      if let entry = tables.label(bytes, label) {
        let value = LabelledValue(label: label, value: separator..<separator, entry: entry)
        if value.isOfBlock { best = value }
      }
      if start == area.lowerBound
        || Self.joinerLength(bytes, before: start, notBefore: area.lowerBound) > 0
      {
        break
      }
    }
    return best
  }

  /// The labels with their values, when every value fits; a part that doesn't ends the list before.
  private func joined(
    _ marks: [LabelledValue], _ bytes: Span<UInt8>, in range: Range<Int>
  ) -> [LabelledValue] {
    var found: [LabelledValue] = []
    var end = range.upperBound
    for mark in marks.reversed() {
      var value = mark
      let start = mark.value.lowerBound + 1
      value.value = Self.balanced(bytes, Self.unadorned(bytes, start..<max(end, start)))
      value = shape.judged(value, bytes)
      let isShort = bytes.wordCount(in: value.value) <= 4 && !shape.isProse(bytes, value.value)
      let isDivided =
        mark.label.lowerBound > range.lowerBound
        && hasJoiner(bytes, before: mark.label.lowerBound, notBefore: range.lowerBound)
      guard value.isFitting || isDivided && isShort || value.fact == .other && isShort else {
        continue
      }
      found.append(value)
      end = Self.valueEnd(bytes, before: mark.label.lowerBound)
    }
    return found.reversed()
  }

  private func hasJoiner(_ bytes: Span<UInt8>, before offset: Int, notBefore start: Int) -> Bool {
    var place = offset - 1
    while place >= start, bytes[place].isBlank { place -= 1 }
    return Self.joinerLength(bytes, before: place + 1, notBefore: start) > 0
  }

  /// The length of the sign before `end` that joins facts on one line (`formats.md`, section 1), or
  /// 0.
  private static func joinerLength(
    _ bytes: Span<UInt8>, before end: Int, notBefore start: Int
  ) -> Int {
    guard end > start else { return 0 }
    switch bytes[end - 1] {
    case UInt8(ascii: "|"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "/"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      return 1
    case 0xB7: return end > start + 1 && bytes[end - 2] == 0xC2 ? 2 : 0
    case 0xA2: return end > start + 2 && bytes[end - 2] == 0x80 && bytes[end - 3] == 0xE2 ? 3 : 0
    default: return 0
    }
  }

  /// Where the value before the label at `start` ends: before signs that join.
  private static func valueEnd(_ bytes: Span<UInt8>, before start: Int) -> Int {
    var end = start
    while end > 0 {
      switch bytes[end - 1] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "*"), UInt8(ascii: "\""):
        end -= 1
      default:
        let length = joinerLength(bytes, before: end, notBefore: 0)
        if length == 0 { return end }
        end -= length
      }
    }
    return end
  }
}
