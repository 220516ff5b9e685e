import Assets
import Bytes

/// A value that names an operating system, its version and its build, any of them missing
/// (`formats.md`, section 3).
///
/// The system string is localised; only the two tokens in it count.
struct SystemValue: Hashable, Sendable {
  /// As the record spells it, or as sent.
  var name: String?
  var version: Range<Int>?
  var build: Range<Int>?
  /// Whether the name is one that is known.
  var isKnownName = false
  /// What is left behind the system, such as ` — iPhone 14 Pro Max`.
  var rest: Range<Int>
  /// Whether nothing but the system stands there, or a sign divides it from the rest.
  var isWhole = false

  /// Reads the value in `range`; `label` is the system that its label names.
  init(_ bytes: Span<UInt8>, in range: Range<Int>, label: String?, tables: ReferenceTables) {
    let range = bytes.trimmed(range)
    rest = range.upperBound..<range.upperBound
    let known = SystemName.first(bytes, in: range)
    let names = Self.names(bytes, in: range, from: known)
    let search = (names.last?.range.upperBound ?? range.lowerBound)..<range.upperBound
    let isApple = known?.isApple ?? Self.isApple(label)
    if let found = Self.version(bytes, in: search, isApple: isApple) {
      version = found
    } else if let known {
      version = Self.version(bytes, in: range.lowerBound..<known.range.lowerBound, isApple: isApple)
    }
    build = Self.build(bytes, in: range, version: version, isApple: isApple, tables)
    if build == nil, version != nil, (known?.name ?? label) == "Windows" {
      build = Self.windowsBuild(bytes, after: version, before: range.upperBound)
    }
    setName(bytes, range, known: known, label: label, tables)
    measure(bytes, range, names: names, tables)
  }

  /// The names at the start of the value, of which programs write some twice (`iOS iOS 17.2`,
  /// `iOS Version iOS 17.2`).
  private static func names(
    _ bytes: Span<UInt8>, in range: Range<Int>, from first: SystemName?
  ) -> [SystemName] {
    guard let first else { return [] }
    var names = [first]
    var offset = first.range.upperBound
    while offset < range.upperBound, !bytes[offset].isDigit {
      if !bytes[offset - 1].isWord,
        let next = SystemName(bytes, at: offset, before: range.upperBound), next.name == first.name
      {
        names.append(next)
        offset = next.range.upperBound
      } else {
        offset += 1
      }
    }
    return names
  }

  private static func isApple(_ name: String?) -> Bool {
    switch name {
    case "Android", "Windows", "Linux", "ChromeOS": false
    default: true
    }
  }

