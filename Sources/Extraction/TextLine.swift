/// One line of a message's text and what it is.
///
/// Ranges count bytes from the start of the text.
struct TextLine: Hashable, Sendable {
  /// What a line is for.
  enum Role: UInt8, Hashable, Sendable {
    /// Written by the sender.
    case own
    /// Put there by the app: facts, rules, headings, prompts, requests.
    case template
    /// Added by the mail program, or what stands below `-- `.
    case signature
    /// Part of an earlier mail.
    case quoted
    /// `On ... wrote:`.
    case attribution
    /// A field of the header block above an earlier mail.
    case header
    /// `-----Original Message-----` and its kind.
    case separator
    /// A closing paragraph about confidentiality.
    case disclaimer
  }

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
