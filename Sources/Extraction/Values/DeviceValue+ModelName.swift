import Assets

extension DeviceValue {
  private static let families: [StaticString] = [
    "iphone", "ipad", "ipod touch", "ipod", "macbook pro", "macbook air", "macbook", "mac mini",
    "mac studio", "mac pro", "mac", "imac pro", "imac", "apple watch", "apple tv",
    "apple vision pro", "vision pro", "apple iphone", "apple ipad", "homepod", "watch",
    "samsung galaxy", "galaxy", "google pixel", "pixel", "nexus", "xperia", "redmi",
    "xiaomi redmi",
    "poco", "moto", "oneplus", "surface", "kindle", "huawei", "honor", "realme", "zenfone",
    "rog phone", "mi ", "nothing phone", "fairphone", "lenovo", "thinkpad", "chromebook",
    "aquos", "arrows", "oppo", "vivo", "nokia", "find x", "simulator", "samsung", "sony xperia",
  ]

  /// Whether all of it is a model's name: a family, then words that models are told apart by.
  static func isModelName(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ tables: ReferenceTables
  ) -> Bool {
    let range = bytes.trimmed(range)
    guard !range.isEmpty, range.count <= 80 else { return false }
    guard let family = familyEnd(bytes, range) else { return false }
    return areModelWords(bytes, family..<range.upperBound, tables)
  }

  private static func familyEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    for family in families
    where bytes.spells(family, at: range.lowerBound, before: range.upperBound) {
      let end = range.lowerBound + family.utf8CodeUnitCount
      if end == range.upperBound || !bytes[end].isLetter || bytes[end - 1].isBlank { return end }
    }
    return nil
  }

  private static func areModelWords(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ tables: ReferenceTables
  ) -> Bool {
    var offset = range.lowerBound
    var words = 0
    while offset < range.upperBound {
      guard bytes[offset].isWord || bytes[offset] >= 0x80 else {
        switch bytes[offset] {
        case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "-"),
          UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "/"),
          UInt8(ascii: "\""):
          offset += 1
        default: return false
        }
        continue
      }
      let start = offset
      while offset < range.upperBound, bytes[offset].isWord || bytes[offset] >= 0x80 { offset += 1 }
      words += 1
      if !isModelWord(bytes, start..<offset, tables) || words > 12 { return false }
    }
    return true
  }

  private static func isModelWord(
    _ bytes: Span<UInt8>, _ word: Range<Int>, _ tables: ReferenceTables
  ) -> Bool {
    if word.contains(where: { bytes[$0].isDigit }) { return true }
    if word.count == 1 { return bytes[word.lowerBound].isCapital || bytes[word.lowerBound] >= 0x80 }
    return tables.kinds(bytes, word).contains(.model)
  }
}
