/// One field of a header block, as ranges of the message's bytes.
package struct HeaderField: Hashable, Sendable {
  /// The field, or nil when triage has no use for it; a header block keeps none of those.
  package var known: KnownField?
  /// The name, without the colon and the blanks before it.
  package var name: Range<Int>
  /// The body behind the colon, folds included, without the line end that closes it.
  package var body: Range<Int>

  package init(known: KnownField?, name: Range<Int>, body: Range<Int>) {
    self.known = known
    self.name = name
    self.body = body
  }
}
