/// What a command is called, takes and does: the source of its help.
package struct CommandDescription: Hashable, Sendable {
  /// An example line and what it does.
  package struct Example: Hashable, Sendable {
    package let line: String
    package let meaning: String

    package init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// What its operands are, for completions.
  package enum Operands: Hashable, Sendable {
    /// Files and folders.
    case files
    /// One of some words, each with what it means.
    case words([ProgramDescription.Entry])
    case none
  }

  package let name: String
  /// What stands behind the name, such as `PATH... [-o FILE]...`.
  package let usage: String
  /// One sentence.
  package let summary: String
  /// Paragraphs for `--help` and the manual page.
  package let discussion: [String]
  package let examples: [Example]
  package let options: [Option]
  package let operands: Operands

  package init(
    name: String, usage: String, summary: String, discussion: [String] = [],
    examples: [Example] = [], options: [Option], operands: Operands = .files
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.options = options
    self.operands = operands
  }
}
