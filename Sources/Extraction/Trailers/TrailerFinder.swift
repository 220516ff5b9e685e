/// Finds the blocks of facts that apps put into mails, by shape first and by word lists second.
struct TrailerFinder: Sendable {
  private let rules: ExtractionRules

  /// A finder that knows the configured labels besides the usual ones.
  init(rules: ExtractionRules) { self.rules = rules }

  /// Finds the blocks in `lines` of `text`.
  ///
  /// Roles must be set before, but for signatures: only lines of the roles `own`, `signature` (own
  /// blocks) and `quoted` (quoted blocks) are looked at, every other line ends a block. Lines of
  /// the sender that turn out to belong to a template get the role `template`; where text of the
  /// person stands before a block on the same line, `content` ends before the block and the role
  /// stays.
  func scan(_ lines: inout [TextLine], of text: Span<UInt8>) -> TrailerScan {
    TrailerScan()
  }

  /// The block in the text of an attached file, or nil when it holds none.
  func trailer(inFile text: Span<UInt8>) -> Trailer? {
    nil
  }
}
