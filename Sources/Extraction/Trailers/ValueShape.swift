import Assets
import Bytes

/// Judges whether values have the shape of the facts that their labels announce.
struct ValueShape: Sendable {
  private let tables: ReferenceTables

  init(tables: ReferenceTables) { self.tables = tables }

  /// The value with what its shape says.
  func judged(_ value: LabelledValue, _ bytes: Span<UInt8>) -> LabelledValue {
    var judged = value
    let range = value.value
    switch value.fact {
    case .app?:
      let app = AppValue(bytes, in: range, tables: tables)
      judged.isProof = app.isCertain && app.version != nil && !app.hasOtherWords
      judged.isFitting = judged.isProof || app.version != nil || isName(bytes, range)
      judged.isWeak = !app.isCertain
    case .appVersion?:
      let app = AppValue(bytes, in: range, tables: tables)
      let words = app.name.map { bytes.wordCount(in: $0) } ?? 0
      judged.isFitting = app.version != nil && !app.hasOtherWords && words <= 4
      judged.isProof = judged.isFitting
      judged.isWeak = !app.isCertain
    case .build?, .osBuild?:
      judged.isFitting =
        BuildToken(bytes, in: range, tables: tables) != nil || isVersion(bytes, range)
    case .bundleID?:
      judged.isFitting = Self.bundleID(bytes, range) != nil
      judged.isProof = judged.isFitting
    case .os?:
      judgeSystem(&judged, bytes)
    case .device?, .deviceName?:
      let device = DeviceValue(bytes, in: range, tables: tables)
      judged.isFitting = device.isWhole
      judged.isProof =
        device.isWhole
        && !(value.fact == .deviceName && device.model == nil && isGeneric(bytes, range))
    case .locale?:
      judged.isFitting = LocaleValue.code(bytes, in: range) != nil
    case .maker?:
      judged.isFitting = bytes.wordCount(in: range) <= 3
    default: break
    }
    return judged
  }

  private func judgeSystem(_ judged: inout LabelledValue, _ bytes: Span<UInt8>) {
    let system = SystemValue(bytes, in: judged.value, label: judged.entry?.system, tables: tables)
    judged.isProof = system.isWhole && (system.version != nil || system.build != nil)
    judged.isWeak =
      system.name == nil && !judged.value.contains { bytes[$0] == UInt8(ascii: ".") }
    judged.isFitting =
      judged.isProof || system.isKnownName && bytes.wordCount(in: judged.value) <= 4
    if !judged.isFitting, DeviceValue.identifier(bytes, in: judged.value) != nil {
      judged.isFitting = true
      judged.isProof = true
    }
  }

  /// A family name alone, which a person may give a device too.
  private func isGeneric(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    bytes.wordCount(in: range) == 1
  }

  /// A name: a few words that are no sentence.
  func isName(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    !range.isEmpty && range.count <= 100 && bytes.wordCount(in: range) <= 8
      && !isProse(bytes, range)
  }

  private func isVersion(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let app = AppValue(bytes, in: range, tables: tables)
    return app.version != nil && app.name == nil && !app.hasOtherWords
  }

  /// Whether the words are a sentence of a person: a full stop at the end, or many words.
  func isProse(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let range = bytes.trimmed(range)
    guard let last = range.last else { return false }
    let words = bytes.wordCount(in: range)
    if Self.endsSentence(bytes, range), words > 1 || bytes[last] >= 0x80 { return true }
    if words > 12 { return true }
    for offset in range where offset + 1 < range.upperBound && bytes[offset + 1].isBlank {
      switch bytes[offset] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): return true
      case UInt8(ascii: "."):
        // `ver. 2`, `No. 5` are no ends of a sentence.
        if offset > range.lowerBound + 4, bytes[offset - 1].isLetter, bytes[offset - 4].isLetter,
          bytes[offset - 3].isLetter
        {
          return true
        }
      default: break
      }
    }
    return false
  }

  /// Whether a sign that ends sentences stands last.
  static func endsSentence(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard let last = range.last else { return false }
    switch bytes[last] {
    case UInt8(ascii: "."), UInt8(ascii: "!"): return true
    case UInt8(ascii: "?"): return range.count > 1
    case 0x82:
      return range.count > 2 && bytes[last - 1] == 0x80 && bytes[last - 2] == 0xE3
    default: return false
    }
  }

  /// `com.example.app`: letters, digits and hyphens between at least two dots or one.
  static func bundleID(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    let range = bytes.trimmed(range) { $0.isBlank || $0 == UInt8(ascii: "\"") }
    var end = range.lowerBound
    var dots = 0
    while end < range.upperBound,
      bytes[end].isWord || bytes[end] == UInt8(ascii: ".")
        || bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "_")
    {
      if bytes[end] == UInt8(ascii: ".") { dots += 1 }
      end += 1
    }
    guard dots > 0, end > range.lowerBound, bytes[range.lowerBound].isLetter, bytes[end - 1].isWord,
      end == range.upperBound || bytes[end].isBlank || bytes[end] == UInt8(ascii: "(")
    else { return nil }
    return range.lowerBound..<end
  }
}
