import Assets
import Bytes

/// Which words of a subject may be an app's name.
extension SubjectForms {
  /// Small words in titles.
  private static let titleWords: [StaticString] = [
    "of", "the", "and", "for", "to", "in", "on", "a", "an", "de", "la", "le", "les", "du", "des",
    "et", "el", "los", "y", "und", "von", "der", "die", "das", "di", "da", "do", "e", "en", "van",
  ]

  /// Whether the words may be an app's name: few, not of a sentence, not of the general kind.
  func isName(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    !range.isEmpty && range.count <= 100 && bytes.wordCount(in: range) <= 6
      && !NameWords.holdsSentenceWord(bytes, range, tables)
      && !ValueShape.endsSentence(bytes, range)
      && tables.kinds(bytes, range).isDisjoint(with: [.generic, .support, .topic, .numbered])
      && !isLedByOrdinaryWord(bytes, range) && !endsOpen(bytes, range)
      && SystemName(bytes, at: range.lowerBound, before: range.upperBound)?.range != range
      && !DeviceValue(bytes, in: range, tables: tables).isWhole
      && !range.contains { bytes[$0] == UInt8(ascii: "@") || bytes[$0] == UInt8(ascii: "?") }
  }

  /// `Invitation: Planning`, `URGENT: Tuesday`: a word of ordinary mail before a colon.
  private func isLedByOrdinaryWord(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard let colon = range.first(where: { bytes[$0] == UInt8(ascii: ":") }) else { return false }
    return !kinds(bytes, bytes.trimmed(range.lowerBound..<colon)).isDisjoint(
      with: [.generic, .support, .topic, .numbered])
  }

  /// `Refund of`: a small word of titles at the end, behind which something is missing.
  private func endsOpen(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let word = bytes.lastWord(in: range)
    return word.lowerBound > range.lowerBound && !bytes[word.lowerBound].isCapital
      && Self.titleWords.contains {
        $0.utf8CodeUnitCount == word.count
          && bytes.spells($0, at: word.lowerBound, before: word.upperBound)
      }
  }

  /// Whether no word but the small ones of titles begins with a small letter, as in a sentence.
  func isTitled(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var words = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      while offset < range.upperBound, bytes[offset].isBlank { offset += 1 }
      let start = offset
      while offset < range.upperBound, !bytes[offset].isBlank { offset += 1 }
      if start == offset { break }
      words += 1
      let isSmall = bytes[start].isLetter && !bytes[start].isCapital
      let isMixed = offset > start + 1 && bytes[start + 1].isCapital
      let isTitleWord = Self.titleWords.contains {
        $0.utf8CodeUnitCount == offset - start && bytes.spells($0, at: start, before: offset)
      }
      if isSmall, !isMixed, !isTitleWord, words > 1 || offset < range.upperBound { return false }
    }
    return true
  }

  func kinds(_ bytes: Span<UInt8>, _ range: Range<Int>) -> WordTable.Kinds {
    range.count <= 60 ? tables.kinds(bytes, range) : []
  }

  /// A name without `Android`, `for iOS`, `App`, `BETA` behind it.
  func withoutPlatform(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var rest = range
    for _ in 0..<3 {
      let word = bytes.lastWord(in: rest)
      if word.lowerBound == rest.lowerBound { break }
      let isPlatform =
        SystemName(bytes, at: word.lowerBound, before: word.upperBound)?.range == word
      let isOther = ["app", "beta", "for", "ios-app", "iphone", "ipad", "mac"].contains {
        (other: StaticString) in
        other.utf8CodeUnitCount == word.count
          && bytes.spells(other, at: word.lowerBound, before: word.upperBound)
      }
      guard isPlatform || isOther else { break }
      rest = bytes.trimmed(rest.lowerBound..<word.lowerBound)
    }
    return rest
  }

  func isPlatform(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    isSystemOrDevice(bytes, range)
      || bytes.wordCount(in: range) == 1 && kinds(bytes, range).contains(.generic)
  }

  func isSystemOrDevice(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    SystemName(bytes, at: range.lowerBound, before: range.upperBound)?.range == range
      || DeviceValue(bytes, in: range, tables: tables).isWhole
  }
}
