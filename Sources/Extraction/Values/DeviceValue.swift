import Assets
import Bytes

/// A value that names a device: an identifier, a marketing name, or both (`formats.md`, section 3).
struct DeviceValue: Hashable, Sendable {
  /// The identifier: `iPhone15,2`, `SM-S911B`.
  var model: Range<Int>?
  /// The name, as sent.
  var name: Range<Int>?
  /// The maker that stands before an Android model.
  var maker: Range<Int>?
  /// Whether the value has the shape of a device and of nothing else.
  var isWhole = false

  /// Reads the value in `range`.
  init(_ bytes: Span<UInt8>, in range: Range<Int>, tables: ReferenceTables) {
    let range = bytes.trimmed(range) { $0.isBlank || $0 == UInt8(ascii: "\"") }
    if let identifier = Self.identifier(bytes, in: range) {
      model = identifier
      isWhole = Self.isAppleFamily(bytes, identifier)
      takeName(bytes, range, around: identifier, tables)
      return
    }
    if Self.isSimulator(bytes, range) {
      if range.contains(where: { bytes[$0].isDigit }) { model = range } else { name = range }
      isWhole = true
      return
    }
    let head = Self.beforeSystem(bytes, Self.beforeComma(bytes, range))
    takeMaker(bytes, head, tables)
    let rest = maker.map { bytes.trimmed($0.upperBound..<head.upperBound) } ?? head
    if let code = Self.code(bytes, in: rest) {
      model = code
      let others = bytes.trimmed(rest.lowerBound..<code.lowerBound) { $0.isBlank || $0 == 0x28 }
      if !others.isEmpty { name = head.lowerBound..<others.upperBound }
      isWhole = maker != nil || Self.isModelName(bytes, rest, tables)
      return
    }
    name =
      maker != nil && rest.isEmpty ? nil : Self.withoutCodename(bytes, head, hasMaker: maker != nil)
    isWhole =
      Self.isModelName(bytes, rest, tables) || maker != nil && Self.isProductName(bytes, rest)
  }

  /// The name beside an identifier, before it or in brackets behind it.
  private mutating func takeName(
    _ bytes: Span<UInt8>, _ range: Range<Int>, around model: Range<Int>, _ tables: ReferenceTables
  ) {
    let isEdge: (UInt8) -> Bool = {
      $0.isBlank || AppValue.isJoiner($0) || $0 == UInt8(ascii: "\"")
    }
    var before = bytes.trimmed(range.lowerBound..<model.lowerBound, of: isEdge)
    if let last = before.last, bytes[last] == UInt8(ascii: "(") || bytes[last] == UInt8(ascii: "[")
    {
      before = bytes.trimmed(before.lowerBound..<last, of: isEdge)
    }
    if !before.isEmpty {
      if before.contains(where: { bytes[$0].isWord }) { name = before }
      return
    }
    var after = bytes.trimmed(model.upperBound..<range.upperBound, of: isEdge)
    if let first = after.first, bytes[first] == UInt8(ascii: "("),
      let last = after.last, bytes[last] == UInt8(ascii: ")"),
      bytes.opening(of: after.upperBound, notBefore: after.lowerBound) == first
    {
      after = bytes.trimmed((first + 1)..<last)
    } else {
      after = Self.beforeComma(bytes, after)
    }
    if Self.isModelName(bytes, after, tables) { name = after }
  }

  private mutating func takeMaker(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ tables: ReferenceTables
  ) {
    var end = range.lowerBound
    while end < range.upperBound, !bytes[end].isBlank, bytes[end] != UInt8(ascii: "/"),
      bytes[end] != UInt8(ascii: ",")
    { end += 1 }
    let word = range.lowerBound..<end
    if word.count < 20, !word.isEmpty, !bytes[word.lowerBound].isDigit,
      tables.kinds(bytes, word).contains(.maker),
      !bytes.spells("apple", at: word.lowerBound, before: word.upperBound)
    {
      maker = word.lowerBound..<min(end + (end < range.upperBound ? 1 : 0), range.upperBound)
      while let upper = maker?.upperBound, upper < range.upperBound, bytes[upper].isBlank {
        maker = word.lowerBound..<(upper + 1)
      }
    }
  }
}

extension DeviceValue {
  private static let appleFamilies: [StaticString] = [
    "iphone", "ipad", "ipod", "mac", "imac", "watch", "appletv", "realitydevice",
    "audioaccessory", "virtualmac", "xserve", "powerbook", "powermac",
  ]
  private static let simulators: [StaticString] = [
    "x86_64", "i386", "arm64", "simulator", "ios simulator",
  ]

