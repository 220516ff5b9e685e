/// One line of a message's text and what it is.
///
/// Ranges count bytes from the start of the text.
struct TextLine: Hashable, Sendable {
  typealias Role = LineRole

  /// The line without its line end.
  var range: Range<Int>
  /// The line without quote marks; bullets and indentation stay.
  var content: Range<Int>
  /// The number of quote marks, at most 32.
  var depth: Int
  var role: Role

  init(range: Range<Int>, content: Range<Int>, depth: Int = 0, role: Role = .own) {
    self.range = range
    self.content = content
    self.depth = depth
    self.role = role
  }
}
