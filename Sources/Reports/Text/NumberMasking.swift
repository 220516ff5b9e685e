/// Masks numbers that tell who wrote: telephones, cards, accounts (ISO 13616).
enum NumberMasking {
  /// Digits with signs between them, as people group numbers.
  private struct Run {
    var end: Int
    var groups: [Int]
    var separators: [Unicode.Scalar]
    var digits: Int { groups.reduce(0, +) }
  }

  /// `text` with `[phone]` and `[number]`.
  static func masked(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var index = 0
    var isInWord = false
    while index < text.count {
      let scalar = text[index]
      if !isInWord, let end = endOfAccount(text, index) {
        result.append(contentsOf: "[number]".unicodeScalars)
        index = end
        isInWord = false
        continue
      }
      if Masking.isDigit(scalar) {
        let run = run(text, from: index)
        if let mask = mask(of: run, isInternational: result.last == "+") {
          // A plus and an opening bracket before the digits belong to the number.
          while let last = result.last, last == "+" || last == "(" { result.removeLast() }
          result.append(contentsOf: mask.unicodeScalars)
        } else {
          result.append(contentsOf: text[index..<run.end])
        }
        index = run.end
        isInWord = true
        continue
      }
      isInWord = Masking.isLetterOrDigit(scalar)
      result.append(scalar)
      index += 1
    }
    return result
  }

  // MARK: Telephones and cards

  private static func run(_ text: [Unicode.Scalar], from start: Int) -> Run {
    var run = Run(end: start, groups: [], separators: [])
    var index = start
    while index < text.count {
      let begin = index
      while index < text.count, Masking.isDigit(text[index]) { index += 1 }
      guard index > begin else { break }
      run.groups.append(index - begin)
      run.end = index
      // A day or a version ends the run: what follows a blank is no part of it.
      let isWhole = isDate(run) || isVersion(run) && text[start] != "0"
      if isWhole, index < text.count, isBlank(text[index]) { break }
      let separator = index
      while index < text.count, index - separator < 3, isSeparator(text[index]) { index += 1 }
      guard index > separator else { break }
      run.separators.append(text[separator])
    }
    if run.separators.count >= run.groups.count { run.separators.removeLast() }
    return run
  }

  private static func mask(of run: Run, isInternational: Bool) -> String? {
    switch run.digits {
    case ..<7: nil
    case 13...15 where isInternational: "[phone]"
    case 13...: "[number]"
    default: isDate(run) ? nil : "[phone]"
    }
  }

  /// A day: `2026-03-20`, `20.03.2026`, `3/20/2026`.
  private static func isDate(_ run: Run) -> Bool {
    guard run.groups.count == 3, run.separators.count >= 2,
      run.separators[0] == run.separators[1],
      run.separators[0] == "-" || run.separators[0] == "." || run.separators[0] == "/"
    else { return false }
    let groups = run.groups
    return groups[1] <= 2 && (groups[0] == 4 && groups[2] <= 2 || groups[0] <= 2 && groups[2] == 4)
  }

  /// A version: `4.2.0`, `26.3`.
  private static func isVersion(_ run: Run) -> Bool {
    (2...4).contains(run.groups.count) && run.groups[0] <= 2 && run.digits < 7
      && run.groups.allSatisfy { $0 <= 3 } && run.separators.allSatisfy { $0 == "." }
  }

  /// Numbers go on in the next line.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\n" }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\n", "-", ".", "/", "(", ")", "‐", "‑", "–", "·": true
    default: false
    }
  }

  // MARK: Accounts

  /// Behind an IBAN that starts at `start`: two letters, two digits, then groups that hold digits
  /// (one of letters alone is the bank's), 15 to 34 letters and digits in all.
  private static func endOfAccount(_ text: [Unicode.Scalar], _ start: Int) -> Int? {
    guard start + 15 <= text.count, Masking.isASCIILetter(text[start]),
      Masking.isASCIILetter(text[start + 1]), Masking.isDigit(text[start + 2]),
      Masking.isDigit(text[start + 3])
    else { return nil }
    var index = start
    var end = start
    var count = 0
    var digits = 0
    while index < text.count, count < 34 {
      let begin = index
      var digitsOfGroup = 0
      while index < text.count, text[index].isASCII, Masking.isLetterOrDigit(text[index]) {
        if Masking.isDigit(text[index]) { digitsOfGroup += 1 }
        index += 1
      }
      let length = index - begin
      let isBank = length == 4 && count == 4
      guard length > 0, count + length <= 34, digitsOfGroup > 0 || isBank else { break }
      // Only the last group is shorter than the others, and prose behind it has no digits.
      count += length
      digits += digitsOfGroup
      end = index
      guard index < text.count, isBlank(text[index]) || text[index] == "-" else { break }
      index += 1
    }
    return count >= 15 && digits >= 8 ? end : nil
  }
}
