import Assets
import Bytes

/// A value that names an app, its version and its build, any of them missing
/// (`formats.md`, section 3).
///
/// Ranges count bytes of the line that the value stands in.
struct AppValue: Hashable, Sendable {
  var name: Range<Int>?
  var version: Range<Int>?
  var build: Range<Int>?
  /// What stands in brackets behind and is of another kind, such as `(iPhone, iOS 17.1.2)`.
  var environment: Range<Int>?
  /// Name and version together, when the version is a plain number that may belong to the name.
  var nameWithNumber: Range<Int>?
  /// Whether the version is marked as such or has a dot or a build: no other number is meant.
  var isCertain = false
  /// Whether words stand behind the version that belong to none of the parts.
  var hasOtherWords = false

  /// Reads the value in `range`.
  init(_ bytes: Span<UInt8>, in range: Range<Int>, tables: ReferenceTables) {
    var end = bytes.trimmed(range).upperBound
    let start = bytes.trimmed(range).lowerBound
    while end > start, let next = takeTail(bytes, start..<end, tables) { end = next }
    takeVersion(bytes, start..<end, tables)
  }

  /// Takes one bracket, build or empty word off the end; the new end, or nil when none is there.
  private mutating func takeTail(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ tables: ReferenceTables
  ) -> Int? {
    let range = Self.withoutJoiners(bytes, range)
    guard !range.isEmpty else { return nil }
    let last = bytes[range.upperBound - 1]
    if last == UInt8(ascii: ")") || last == UInt8(ascii: "]"),
      let open = bytes.opening(of: range.upperBound, notBefore: range.lowerBound)
    {
      let inner = (open + 1)..<(range.upperBound - 1)
      return takeBracket(bytes, inner, before: range.lowerBound..<open, tables) ? open : nil
    }
    let word = bytes.lastWord(in: range)
    let before = bytes.trimmed(range.lowerBound..<word.lowerBound) {
      $0.isBlank || Self.isJoiner($0)
    }
    if before.isEmpty { return nil }
    // `4.2 (1207) - Production`: how the app was made, behind the build.
    if let end = before.last, bytes[end] == UInt8(ascii: ")"),
      tables.kinds(bytes, word).contains(.channel)
    {
      return word.lowerBound
    }
    if Self.isMissing(bytes, word, before: before) { return bytes.lastWord(in: before).lowerBound }
    if tables.kinds(bytes, word).contains(.null), bytes.wordCount(in: range) > 1,
      !bytes[word.lowerBound].isCapital || word.count <= 4
    {
      return word.lowerBound
    }
    return takeBuildWord(bytes, word, before: before, tables)
  }

  /// `1.2.3 build 456`, `1.2.3 - Build: 456`, `1.2.3 / 456`.
  private mutating func takeBuildWord(
    _ bytes: Span<UInt8>, _ word: Range<Int>, before: Range<Int>, _ tables: ReferenceTables
  ) -> Int? {
    guard build == nil, Self.isBuildToken(bytes, word) else { return nil }
    let marker = bytes.trimmed(bytes.lastWord(in: before)) { !$0.isWord && $0 < 0x80 }
    if marker.count > 1, before.lowerBound < marker.lowerBound || bytes.wordCount(in: before) > 1,
      tables.kinds(bytes, marker).contains(.build)
    {
      build = word
      return marker.lowerBound
    }
    let gap = before.upperBound..<word.lowerBound
    let isSlashed = gap.contains { bytes[$0] == UInt8(ascii: "/") }
    if isSlashed,
      VersionToken(bytes, at: bytes.lastWord(in: before).lowerBound, before: before.upperBound)
        != nil
    {
      build = word
      return before.upperBound
    }
    return nil
  }

  /// What stands in a bracket at the end; false when it belongs to the name.
  private mutating func takeBracket(
    _ bytes: Span<UInt8>, _ inner: Range<Int>, before: Range<Int>, _ tables: ReferenceTables
  ) -> Bool {
    let inner = bytes.trimmed(inner)
    if inner.isEmpty || tables.isNull(bytes, inner) { return true }
    let hasVersion = Self.endsInVersion(bytes, before)
    if let token = BuildToken(bytes, in: inner, tables: tables) {
      if build == nil { build = token.range }
      return true
    }
    guard inner.contains(where: { bytes[$0].isDigit }) else {
      let first = inner.lowerBound..<(inner.first { bytes[$0].isBlank } ?? inner.upperBound)
      return hasVersion
        || tables.kinds(bytes, first).contains(.channel)
          && bytes.wordCount(in: inner) == 1
    }
    if let token = VersionToken(bytes, at: inner.lowerBound, before: inner.upperBound),
      token.end == inner.upperBound
    {
      if hasVersion { build = build ?? token.range } else { version = version ?? token.range }
      return true
    }
    if environment == nil, hasVersion {
      environment = inner
      return true
    }
    return hasVersion
  }

  private mutating func takeVersion(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ tables: ReferenceTables
  ) {
    var whole = bytes.trimmed(range)
    if build != nil {
      whole = whole.lowerBound..<Self.withoutJoiners(bytes, whole).upperBound
    }
    var rest = Self.withoutChannel(bytes, whole, tables)
    if version == nil {
      if let token = Self.versionAtEnd(bytes, rest) {
        take(token)
        if token.isBareNumber, build == nil { nameWithNumber = rest }
        isCertain = !token.isBareNumber || build != nil
        rest = rest.lowerBound..<token.start
      } else if let token = Self.lastDottedVersion(bytes, whole) {
        take(token)
        isCertain = true
        hasOtherWords = true
        rest = whole.lowerBound..<token.start
      } else {
        rest = whole
      }
    } else {
      isCertain = true
    }
    if version != nil { rest = Self.withoutVersionWords(bytes, rest, tables) }
    if rest.isEmpty || tables.isNull(bytes, rest) {
      nameWithNumber = nil
    } else {
      name = rest
    }
  }

