/// A line as the search for blocks sees it.
struct BlockLine: Sendable {
  /// What a line can be to a block.
  enum Kind: Hashable, Sendable {
    /// Another mail or another depth of quotes begins: no block goes on here.
    case wall
    case blank
    /// A row of signs.
    case rule
    /// Words between signs, such as `--- Support Info ---`.
    case decorated
    /// One or more labels with their values.
    case labelled
    /// Facts without labels.
    case bare
    /// A sentence that an app composed of the facts.
    case sentence
    /// The rest of the value in the line before.
    case continuation
    case prose
  }

  var kind: Kind
  /// The index of the line in the text; -1 for a wall.
  var line: Int
  /// Where the line stands in the text, without quote marks.
  var content: Range<Int>
  /// The line for matching; nil for blank lines, rules, and prose until it is asked for.
  var text: CleanLine?
  var values: [LabelledValue] = []
  var parts: [BarePart] = []
  /// Where the block begins in `text`, when words of the person stand before it.
  var start = 0
  /// Where the person's answer begins in `text`, behind a prompt on the same line.
  var answer: Int?
  /// Whether a mail program cut the value at the line end.
  var isCut = false
  /// Whether the line is one of a block whose form leaves nothing to judge: each value is what stands
  /// behind the label.
  var isExact = false
  /// Whether the person's words go on behind the sentence.
  var hasOtherWords = false

  init(_ kind: Kind, line: Int, content: Range<Int> = 0..<0, text: CleanLine? = nil) {
    self.kind = kind
    self.line = line
    self.content = content
    self.text = text
  }

  /// Whether it may stand between two lines of a block.
  var isSpacing: Bool {
    switch kind {
    case .blank, .rule, .decorated: true
    default: false
    }
  }
}
