import Assets
import Bytes

/// Reads facts that stand without labels, alone on a line or joined by signs
/// (`formats.md`, section 1, forms 5 and 9).
struct BareReader: Sendable {
  private let tables: ReferenceTables
  /// Bytes of a line of this form.
  static let lineLimit = 300
  /// Parts of a line.
  private static let partLimit = 24

  init(tables: ReferenceTables) { self.tables = tables }

  /// The facts of the line, or none when anything else stands in it.
  func parts(_ bytes: Span<UInt8>, in range: Range<Int>) -> [BarePart] {
    guard range.count <= Self.lineLimit else { return [] }
    if let single = part(bytes, range, isAlone: true) { return [single] }
    var parts: [BarePart] = []
    for piece in Self.pieces(bytes, in: range, atDashes: false) {
      if piece.isEmpty { continue }
      guard parts.count < Self.partLimit, append(bytes, piece, to: &parts) else { return [] }
    }
    return Self.isConvincing(parts) ? parts : []
  }

  /// A name that stands alone on the line before a version, or nil when it is none.
  func name(_ bytes: Span<UInt8>, in range: Range<Int>) -> BarePart? {
    let range = bytes.trimmed(range)
    guard bytes.wordCount(in: range) <= 4, isAppName(bytes, range),
      !ValueShape.endsSentence(bytes, range),
      range.last.map({ bytes[$0] != UInt8(ascii: ",") }) ?? false,
      tables.kinds(bytes, range).isDisjoint(with: [.generic, .heading])
    else { return nil }
    return .words(range)
  }

  /// A code of a language and a region that stands alone on a line behind other bare facts.
  func locale(_ bytes: Span<UInt8>, in range: Range<Int>) -> BarePart? {
    let range = bytes.trimmed(range)
    guard range.count <= 11, let code = LocaleValue.code(bytes, in: range), code.contains("-")
    else { return nil }
    return .locale(code)
  }

  private func append(_ bytes: Span<UInt8>, _ piece: Range<Int>, to parts: inout [BarePart]) -> Bool
  {
    if let part = part(bytes, piece, isAlone: false) {
      parts.append(part)
      return true
    }
    if let expanded = expanded(bytes, piece) {
      parts.append(contentsOf: expanded)
      return true
    }
    let dashed = Self.pieces(bytes, in: piece, atDashes: true)
    guard dashed.count > 1 else { return false }
    for inner in dashed {
      guard let part = part(bytes, inner, isAlone: false) else { return false }
      parts.append(part)
    }
    return true
  }

  /// `Saltbox v1.44.138 (iPhone, iOS 17.1.2)`: what stands before the bracket, and what in it.
  private func expanded(_ bytes: Span<UInt8>, _ piece: Range<Int>) -> [BarePart]? {
    guard let last = piece.last, bytes[last] == UInt8(ascii: ")"),
      let open = bytes.opening(of: piece.upperBound, notBefore: piece.lowerBound)
    else { return nil }
    var parts: [BarePart] = []
    let head = bytes.trimmed(piece.lowerBound..<open)
    if !head.isEmpty {
      guard let part = part(bytes, head, isAlone: false) else { return nil }
      parts.append(part)
    }
    for inner in Self.pieces(bytes, in: (open + 1)..<last, atDashes: false) where !inner.isEmpty {
      guard parts.count < Self.partLimit, let part = part(bytes, inner, isAlone: false) else {
        return nil
      }
      parts.append(part)
    }
    return parts
  }

  /// The fact that the whole of `range` states.
  private func part(_ bytes: Span<UInt8>, _ range: Range<Int>, isAlone: Bool) -> BarePart? {
    guard !range.isEmpty, !ValueShape.endsSentence(bytes, range) else { return nil }
    let device = DeviceValue(bytes, in: range, tables: tables)
    if device.isWhole, isAllDevice(bytes, range) { return .device(device) }
    if let name = SystemName(bytes, at: range.lowerBound, before: range.upperBound) {
      let system = SystemValue(bytes, in: range, label: nil, tables: tables)
      if system.version != nil, system.isWhole, Self.isSpent(bytes, system.rest) {
        return .system(system)
      }
      if name.range == range, !isAlone { return .system(system) }
    }
    let app = AppValue(bytes, in: range, tables: tables)
    if let version = app.version, app.name == nil, app.environment == nil, !app.hasOtherWords {
      if isAlone, !app.isCertain { return nil }
      let isNumber = !app.isCertain && version == range
      return isNumber && version.count > 3 ? .account : .version(app)
    }
    if let name = app.name, app.version != nil, app.environment == nil, !app.hasOtherWords,
      Self.pieces(bytes, in: name, atDashes: false).count == 1,
      app.isCertain || !isAlone, isAppName(bytes, name)
    {
      return .app(app)
    }
    if isAlone { return nil }
    return other(bytes, range)
  }