  /// The first number that is a version: no build, no level of an interface, no part of a word.
  private static func version(_ bytes: Span<UInt8>, in range: Range<Int>, isApple: Bool) -> Range<
    Int
  >? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let canStart =
        offset == range.lowerBound
        || VersionToken.canStart(bytes, at: offset, notBefore: range.lowerBound)
      if canStart, let token = VersionToken(bytes, at: offset, before: range.upperBound) {
        if !followsInterface(bytes, at: offset, notBefore: range.lowerBound) { return token.range }
        offset = token.end
      } else if bytes[offset].isDigit {
        while offset < range.upperBound, bytes[offset].isWord || bytes[offset] == UInt8(ascii: ".")
        {
          offset += 1
        }
      } else {
        offset += 1
      }
    }
    return nil
  }

  private static let interfaceWords: [StaticString] = ["api", "sdk", "level", "kernel", "build"]

  /// Whether `API` or `SDK` stands before the number.
  private static func followsInterface(
    _ bytes: Span<UInt8>, at offset: Int, notBefore start: Int
  ) -> Bool {
    let word = bytes.trimmed(bytes.lastWord(in: start..<offset)) { !$0.isWord }
    for name in interfaceWords
    where word.count == name.utf8CodeUnitCount
      && bytes.spells(name, at: word.lowerBound, before: offset)
    {
      return true
    }
    return false
  }

  /// The token of the shape of Apple's builds, else what follows a build word.
  private static func build(
    _ bytes: Span<UInt8>, in range: Range<Int>, version: Range<Int>?, isApple: Bool,
    _ tables: ReferenceTables
  ) -> Range<Int>? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let isStart = offset == range.lowerBound || !bytes[offset - 1].isWord
      guard isStart, bytes[offset].isWord || bytes[offset] >= 0x80 else {
        offset += 1
        continue
      }
      if isApple, let build = appleBuild(bytes, at: offset, before: range.upperBound) {
        return build
      }
      var end = offset
      while end < range.upperBound, bytes[end].isLetter || bytes[end] >= 0x80 { end += 1 }
      if end > offset, let build = tokenAfter(bytes, offset..<end, before: range.upperBound, tables)
      {
        return build
      }
      offset = max(end, offset + 1)
    }
    return nil
  }

  /// `21C62`, `23A5276f`.
  static func appleBuild(_ bytes: Span<UInt8>, at start: Int, before limit: Int) -> Range<Int>? {
    var offset = start
    while offset < limit, bytes[offset].isDigit { offset += 1 }
    guard (1...2).contains(offset - start), offset < limit, bytes[offset].isCapital else {
      return nil
    }
    offset += 1
    let number = offset
    while offset < limit, bytes[offset].isDigit { offset += 1 }
    guard (1...5).contains(offset - number) else { return nil }
    if offset < limit, bytes[offset].isLetter, !bytes[offset].isCapital { offset += 1 }
    if offset < limit,
      bytes[offset].isWord
        || bytes[offset] == UInt8(ascii: ".") && offset + 1 < limit && bytes[offset + 1].isWord
    {
      return nil
    }
    return start..<offset
  }

  private static func tokenAfter(
    _ bytes: Span<UInt8>, _ word: Range<Int>, before limit: Int, _ tables: ReferenceTables
  ) -> Range<Int>? {
    var start = word.upperBound
    while start < limit,
      bytes[start].isBlank || bytes[start] == UInt8(ascii: ":") || bytes[start] == UInt8(ascii: ".")
    {
      start += 1
    }
    var end = start
    while end < limit, bytes[end].isWord || bytes[end] == UInt8(ascii: ".") { end += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard end > start, bytes[start].isDigit, word.count > 1,
      tables.kinds(bytes, word).contains(.build)
    else { return nil }
    return start..<end
  }

  /// `Windows 11 (22631)`.
  private static func windowsBuild(
    _ bytes: Span<UInt8>, after version: Range<Int>?, before limit: Int
  ) -> Range<Int>? {
    guard var start = version?.upperBound else { return nil }
    while start < limit, bytes[start].isBlank || bytes[start] == UInt8(ascii: "(") { start += 1 }
    var end = start
    while end < limit, bytes[end].isDigit || bytes[end] == UInt8(ascii: ".") { end += 1 }
    guard end - start >= 5, end < limit, bytes[end] == UInt8(ascii: ")") else { return nil }
    return start..<end
  }

  private mutating func setName(
    _ bytes: Span<UInt8>, _ range: Range<Int>, known: SystemName?, label: String?,
    _ tables: ReferenceTables
  ) {
    isKnownName = known != nil
    if let known {
      name = known.name
      // `iOS` in the label and `iPadOS` in the value: the value is nearer to the truth.
      return
    }
    name = label
    guard name == nil, let version, version.lowerBound > range.lowerBound else { return }
    var words = bytes.trimmed(range.lowerBound..<version.lowerBound) { !$0.isWord && $0 < 0x80 }
    while !words.isEmpty, tables.kinds(bytes, bytes.lastWord(in: words)).contains(.version) {
      words = bytes.trimmed(words.lowerBound..<bytes.lastWord(in: words).lowerBound)
    }
    guard !words.isEmpty, bytes.wordCount(in: words) <= 3, bytes[words.lowerBound].isLetter,
      !tables.kinds(bytes, words).contains(.version), words.allSatisfy({ bytes[$0] < 0x80 })
    else { return }
    name = bytes.extracting(words).text
  }

  /// Finds out whether other words stand in the value.
  private mutating func measure(
    _ bytes: Span<UInt8>, _ range: Range<Int>, names: [SystemName], _ tables: ReferenceTables
  ) {
    let parts = [names.first?.range, names.last?.range, version, build].compactMap(\.self)
    guard let start = parts.map(\.lowerBound).min(), var end = parts.map(\.upperBound).max() else {
      return
    }
    guard Self.areFillers(bytes, range.lowerBound..<start, tables) else { return }
    var cuts = parts.sorted { $0.lowerBound < $1.lowerBound }
    cuts.append(end..<end)
    for (left, right) in zip(cuts, cuts.dropFirst()) where left.upperBound < right.lowerBound {
      guard Self.areFillers(bytes, left.upperBound..<right.lowerBound, tables) else { return }
    }
    while end < range.upperBound,
      bytes[end] == UInt8(ascii: ")") || bytes[end] == UInt8(ascii: "\"")
    {
      end += 1
    }
    rest = end..<range.upperBound
    isWhole = Self.isDivided(bytes, rest, tables)
  }

  /// Whether only words like `Version` and signs stand there; a name of a release may (`Sonoma`).
  private static func areFillers(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ tables: ReferenceTables
  ) -> Bool {
    var unknown = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset].isWord || bytes[offset] >= 0x80 else {
        offset += 1
        continue
      }
      var end = offset
      while end < range.upperBound, bytes[end].isWord || bytes[end] >= 0x80 { end += 1 }
      if tables.kinds(bytes, offset..<end).isDisjoint(with: .besideVersions) {
        unknown += 1
      }
      offset = end
    }
    return unknown <= 1
  }

  /// Whether a sign or the end follows, not a sentence.
  private static func isDivided(
    _ bytes: Span<UInt8>, _ rest: Range<Int>, _ tables: ReferenceTables
  ) -> Bool {
    let trimmed = bytes.trimmed(rest)
    guard let first = trimmed.first else { return true }
    switch bytes[first] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "|"), UInt8(ascii: ";"),
      UInt8(ascii: "/"):
      return true
    case UInt8(ascii: ","): return !trimmed.isEmpty
    case UInt8(ascii: "-"): return true
    case 0xC2, 0xE2: return true
    default: break
    }
    var end = trimmed.lowerBound
    while end < trimmed.upperBound, !bytes[end].isBlank { end += 1 }
    let kinds = tables.kinds(bytes, trimmed.lowerBound..<end)
    return !kinds.isDisjoint(with: [.channel]) || bytes.spells("home", at: first, before: end)
      || bytes.spells("lts", at: first, before: end)
      || bytes.spells("developer", at: first, before: end)
  }
}
