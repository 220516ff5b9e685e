import Assets
import Bytes

/// Joins values that a mail program cut at a line end with the line in which they go on.
struct ContinuationJoiner: Sendable {
  private let reader: BlockLineReader
  private let shape: ValueShape
  /// Columns from which on programs wrap a line.
  private static let wrapColumn = 72

  init(reader: BlockLineReader, tables: ReferenceTables) {
    self.reader = reader
    shape = ValueShape(tables: tables)
  }

  /// Joins what belongs together in `lines`: the first line gets the whole value and is marked as
  /// cut, the second becomes a continuation.
  func join(_ lines: inout [BlockLine]) {
    var index = 0
    while index + 1 < lines.count {
      defer { index += 1 }
      guard lines[index].kind == .labelled, !lines[index].isExact,
        let value = lines[index].values.last, value.isOfBlock,
        value.fact != nil
      else { continue }
      let next = nextLine(behind: index, in: lines, isEmpty: value.value.isEmpty)
      guard let next, goesOn(lines[index], value, in: lines[next], isNear: next == index + 1) else {
        continue
      }
      var joined = reader.joined(lines[index], with: lines[next])
      guard joined.kind == .labelled, let whole = joined.values.last else { continue }
      if value.value.isEmpty, !isAccepted(whole, isNear: next == index + 1) { continue }
      joined.isCut = !value.value.isEmpty
      lines[index] = joined
      lines[next].kind = .continuation
      lines[next].values = []
      lines[next].parts = []
      index = next
    }
  }

  /// The next line; behind an empty value also the one after an empty line.
  private func nextLine(behind index: Int, in lines: [BlockLine], isEmpty: Bool) -> Int? {
    let next = index + 1
    if lines[next].kind != .blank { return next }
    return isEmpty && next + 1 < lines.count ? next + 1 : nil
  }

  private func goesOn(
    _ line: BlockLine, _ value: LabelledValue, in next: BlockLine, isNear: Bool
  ) -> Bool {
    guard let text = line.text, let other = next.text else { return false }
    switch next.kind {
    case .prose: break
    case .bare, .sentence:
      if !value.value.isEmpty {
        return isOpen(value, text)
          || isNear && Self.isNameBeforeVersion(value, next) && isFull(text, before: other)
      }
    case .labelled:
      // A colon in the rest of a value is no label.
      guard next.values.first?.entry == nil, !value.value.isEmpty else { return false }
    default: return false
    }
    if value.value.isEmpty { return true }
    return isOpen(value, text) || isNear && isFull(text, before: other)
  }

  /// A long name, and on the next line its end with the version, which looks like an app by itself.
  private static func isNameBeforeVersion(_ value: LabelledValue, _ next: BlockLine) -> Bool {
    guard value.fact == .app, !value.isProof, next.parts.count == 1 else { return false }
    switch next.parts[0] {
    case .app, .version: return true
    default: return false
    }
  }

  /// Whether a value behind its label on another line is one for that label.
  private func isAccepted(_ value: LabelledValue, isNear: Bool) -> Bool {
    value.isFitting || isNear && value.fact == .other
  }

  /// Whether a bracket in the value was not closed.
  private func isOpen(_ value: LabelledValue, _ text: CleanLine) -> Bool {
    var depth = 0
    for offset in value.value {
      if text.bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if text.bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
    }
    return depth > 0
  }

  /// Whether the first word of the next line had no room in this one.
  private func isFull(_ text: CleanLine, before next: CleanLine) -> Bool {
    let word = next.bytes.prefix { !$0.isBlank }
    return Self.columns(text.bytes[...]) + 1 + Self.columns(word) > Self.wrapColumn
  }

  /// The number of characters, not of bytes.
  private static func columns(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }
}