  /// What else may stand in such a line.
  private func other(_ bytes: Span<UInt8>, _ range: Range<Int>) -> BarePart? {
    if let code = locale(bytes, in: range) { return code }
    if let identifier = ValueShape.bundleID(bytes, range), identifier == range,
      range.filter({ bytes[$0] == UInt8(ascii: ".") }).count > 1
    {
      return .bundleID(range)
    }
    if bytes.wordCount(in: range) == 1,
      range.contains(where: { bytes[$0].isDigit })
        || range.contains(where: { bytes[$0] == UInt8(ascii: "@") })
    {
      return .account
    }
    if bytes.wordCount(in: range) <= 3,
      isAppName(bytes, range) || tables.kinds(bytes, range).contains(.channel)
    {
      return .words(range)
    }
    return nil
  }

  /// A name as apps have: no more than five words, the first with a capital, a digit or from a
  /// script without capitals, none of them of a sentence.
  private func isAppName(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard let first = range.first, bytes.wordCount(in: range) <= 6, range.count <= 80 else {
      return false
    }
    if bytes[first].isLetter, !bytes[first].isCapital {
      // `iTide`, `eBird`: the second letter is a capital.
      guard range.count > 1, bytes[first + 1].isCapital else { return false }
    }
    if range.contains(where: { bytes[$0] == UInt8(ascii: "?") || bytes[$0] == UInt8(ascii: "@") }) {
      return false
    }
    return !NameWords.holdsSentenceWord(bytes, range, tables)
  }

  /// Whether the rest behind a system is nothing but closed brackets.
  private static func isSpent(_ bytes: Span<UInt8>, _ rest: Range<Int>) -> Bool {
    let trimmed = bytes.trimmed(rest)
    guard let first = trimmed.first, let last = trimmed.last else { return true }
    return bytes[first] == UInt8(ascii: "(") && bytes[last] == UInt8(ascii: ")")
  }

  /// Whether a device value holds nothing but the device.
  private func isAllDevice(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    if let identifier = DeviceValue.identifier(bytes, in: range) {
      let rest = bytes.trimmed(range.lowerBound..<identifier.lowerBound) {
        $0.isBlank || $0 == UInt8(ascii: "(")
      }
      let after = bytes.trimmed(identifier.upperBound..<range.upperBound) {
        $0.isBlank || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")")
      }
      return (rest.isEmpty || DeviceValue.isModelName(bytes, rest, tables))
        && (after.isEmpty || DeviceValue.isModelName(bytes, after, tables))
    }
    return DeviceValue.beforeComma(bytes, range) == range
  }

  /// Whether the parts of one line make a block: several kinds, and one that proves it.
  private static func isConvincing(_ parts: [BarePart]) -> Bool {
    var apps = 0
    var systems = 0
    var words = 0
    for part in parts {
      switch part {
      case .app, .version: apps += 1
      case .system, .device: systems += 1
      case .words: words += 1
      default: break
      }
    }
    return words <= 2 && (apps > 0 && systems > 0 || systems > 1 && words == 0)
  }

  /// The pieces between the signs that join facts, outside of brackets.
  static func pieces(_ bytes: Span<UInt8>, in range: Range<Int>, atDashes: Bool) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var depth = 0
    var start = range.lowerBound
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = bytes.scalar(at: offset)
      if scalar == 0x28 || scalar == 0x5B { depth += 1 }
      if scalar == 0x29 || scalar == 0x5D { depth -= 1 }
      if depth <= 0, isJoint(bytes, scalar, at: offset, length, in: range, atDashes: atDashes) {
        pieces.append(bytes.trimmed(start..<offset))
        start = offset + length
      }
      offset += length
    }
    pieces.append(bytes.trimmed(start..<range.upperBound))
    return pieces
  }

  private static func isJoint(
    _ bytes: Span<UInt8>, _ scalar: UInt32, at offset: Int, _ length: Int, in range: Range<Int>,
    atDashes: Bool
  ) -> Bool {
    let next = offset + length
    let isSpaced =
      offset > range.lowerBound && bytes[offset - 1].isBlank
      && next < range.upperBound && bytes[next].isBlank
    switch scalar {
    case 0x2D, 0x2013, 0x2014: return atDashes && isSpaced
    case _ where atDashes: return false
    case 0x7C, 0x3B, 0xB7, 0x2022, 0x09, 0x30FB: return true
    case 0x2F: return isSpaced
    case 0x2C:
      // A comma inside an identifier doesn't divide.
      guard next < range.upperBound, offset > range.lowerBound else { return true }
      return !(bytes[offset - 1].isDigit && bytes[next].isDigit)
    default: return false
    }
  }
}