  private mutating func take(_ token: VersionToken) {
    version = token.range
    if let plus = token.build { build = build ?? plus }
  }
}

extension AppValue {
  /// Signs that stand between a name, a version and a build.
  static func isJoiner(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "-"),
      UInt8(ascii: "/"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// The range without signs that join at its ends, and without dashes behind it.
  private static func withoutJoiners(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var rest = bytes.trimmed(range) { $0.isBlank || isJoiner($0) }
    while true {
      let word = bytes.lastWord(in: rest)
      guard word.lowerBound > rest.lowerBound, isDash(bytes, word) else { return rest }
      rest = bytes.trimmed(rest.lowerBound..<word.lowerBound) { $0.isBlank || isJoiner($0) }
    }
  }

  /// `Missing CFBundleVersion`.
  private static func isMissing(_ bytes: Span<UInt8>, _ word: Range<Int>, before: Range<Int>)
    -> Bool
  {
    guard bytes.spells("cfbundle", at: word.lowerBound, before: word.upperBound) else {
      return false
    }
    let missing = bytes.lastWord(in: before)
    return missing.count == 7
      && bytes.spells("missing", at: missing.lowerBound, before: missing.upperBound)
  }

  private static func isBuildToken(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    BuildToken.isToken(bytes, word)
  }

  private static func endsInVersion(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let word = bytes.lastWord(in: range)
    if word.isEmpty { return false }
    if bytes[word.upperBound - 1] == UInt8(ascii: ")") { return true }
    return versionAtEnd(bytes, bytes.trimmed(range)) != nil
  }

  /// The version that is the last word of `range`, or ends it behind a slash (`Kestrel/4.2`) or
  /// behind letters of another script.
  private static func versionAtEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> VersionToken? {
    guard !range.isEmpty else { return nil }
    let word = bytes.lastWord(in: range)
    if let token = VersionToken(bytes, at: word.lowerBound, before: word.upperBound),
      token.end == word.upperBound
    {
      return token
    }
    var start = word.upperBound
    if let slash = word.last(where: { bytes[$0] == UInt8(ascii: "/") }), slash > word.lowerBound,
      let token = VersionToken(bytes, at: slash + 1, before: word.upperBound),
      token.end == word.upperBound, token.components > 1, bytes[slash - 1] >= UInt8(ascii: "A")
    {
      return token
    }
    while start > word.lowerBound, bytes[start - 1] < 0x80 { start -= 1 }
    guard start > word.lowerBound,
      let token = VersionToken(bytes, at: start, before: word.upperBound),
      token.end == word.upperBound, token.components > 1
    else { return nil }
    return token
  }

  /// The last version with a dot or a mark in `range`.
  private static func lastDottedVersion(_ bytes: Span<UInt8>, _ range: Range<Int>) -> VersionToken?
  {
    var found: VersionToken?
    var offset = range.lowerBound
    while offset < range.upperBound {
      if VersionToken.canStart(bytes, at: offset, notBefore: range.lowerBound),
        let token = VersionToken(bytes, at: offset, before: range.upperBound)
      {
        if token.components > 1 || token.isMarked { found = token }
        offset = token.end
      } else {
        offset += 1
      }
    }
    return found
  }

  /// The range without words such as `TestFlight` behind a version.
  private static func withoutChannel(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ tables: ReferenceTables
  ) -> Range<Int> {
    var rest = range
    for _ in 0..<3 {
      let word = bytes.lastWord(in: rest)
      guard word.lowerBound > rest.lowerBound, word.count <= 16,
        tables.kinds(bytes, word).contains(.channel)
      else { break }
      rest = bytes.trimmed(rest.lowerBound..<word.lowerBound) { $0.isBlank || isJoiner($0) }
    }
    return versionAtEnd(bytes, rest) == nil ? range : rest
  }

  /// A name without `Version`, `ver.`, `-` between it and the version.
  private static func withoutVersionWords(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ tables: ReferenceTables
  ) -> Range<Int> {
    var rest = bytes.trimmed(range)
    for _ in 0..<3 {
      let word = bytes.lastWord(in: rest)
      if word.isEmpty { break }
      let isSign = word.allSatisfy { isJoiner(bytes[$0]) } || isDash(bytes, word)
      if isSign || tables.kinds(bytes, word).contains(.version) {
        rest = bytes.trimmed(rest.lowerBound..<word.lowerBound)
      } else if let last = rest.last,
        bytes[last] == UInt8(ascii: ",") || bytes[last] == UInt8(ascii: ":")
          || bytes[last] == UInt8(ascii: "/")
      {
        rest = bytes.trimmed(rest.lowerBound..<last)
      } else {
        break
      }
    }
    return rest
  }

  /// An en dash, an em dash or a middle dot.
  private static func isDash(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard word.count <= 3, bytes[word.lowerBound] >= 0xC2 else { return false }
    let scalar = bytes.scalar(at: word.lowerBound).value
    return scalar == 0x2013 || scalar == 0x2014 || scalar == 0xB7 || scalar == 0x2022
  }
}
