/// The place of a version among the versions of its app.
///
/// Numeric parts are compared as numbers (3.10 after 3.9), missing ones count as 0, a pre-release
/// tag comes before the release, and tags are compared as in Semantic Versioning 2.0.0, section 11.
/// Versions that are equal so far (`3.1`, `3.1.0`) follow by their bytes, so the order is total.
struct VersionOrder: Comparable {
  /// A run of digits without leading zeros, or a run of anything else in lower case.
  private struct Identifier: Comparable {
    let bytes: [UInt8]
    let isNumber: Bool

    static func < (left: Self, right: Self) -> Bool {
      if left.isNumber != right.isNumber { return left.isNumber }
      if left.isNumber && left.bytes.count != right.bytes.count {
        return left.bytes.count < right.bytes.count
      }
      return left.bytes.lexicographicallyPrecedes(right.bytes)
    }
  }

  private let numbers: [Identifier]
  /// Letters that are no pre-release tag: `1.0.2k`.
  private let suffix: [Identifier]
  private let tag: [Identifier]
  private let bytes: [UInt8]

  /// Words that mark a pre-release where no hyphen does.
  private static let tagWords: Set<[UInt8]> = Set(
    [
      "a", "alpha", "b", "beta", "rc", "pre", "preview", "prerelease", "dev", "snapshot", "nightly",
      "canary", "test", "testflight", "tf", "m", "milestone",
    ].map { [UInt8]($0.utf8) })

  init(_ version: String) {
    bytes = [UInt8](version.utf8)
    var numbers: [Identifier] = []
    var place = 0
    func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
    while place < bytes.count, isDigit(bytes[place]) {
      var end = place
      while end < bytes.count, isDigit(bytes[end]) { end += 1 }
      numbers.append(Self.number(bytes[place..<end]))
      place = end
      guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "."), isDigit(bytes[place + 1])
      else { break }
      place += 1
    }
    while let last = numbers.last, numbers.count > 1, last.bytes.isEmpty { numbers.removeLast() }
    self.numbers = numbers

    let rest = bytes[place...]
    let build = rest.firstIndex(of: UInt8(ascii: "+")) ?? rest.endIndex
    let identifiers = Self.identifiers(rest[..<build])
    let isTag: Bool
    if let first = identifiers.first {
      let isTagWord = !first.isNumber && Self.tagWords.contains(first.bytes)
      let isSinglePatchLetter =
        identifiers.count == 1 && first.bytes.count == 1 && rest.first != UInt8(ascii: "-")
        && rest.first != UInt8(ascii: " ")
      isTag = rest.first == UInt8(ascii: "-") || (isTagWord && !isSinglePatchLetter)
    } else {
      isTag = false
    }
    tag = isTag ? identifiers : []
    suffix = isTag ? [] : identifiers
  }

  static func < (left: Self, right: Self) -> Bool {
    if let before = precedes(left.numbers, right.numbers, missing: number([])) { return before }
    if left.tag.isEmpty != right.tag.isEmpty { return right.tag.isEmpty }
    if let before = precedes(left.tag, right.tag, missing: nil) { return before }
    if let before = precedes(left.suffix, right.suffix, missing: nil) { return before }
    if left.bytes.count != right.bytes.count { return left.bytes.count < right.bytes.count }
    return left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }

  /// Whether `left` comes first, or nil when both are equal.
  private static func precedes(
    _ left: [Identifier], _ right: [Identifier], missing: Identifier?
  ) -> Bool? {
    for index in 0..<max(left.count, right.count) {
      guard let first = index < left.count ? left[index] : missing else { return true }
      guard let second = index < right.count ? right[index] : missing else { return false }
      if first != second { return first < second }
    }
    return nil
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Identifier {
    Identifier(bytes: [UInt8](digits.drop { $0 == UInt8(ascii: "0") }), isNumber: true)
  }

  /// Runs of digits and runs of letters; everything else divides them.
  private static func identifiers(_ bytes: ArraySlice<UInt8>) -> [Identifier] {
    var found: [Identifier] = []
    var run: [UInt8] = []
    var runIsNumber = false
    func close() {
      guard !run.isEmpty else { return }
      found.append(
        runIsNumber ? number(run[...]) : Identifier(bytes: run, isNumber: false))
      run.removeAll(keepingCapacity: true)
    }
    for byte in bytes {
      let isNumber = byte >= 48 && byte <= 57
      let isLetter = (byte | 0x20) >= 97 && (byte | 0x20) <= 122 || byte >= 0x80
      if !isNumber && !isLetter {
        close()
        continue
      }
      if isNumber != runIsNumber { close() }
      runIsNumber = isNumber
      run.append(byte >= 65 && byte <= 90 ? byte | 0x20 : byte)
    }
    close()
    return found
  }
}
