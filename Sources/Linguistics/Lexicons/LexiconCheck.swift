package import Records

/// Finds what is of no use in a lexicon (`symptoms.md`, section 3).
package enum LexiconCheck {
  /// Doubled, ambiguous, too short and useless patterns, in the order of their lines.
  package static func problems(
    in name: String, source: [UInt8], codes: [Symptom] = Symptom.vocabulary
  ) throws(LexiconError) -> [LexiconError] {
    let lexicon = try Lexicon(name: name, source: source, codes: codes)
    let machine = SymptomMachine(lexicons: [lexicon], style: lexicon.style)
    var problems: [LexiconError] = []
    var first: [[LexiconPattern.Part]: LexiconPattern] = [:]
    for (index, pattern) in lexicon.patterns.enumerated() {
      let reason: LexiconError.Reason? =
        if let other = first[pattern.parts], let reason = conflict(other, pattern) {
          reason
        } else if isShort(pattern, style: lexicon.style) {
          .shortPattern
        } else if isUseless(index, lexicon.patterns, machine) {
          .uselessPattern
        } else {
          nil
        }
      if first[pattern.parts] == nil { first[pattern.parts] = pattern }
      guard let reason else { continue }
      problems.append(
        LexiconError(
          file: name, line: pattern.line, reason: reason,
          excerpt: lexicon.text(of: pattern.place)))
    }
    return problems
  }

  private static func conflict(
    _ first: LexiconPattern, _ second: LexiconPattern
  ) -> LexiconError.Reason? {
    if first.section == second.section { return .doubledPattern }
    guard case .code = first.section, case .code = second.section else { return nil }
    // One line may speak for two codes (`+crash`), or take weight from one and give it to another.
    return first.place == second.place || min(first.weight, second.weight) <= 0
      ? nil : .ambiguousPattern
  }

  private static func isShort(_ pattern: LexiconPattern, style: WritingStyle) -> Bool {
    // One ideograph may be a cue (`不`, `但`), but names no symptom.
    guard pattern.section.code != nil, pattern.parts.count == 1, let part = pattern.parts.first
    else { return false }
    let text = String(decoding: part.bytes, as: UTF8.self).unicodeScalars
    let letters = text.count { $0 != " " && $0 != "\n" }
    let isBound = part.bytes.first.map { $0 <= NormalizedText.blank } == true && part.endsWord
    // A sign such as an emoji is a word by itself.
    return !isBound && letters < (style.joinsWords ? 2 : 3)
  }

  /// Whether another pattern of the section, of no less weight, matches wherever this one does.
  private static func isUseless(
    _ index: Int, _ patterns: [LexiconPattern], _ machine: SymptomMachine
  ) -> Bool {
    let pattern = patterns[index]
    guard pattern.weight > 0, pattern.parts.count == 1, let part = pattern.parts.first else {
      return false
    }
    return SymptomMachine.meets(
      part, table: machine.table, endings: machine.endings
    ) { ending, isLast in
      let other = patterns[Int(ending.pattern)]
      // With a negation inside it stands where the shorter one is cancelled.
      let isShielded =
        machine.patterns[index].holdsNegation
        && !machine.patterns[Int(ending.pattern)].holdsNegation
      return !isShielded && Int(ending.pattern) != index && other.section == pattern.section
        && other.parts.count == 1 && other.parts != pattern.parts
        && (!other.parts[0].endsWord || other.parts[0].marks >= part.marks)
        && other.weight >= pattern.weight
        && (!ending.traits.contains(.endsClause) || isLast && part.endsClause)
    }
  }
}
