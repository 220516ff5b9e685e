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
  func trailer(_ lines: [BlockLine]) -> Trailer {
    var draft = BlockDraft(tables: tables, rules: rules)
    draft.hasPersonLines = lines.contains {
      $0.values.contains { $0.fact == .contact } || hasEmail($0)
    }
    for line in lines { draft.add(line) }
    draft.finish()
    return draft.trailer
  }

  private func hasEmail(_ line: BlockLine) -> Bool {
    line.values.contains { value in
      guard value.fact == .other, let text = line.text else { return false }
      let bytes = text.bytes.span
      return value.value.contains { bytes[$0] == UInt8(ascii: "@") }
    }
  }
}
