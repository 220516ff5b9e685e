/// A version where it stands: `1.2.3`, `v2.0-beta.2`, `ver. 7`, `2024.1`.
struct VersionToken: Hashable, Sendable {
  /// The version, without `v`, `ver.` or `Version` before it.
  var range: Range<Int>
  /// Where the token begins, with its mark.
  let start: Int
  /// The build that is joined by a plus sign (`1.2.3+456`).
  var build: Range<Int>?
  /// The end of all of it.
  var end: Int
  /// The numbers between dots.
  var components: Int
  /// Whether `v`, `ver` or `version` stands before the number without a word between.
  var isMarked: Bool

  /// Whether it might as well be a plain number.
  var isBareNumber: Bool { components == 1 && !isMarked && build == nil }

  /// Reads a version that begins at `start`, which must be the start of a word.
  init?(_ bytes: Span<UInt8>, at start: Int, before limit: Int) {
    guard start < limit else { return nil }
    self.start = start
    var offset = start
    isMarked = false
    if bytes[start] | 0x20 == UInt8(ascii: "v") {
      let marker = Self.markerEnd(bytes, at: start, before: limit)
      guard marker < limit, bytes[marker].isDigit else { return nil }
      isMarked = true
      offset = marker
    }
    let first = offset
    components = 0
    var numbers: [Range<Int>] = []
    while offset < limit, bytes[offset].isDigit {
      let begin = offset
      while offset < limit, bytes[offset].isDigit { offset += 1 }
      guard offset - begin <= 12 else { return nil }
      components += 1
      if components <= 3 { numbers.append(begin..<offset) }
      guard offset + 1 < limit, bytes[offset] == UInt8(ascii: "."), bytes[offset + 1].isDigit else {
        break
      }
      offset += 1
    }
    guard components > 0, !Self.isDate(bytes, numbers, components) else { return nil }
    guard let suffixEnd = Self.suffixEnd(bytes, from: offset, before: limit, components) else {
      return nil
    }
    range = first..<suffixEnd
    end = suffixEnd
    if suffixEnd + 1 < limit, bytes[suffixEnd] == UInt8(ascii: "+"), bytes[suffixEnd + 1].isWord {
      var stop = suffixEnd + 1
      while stop < limit, bytes[stop].isWord || bytes[stop] == UInt8(ascii: ".") { stop += 1 }
      build = (suffixEnd + 1)..<stop
      end = stop
    }
    guard end == limit || Self.isBoundary(bytes, at: end, before: limit) else { return nil }
  }

  /// Whether a version may begin at `offset`: not inside a word or a number.
  static func canStart(_ bytes: Span<UInt8>, at offset: Int, notBefore start: Int) -> Bool {
    guard offset > start else { return true }
    let before = bytes[offset - 1]
    return !before.isWord && before != UInt8(ascii: ".") && before != UInt8(ascii: "_")
      && before != UInt8(ascii: "#")
      && !(before == UInt8(ascii: ",") && offset > start + 1 && bytes[offset - 2].isWord)
      && !(before == UInt8(ascii: "-") && offset > start + 1 && bytes[offset - 2].isWord)
  }

  private static func markerEnd(_ bytes: Span<UInt8>, at start: Int, before limit: Int) -> Int {
    var offset = start + 1
    if bytes.spells("version", at: start, before: limit) {
      offset = start + 7
    } else if bytes.spells("vers", at: start, before: limit) {
      offset = start + 4
    } else if bytes.spells("ver", at: start, before: limit) {
      offset = start + 3
    }
    if offset < limit, bytes[offset] == UInt8(ascii: ".") || bytes[offset] == UInt8(ascii: ":") {
      offset += 1
    }
    while offset < limit, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset
  }

  /// `12.05.2024` is a day.
  private static func isDate(
    _ bytes: Span<UInt8>, _ numbers: [Range<Int>], _ components: Int
  ) -> Bool {
    guard components == 3, numbers[2].count == 4, numbers[0].count <= 2, numbers[1].count <= 2
    else { return false }
    let century = (bytes[numbers[2].lowerBound], bytes[numbers[2].lowerBound + 1])
    return century == (UInt8(ascii: "2"), UInt8(ascii: "0"))
      || century == (UInt8(ascii: "1"), UInt8(ascii: "9"))
  }

  /// The end of `-beta.2`, `b3`, `rc1`; nil when what follows makes it no version (`3rd`, `256GB`,
  /// `11-inch`).
  private static func suffixEnd(
    _ bytes: Span<UInt8>, from start: Int, before limit: Int, _ components: Int
  ) -> Int? {
    var offset = start
    if offset < limit, bytes[offset].isLetter {
      while offset < limit, bytes[offset].isLetter { offset += 1 }
      let word = start..<offset
      guard isPrerelease(bytes, word) || (components > 1 && word.count == 1) else { return nil }
      while offset < limit, bytes[offset].isDigit || bytes[offset] == UInt8(ascii: ".") {
        if bytes[offset] == UInt8(ascii: "."), offset + 1 == limit || !bytes[offset + 1].isDigit {
          break
        }
        offset += 1
      }
    }
    guard offset + 1 < limit,
      bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "_"),
      bytes[offset + 1].isWord
    else { return offset }
    var stop = offset + 1
    while stop < limit, bytes[stop].isLetter { stop += 1 }
    let word = (offset + 1)..<stop
    if !isPrerelease(bytes, word) {
      guard components > 1, !isUnit(bytes, word) else { return nil }
    }
    while stop < limit, bytes[stop].isWord || isInner(bytes, stop, limit) { stop += 1 }
    return stop
  }

  private static func isInner(_ bytes: Span<UInt8>, _ offset: Int, _ limit: Int) -> Bool {
    (bytes[offset] == UInt8(ascii: ".") || bytes[offset] == UInt8(ascii: "-")
      || bytes[offset] == UInt8(ascii: "_")) && offset + 1 < limit && bytes[offset + 1].isWord
  }

  private static let prereleases: [StaticString] = [
    "a", "b", "rc", "beta", "alpha", "dev", "pre", "preview", "debug", "snapshot", "nightly",
    "canary", "internal", "test", "release", "build", "staging", "prod", "final", "hotfix",
  ]

  private static func isPrerelease(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    return prereleases.contains {
      $0.utf8CodeUnitCount == word.count
        && bytes.spells($0, at: word.lowerBound, before: word.upperBound)
    }
  }

  private static let units: [StaticString] = [
    "inch", "in", "zoll", "pouces", "pulgadas", "pollici", "tum", "core", "mm", "gb", "bit",
  ]

  private static func isUnit(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    return units.contains {
      $0.utf8CodeUnitCount == word.count
        && bytes.spells($0, at: word.lowerBound, before: word.upperBound)
    }
  }

  private static func isBoundary(_ bytes: Span<UInt8>, at offset: Int, before limit: Int) -> Bool {
    switch bytes[offset] {
    case let byte where byte.isWord: false
    case UInt8(ascii: "%"), UInt8(ascii: ":"), UInt8(ascii: "$"), UInt8(ascii: "@"): false
    case UInt8(ascii: "-"), UInt8(ascii: "'"): offset + 1 == limit || !bytes[offset + 1].isWord
    case UInt8(ascii: ","): offset + 1 == limit || !bytes[offset + 1].isDigit
    case UInt8(ascii: "."): offset + 1 == limit || bytes[offset + 1].isBlank
    default: true
    }
  }
}