  /// A token of the shape `[A-Za-z]+[0-9]+,[0-9]+`.
  static func identifier(_ bytes: Span<UInt8>, in range: Range<Int>) -> Range<Int>? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset].isLetter else {
        offset += 1
        continue
      }
      let start = offset
      while offset < range.upperBound, bytes[offset].isLetter { offset += 1 }
      let number = offset
      while offset < range.upperBound, bytes[offset].isDigit { offset += 1 }
      let comma = offset
      guard comma > number, comma + 1 < range.upperBound, bytes[comma] == UInt8(ascii: ","),
        bytes[comma + 1].isDigit
      else { continue }
      offset += 1
      while offset < range.upperBound, bytes[offset].isDigit { offset += 1 }
      let isEnd = offset == range.upperBound || !bytes[offset].isWord
      let isStart = start == range.lowerBound || !bytes[start - 1].isWord
      if isStart, isEnd, comma - number <= 3, offset - comma <= 4 { return start..<offset }
    }
    return nil
  }

  /// Whether Apple makes devices of that family.
  static func isAppleFamily(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    return appleFamilies.contains {
      bytes.spells($0, at: range.lowerBound, before: range.upperBound)
    }
  }

  /// What a simulator gives for its machine.
  static func isSimulator(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    return simulators.contains {
      $0.utf8CodeUnitCount == range.count
        && bytes.spells($0, at: range.lowerBound, before: range.upperBound)
    }
  }

  /// `range` up to the first comma, semicolon or bar outside of brackets, or to a spaced dash.
  static func beforeComma(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var depth = 0
    for offset in range {
      switch bytes[offset] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"):
        if depth <= 0 { return bytes.trimmed(range.lowerBound..<offset) }
      case UInt8(ascii: "-"), 0xE2:
        if depth <= 0, isSpacedDash(bytes, at: offset, in: range) {
          return bytes.trimmed(range.lowerBound..<offset)
        }
      default: break
      }
    }
    return range
  }

  /// `range` up to the system that the device runs: `iPhone 14 Pro running iOS 17.2`.
  private static func beforeSystem(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    guard let system = SystemName.first(bytes, in: range),
      system.range.lowerBound > range.lowerBound
    else { return range }
    var rest = bytes.trimmed(range.lowerBound..<system.range.lowerBound) {
      $0.isBlank || $0 == UInt8(ascii: "(") || AppValue.isJoiner($0)
    }
    let word = bytes.lastWord(in: rest)
    for link: StaticString in ["running", "with", "on", "mit", "avec", "con", "com", "met"]
    where link.utf8CodeUnitCount == word.count && word.lowerBound > rest.lowerBound
      && bytes.spells(link, at: word.lowerBound, before: word.upperBound)
    {
      rest = bytes.trimmed(rest.lowerBound..<word.lowerBound)
    }
    return rest.isEmpty ? range : rest
  }

  private static func isSpacedDash(_ bytes: Span<UInt8>, at offset: Int, in range: Range<Int>)
    -> Bool
  {
    let (scalar, length) = bytes.scalar(at: offset)
    guard scalar == 0x2D || scalar == 0x2013 || scalar == 0x2014, offset > range.lowerBound,
      offset + length < range.upperBound
    else { return false }
    return bytes[offset - 1].isBlank && bytes[offset + length].isBlank
  }

  /// A code of a maker: capitals and digits, at least five, such as `SM-S911B` or `2201117TY`.
  static func code(_ bytes: Span<UInt8>, in range: Range<Int>) -> Range<Int>? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      while offset < range.upperBound, isCodeByte(bytes[offset]) { offset += 1 }
      let isStart = start == range.lowerBound || !bytes[start - 1].isWord
      let isEnd = offset == range.upperBound || !bytes[offset].isWord
      let word = start..<offset
      if isStart, isEnd, word.count >= 4, word.contains(where: { bytes[$0].isDigit }),
        word.contains(where: { bytes[$0].isCapital }),
        word.count >= 5 || bytes[start].isCapital && !bytes[start + 1].isCapital,
        !isGeneration(bytes, word)
      {
        return word
      }
      offset = max(offset, start + 1)
    }
    return nil
  }

  private static func isCodeByte(_ byte: UInt8) -> Bool {
    byte.isCapital || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "/")
  }

  /// `256GB`, `5G`, `1TB`: digits, then letters that are a unit.
  private static func isGeneration(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    bytes[word.upperBound - 1] == UInt8(ascii: "B") && bytes[word.lowerBound].isDigit
      && word.count <= 6
      && (bytes[word.upperBound - 2] == UInt8(ascii: "G")
        || bytes[word.upperBound - 2] == UInt8(ascii: "T"))
  }

  /// `Google Pixel 8 (shiba)`: the name without the code name in brackets.
  private static func withoutCodename(
    _ bytes: Span<UInt8>, _ range: Range<Int>, hasMaker: Bool
  ) -> Range<Int> {
    guard hasMaker, let last = range.last, bytes[last] == UInt8(ascii: ")"),
      let open = bytes.opening(of: range.upperBound, notBefore: range.lowerBound),
      open > range.lowerBound,
      ((open + 1)..<last).allSatisfy({
        bytes[$0].isLetter && !bytes[$0].isCapital || bytes[$0] == UInt8(ascii: "_")
      })
    else { return range }
    return bytes.trimmed(range.lowerBound..<open)
  }

  /// `Pixel 8`, `Redmi Note 12`, `P30 lite` behind a maker: a few words, no sentence.
  private static func isProductName(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let count = bytes.wordCount(in: range)
    return count <= 5 && (count == 0 || range.contains { bytes[$0].isDigit } || count <= 2)
      && !range.contains { bytes[$0] == UInt8(ascii: "!") || bytes[$0] == UInt8(ascii: "?") }
  }
}
