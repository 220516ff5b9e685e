import Records

/// Beginnings of subjects that look like the name of an app: for a first run that finds no app.
package enum SubjectCandidates {
  private static let limit = 3
  /// Mails that must begin with a name.
  private static let least = 3
  private static let longest = 40
  private static let mostWords = 4

  /// The most frequent beginnings, at most 3.
  package static func find(_ subjects: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for subject in subjects {
      if let name = name(subject) { counts[name, default: 0] += 1 }
    }
    let frequent = counts.filter { $0.value >= least }.sorted { left, right in
      if left.value != right.value { return left.value > right.value }
      return left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
    }
    return frequent.prefix(limit).map(\.key)
  }

  /// What stands before a colon, a dash or a version, or in brackets at the start; nil when it is
  /// the whole subject, too long or begins with a small letter.
  private static func name(_ subject: String) -> String? {
    let text = CleanName.text(SubjectKey.withoutMarks(subject))
    guard text.utf8.count <= 400 else { return nil }
    var words: [String] = []
    var isCut = false
    let isBracketed = text.hasPrefix("[")
    for word in (isBracketed ? text.dropFirst() : text[...]).split(separator: " ") {
      if let first = word.utf8.first, first >= 48, first <= 57, !words.isEmpty { isCut = true }
      if ["-", "–", "—", "|"].contains(word) { isCut = true }
      if isCut { break }
      if let end = word.firstIndex(where: { isBracketed ? $0 == "]" : $0 == ":" || $0 == "：" }) {
        words.append(String(word[..<end]))
        isCut = true
        break
      }
      words.append(String(word))
    }
    let name = words.filter { !$0.isEmpty }.joined(separator: " ")
    guard isCut, !name.isEmpty, name.unicodeScalars.count <= longest, words.count <= mostWords,
      let first = name.unicodeScalars.first, !first.properties.isLowercase
    else { return nil }
    return name
  }
}
