import Bytes
import Records

/// A locale or language code (`formats.md`, section 6).
enum LocaleValue {
  /// The code in `range` as sent, `_` turned into `-`; nil when it is none (`English (Austria)`).
  ///
  /// Of a list (`["de-AT", "en"]`) the first counts; `de_DE.UTF-8` and `de_DE@calendar=gregorian`
  /// lose what stands behind the code.
  static func code(_ bytes: Span<UInt8>, in range: Range<Int>) -> String? {
    let range = bytes.trimmed(range) {
      $0.isBlank || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
        || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "'")
    }
    var end = range.lowerBound
    while end < range.upperBound,
      bytes[end].isWord || bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "_")
    {
      end += 1
    }
    guard isEnd(bytes, at: end, before: range.upperBound),
      end - range.lowerBound <= RecordLimits.localeBytes
    else {
      return nil
    }
    var result: [UInt8] = []
    var lengths: [Int] = [0]
    for offset in range.lowerBound..<end {
      let byte = bytes[offset] == UInt8(ascii: "_") ? UInt8(ascii: "-") : bytes[offset]
      result.append(byte)
      if byte == UInt8(ascii: "-") { lengths.append(0) } else { lengths[lengths.count - 1] += 1 }
    }
    guard isLanguage(bytes, range.lowerBound..<(range.lowerBound + lengths[0])),
      lengths.dropFirst().allSatisfy({ (1...8).contains($0) })
    else { return nil }
    return String(decoding: result, as: UTF8.self)
  }

  /// Two or three letters, not both of them capitals: those are a country (`DE`).
  private static func isLanguage(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    (2...3).contains(word.count) && word.allSatisfy { bytes[$0].isLetter }
      && word.contains { !bytes[$0].isCapital }
  }

  private static func isEnd(_ bytes: Span<UInt8>, at offset: Int, before limit: Int) -> Bool {
    if offset >= limit { return true }
    switch bytes[offset] {
    case UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "\""):
      return true
    case UInt8(ascii: " "):
      let next = bytes.trimmed(offset..<limit)
      return next.first.map { bytes[$0] == UInt8(ascii: "(") || bytes[$0] == UInt8(ascii: "/") }
        ?? true
    default: return false
    }
  }
}
