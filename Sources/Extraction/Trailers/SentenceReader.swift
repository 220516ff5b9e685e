import Assets
import Bytes

/// Reads a sentence that an app composed of its facts (`formats.md`, section 1, form 8).
///
/// `I'm running Hearth 7 (567) on an iPhone 12 (iOS 15.1).` Such a sentence holds an app's name and version, a system or a device, and between them nothing
/// but words that lead from one to the other.
struct SentenceReader: Sendable {
  private let tables: ReferenceTables

  init(tables: ReferenceTables) { self.tables = tables }

  /// What the sentence at the start of the line says, and where it ends.
  struct Reading: Hashable, Sendable {
    var parts: [BarePart]
    var end: Int
  }

  /// Reads the sentence that begins at the start of `range`; nil when it is none of this form.
  func reading(_ bytes: Span<UInt8>, in range: Range<Int>) -> Reading? {
    guard range.count <= 1000,
      SystemName.first(bytes, in: range) != nil || mayHoldDevice(bytes, range)
    else { return nil }
    let sentence = range.lowerBound..<Self.sentenceEnd(bytes, range)
    guard sentence.count <= BareReader.lineLimit else { return nil }
    var parts: [BarePart] = []
    var name: Range<Int>?
    var offset = sentence.lowerBound
    var hasApp = false
    while offset < sentence.upperBound {
      if !(bytes[offset].isWord || bytes[offset] >= 0x80) {
        offset += 1
        continue
      }
      if let (part, end) = fact(bytes, offset..<sentence.upperBound) {
        if name != nil, !hasApp { return nil }
        parts.append(part)
        offset = end
        continue
      }
      let end = Self.wordEnd(bytes, offset, sentence.upperBound)
      let isVersionWord = tables.kinds(bytes, offset..<end).contains(.version)
      if let token = VersionToken(bytes, at: offset, before: sentence.upperBound), !hasApp,
        let words = name
      {
        let stop = Self.bracketEnd(bytes, token.end, sentence.upperBound, tables)
        let app = AppValue(bytes, in: words.lowerBound..<stop, tables: tables)
        guard app.name != nil, app.version != nil, !app.hasOtherWords else { return nil }
        parts.append(.app(app))
        hasApp = true
        name = nil
        offset = stop
      } else if isVersionWord, name != nil || hasApp {
        offset = end
      } else if tables.kinds(bytes, offset..<end).contains(.link) {
        if name != nil, !hasApp { name = name.map { $0.lowerBound..<end } }
        offset = end
      } else {
        guard !hasApp else { return nil }
        name = (name?.lowerBound ?? offset)..<end
        offset = end
      }
    }
    guard hasApp, name == nil, parts.count > 1 else { return nil }
    return Reading(parts: parts, end: sentence.upperBound)
  }

  /// The system or device that begins where `range` does, and its end.
  private func fact(_ bytes: Span<UInt8>, _ range: Range<Int>) -> (BarePart, Int)? {
    if let name = SystemName(bytes, at: range.lowerBound, before: range.upperBound) {
      var end = name.range.upperBound
      while end < range.upperBound, bytes[end] == UInt8(ascii: " ") { end += 1 }
      if bytes.spells("version ", at: end, before: range.upperBound) { end += 8 }
      guard end < range.upperBound,
        let token = VersionToken(bytes, at: end, before: range.upperBound)
      else { return nil }
      let stop = Self.bracketEnd(bytes, token.end, range.upperBound, tables)
      let system = SystemValue(bytes, in: range.lowerBound..<stop, label: nil, tables: tables)
      return (.system(system), stop)
    }
    guard mayHoldDevice(bytes, range.lowerBound..<min(range.upperBound, range.lowerBound + 12))
    else { return nil }
    // The longest run of words that is the name of a model.
    var end = range.lowerBound
    var best: Int?
    for _ in 0..<8 {
      end = Self.wordEnd(bytes, end, range.upperBound)
      if DeviceValue.isModelName(bytes, range.lowerBound..<end, tables)
        || DeviceValue.identifier(bytes, in: range.lowerBound..<end) == range.lowerBound..<end
      {
        best = end
      }
      while end < range.upperBound, bytes[end].isBlank { end += 1 }
      if end >= range.upperBound || !bytes[end].isWord { break }
    }
    guard let best else { return nil }
    return (.device(DeviceValue(bytes, in: range.lowerBound..<best, tables: tables)), best)
  }

  private func mayHoldDevice(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for offset in range where bytes[offset] | 0x20 == UInt8(ascii: "i") || bytes[offset].isCapital {
      if bytes.spells("iphone", at: offset, before: range.upperBound)
        || bytes.spells("ipad", at: offset, before: range.upperBound)
        || bytes.spells("mac", at: offset, before: range.upperBound)
        || bytes.spells("ipod", at: offset, before: range.upperBound)
        || bytes.spells("pixel", at: offset, before: range.upperBound)
        || bytes.spells("galaxy", at: offset, before: range.upperBound)
        || bytes.spells("imac", at: offset, before: range.upperBound)
      {
        return true
      }
    }
    return false
  }

  private static func wordEnd(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
    var end = start
    while end < limit, !bytes[end].isBlank, bytes[end] != UInt8(ascii: ")"),
      bytes[end] != UInt8(ascii: "("),
      !(bytes[end] == UInt8(ascii: ",") && (end + 1 == limit || !bytes[end + 1].isDigit)),
      bytes[end] != UInt8(ascii: ";")
    {
      end += 1
    }
    return max(end, start + 1)
  }

  /// The end behind ` (567)` when that is a build.
  private static func bracketEnd(
    _ bytes: Span<UInt8>, _ start: Int, _ limit: Int, _ tables: ReferenceTables
  ) -> Int {
    var open = start
    while open < limit, bytes[open].isBlank { open += 1 }
    guard open < limit, bytes[open] == UInt8(ascii: "(") else { return start }
    var close = open
    while close < limit, bytes[close] != UInt8(ascii: ")") { close += 1 }
    guard close < limit, close - open < 30 else { return start }
    let inner = (open + 1)..<close
    let isBuild =
      BuildToken(bytes, in: inner, tables: tables) != nil
      || SystemValue.appleBuild(bytes, at: inner.lowerBound, before: inner.upperBound) == inner
    return isBuild ? close + 1 : start
  }

  /// The end of the first sentence: a full stop before a blank or the end.
  private static func sentenceEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    for offset in range {
      switch bytes[offset] {
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
        if offset + 1 == range.upperBound || bytes[offset + 1].isBlank {
          // `ver. 2` is no end.
          if offset > range.lowerBound + 3, bytes.spells("ver", at: offset - 3, before: offset) {
            continue
          }
          return offset
        }
      case UInt8(ascii: ":"), UInt8(ascii: "\n"):
        if offset + 1 == range.upperBound || bytes[offset + 1].isBlank { return offset }
      default: break
      }
    }
    return range.upperBound
  }
}
