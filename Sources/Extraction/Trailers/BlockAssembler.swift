import Assets

/// Puts the facts of a block's lines together.
struct BlockAssembler: Sendable {
  private let tables: ReferenceTables
  private let rules: ExtractionRules

  init(tables: ReferenceTables, rules: ExtractionRules) {
    self.tables = tables
    self.rules = rules
  }

  /// The block that the lines make.
  func trailer(_ lines: [BlockLine]) -> Trailer { draft(lines, grounds: nil).trailer }

  /// The block that the lines make, and what each of its facts was read from.
  func explained(_ lines: [BlockLine]) -> (trailer: Trailer, grounds: BlockGrounds) {
    let grounds = BlockGrounds()
    return (draft(lines, grounds: grounds).trailer, grounds)
  }

  private func draft(_ lines: [BlockLine], grounds: BlockGrounds?) -> BlockDraft {
    var draft = BlockDraft(tables: tables, rules: rules)
    draft.grounds = grounds
    draft.hasPersonLines = lines.contains {
      $0.values.contains { $0.fact == .contact } || hasEmail($0)
    }
    for line in lines { draft.add(line) }
    draft.finish()
    draft.grounds?.note(draft.trailer, nil)
    return draft
  }

  private func hasEmail(_ line: BlockLine) -> Bool {
    line.values.contains { value in
      guard value.fact == .other, let text = line.text else { return false }
      let bytes = text.bytes.span
      return value.value.contains { bytes[$0] == UInt8(ascii: "@") }
    }
  }
}
