/// The name of an operating system where it stands (`formats.md`, section 3).
struct SystemName: Hashable, Sendable {
  /// How the record spells it.
  let name: String
  /// Where it stands.
  let range: Range<Int>
  /// Whether it is one of Apple's, whose builds have a shape of their own.
  let isApple: Bool

  /// The spellings, longer ones before those that begin like them.
  private static let spellings: [(spelling: StaticString, name: String, isApple: Bool)] = [
    ("mac, ipados", "Mac, iPadOS", true), ("maccatalyst", "MacCatalyst", true),
    ("mac catalyst", "Mac Catalyst", true), ("mac os x", "macOS", true),
    ("mac osx", "macOS", true), ("macosx", "macOS", true), ("mac os", "macOS", true),
    ("macos", "macOS", true), ("os x", "macOS", true), ("osx", "macOS", true),
    ("ipados", "iPadOS", true), ("ipad os", "iPadOS", true), ("iphone os", "iOS", true),
    ("iphoneos", "iOS", true), ("ios", "iOS", true), ("watchos", "watchOS", true),
    ("tvos", "tvOS", true), ("visionos", "visionOS", true), ("xros", "visionOS", true),
    ("android os", "Android", false), ("android", "Android", false),
    ("windows phone", "Windows Phone", false), ("microsoft windows nt", "Windows", false),
    ("microsoft windows", "Windows", false), ("windows nt", "Windows", false),
    ("windows", "Windows", false), ("chromeos", "ChromeOS", false),
    ("chrome os", "ChromeOS", false), ("gnu/linux", "Linux", false), ("linux", "Linux", false),
  ]

  /// The name that begins at `offset`, which must be the start of a word.
  init?(_ bytes: Span<UInt8>, at offset: Int, before end: Int) {
    switch bytes[offset] | 0x20 {
    case UInt8(ascii: "m"), UInt8(ascii: "o"), UInt8(ascii: "i"), UInt8(ascii: "w"),
      UInt8(ascii: "t"), UInt8(ascii: "v"), UInt8(ascii: "x"), UInt8(ascii: "a"),
      UInt8(ascii: "c"), UInt8(ascii: "g"), UInt8(ascii: "l"):
      break
    default: return nil
    }
    for entry in Self.spellings where bytes.spells(entry.spelling, at: offset, before: end) {
      let stop = offset + entry.spelling.utf8CodeUnitCount
      if stop < end, bytes[stop].isLetter { continue }
      name = entry.name
      range = offset..<stop
      isApple = entry.isApple
      return
    }
    return nil
  }

  /// The first name in `range`.
  static func first(_ bytes: Span<UInt8>, in range: Range<Int>) -> SystemName? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let isStart = offset == range.lowerBound || !bytes[offset - 1].isWord
      if isStart, let name = SystemName(bytes, at: offset, before: range.upperBound) {
        return name
      }
      offset += 1
    }
    return nil
  }
}
