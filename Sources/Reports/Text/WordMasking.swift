/// Masks what stands in one word: mail addresses, the query of web addresses, keys.
enum WordMasking {
  private typealias Word = [Unicode.Scalar]

  /// Appends the masked `word`.
  static func append(_ word: [Unicode.Scalar], to result: inout [Unicode.Scalar]) {
    let addresses = maskingAddresses(word)
    let queries = maskingQuery(addresses)
    appendMaskingKeys(queries, to: &result)
  }

  // MARK: Addresses

  private static func maskingAddresses(_ word: Word) -> Word {
    var result: Word = []
    var index = 0
    while index < word.count {
      let length = lengthOfAt(word, index)
      guard length > 0 else {
        result.append(word[index])
        index += 1
        continue
      }
      var end = index + length
      if end < word.count {
        let first = word[end]
        while end < word.count, isDomain(word[end]), isEastAsian(word[end]) == isEastAsian(first) {
          end += 1
        }
      }
      while end > index + length, word[end - 1] == "." || word[end - 1] == "-" { end -= 1 }
      let local = lengthOfLocalPart(result)
      if local > 0, end > index + length {
        result.removeLast(local)
        result.append(contentsOf: "[address]".unicodeScalars)
      } else {
        result.append(contentsOf: word[index..<end])
      }
      index = end
    }
    return result
  }

  /// How many code points an "at" takes at `index`: `@`, its wide forms, or `%40`.
  private static func lengthOfAt(_ word: Word, _ index: Int) -> Int {
    switch word[index] {
    case "@", "＠", "﹫": 1
    case "%" where index + 2 < word.count && word[index + 1] == "4" && word[index + 2] == "0": 3
    default: 0
    }
  }

  private static func lengthOfLocalPart(_ before: Word) -> Int {
    guard let last = before.last, isLocal(last) else { return 0 }
    var length = 0
    while length < min(before.count, 256) {
      let scalar = before[before.count - 1 - length]
      guard isLocal(scalar), isEastAsian(scalar) == isEastAsian(last) else { break }
      length += 1
    }
    return length
  }

  private static func isLocal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<", ">", "(", ")", "[", "]", "{", "}", ",", ";", ":", "\"", "'", "|", "/", "\\", "=",
      "?", "&", "@", "“", "”", "„", "‘", "’", "«", "»", "，", "：", "、", "（", "）":
      false
    default: true
    }
  }

  /// Scripts without blanks between words: there an address begins where the script changes.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x2E80 }

  private static func isDomain(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "-" || Masking.isLetterOrDigit(scalar)
  }

  // MARK: Web addresses

  private static func maskingQuery(_ word: Word) -> Word {
    guard let mark = word.firstIndex(where: { $0 == "?" || $0 == "#" }), mark + 1 < word.count,
      word[(mark + 1)...].contains("="), isWebAddress(word[..<mark])
    else { return word }
    return Word(word[...mark]) + "[key]".unicodeScalars
  }

  private static func isWebAddress(_ start: Word.SubSequence) -> Bool {
    // A scheme, or a dot with letters around it: people leave the scheme out.
    guard let dot = start.firstIndex(where: { $0 == "." || $0 == ":" }) else { return false }
    return dot > start.startIndex && dot + 1 < start.endIndex
  }

  // MARK: Keys

  private static func appendMaskingKeys(_ word: Word, to result: inout [Unicode.Scalar]) {
    var index = 0
    while index < word.count {
      guard isKeyPart(word[index]) else {
        result.append(word[index])
        index += 1
        continue
      }
      var end = index
      while end < word.count, isKeyPart(word[end]) || word[end] == "-" || word[end] == "_" {
        end += 1
      }
      while word[end - 1] == "-" || word[end - 1] == "_" { end -= 1 }
      let run = word[index..<end]
      if isAccount(run) {
        result.append(contentsOf: "[number]".unicodeScalars)
      } else if isKey(run) {
        result.append(contentsOf: "[key]".unicodeScalars)
        while end < word.count, word[end] == "=" || word[end] == "+" { end += 1 }
      } else {
        result.append(contentsOf: run)
      }
      index = end
    }
  }

  private static func isKeyPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && Masking.isLetterOrDigit(scalar)
  }

  /// An IBAN in one piece (ISO 13616).
  private static func isAccount(_ run: Word.SubSequence) -> Bool {
    (15...34).contains(run.count) && run.prefix(2).allSatisfy(Masking.isASCIILetter)
      && run.dropFirst(2).prefix(2).allSatisfy(Masking.isDigit) && run.allSatisfy(isKeyPart)
      && run.count(where: Masking.isDigit) >= 8
  }

  /// A part of 16 letters and digits in mixture, a UUID, or a licence in groups of one length.
  private static func isKey(_ run: Word.SubSequence) -> Bool {
    let parts = run.split(whereSeparator: { $0 == "-" || $0 == "_" })
    let hasLetterAndDigit = parts.contains { part in
      part.count >= 16 && part.contains(where: Masking.isDigit)
        && part.contains(where: Masking.isASCIILetter)
    }
    if hasLetterAndDigit { return true }
    let isMixed =
      run.contains(where: Masking.isDigit) && run.contains(where: Masking.isASCIILetter)
    guard isMixed, parts.count >= 3 else { return false }
    if parts.map(\.count) == [8, 4, 4, 4, 12] { return true }
    return parts.allSatisfy { part in
      part.count == parts[0].count && part.count >= 4
        && part.allSatisfy { !("a"..."z").contains($0) }
    }
  }
}
