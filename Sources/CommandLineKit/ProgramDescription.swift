/// What a program is called, does and promises: with its commands the source of help, manual pages
/// and completions.
package struct ProgramDescription: Hashable, Sendable {
  /// A name with what it stands for: an exit status, a variable, a file.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let meaning: String

    package init(_ name: String, _ meaning: String) {
      self.name = name
      self.meaning = meaning
    }
  }

  package let name: String
  package let version: String
  /// A few words, as `whatis` shows them.
  package let summary: String
  /// Paragraphs.
  package let discussion: [String]
  /// The first is the one that runs when none is named.
  package let commands: [CommandDescription]
  package let statuses: [Entry]
  package let variables: [Entry]
  package let files: [Entry]
  /// What is named, and how much of it is read.
  package let limits: [Entry]
  /// What happens beyond the limits.
  package let limitsIntroduction: String
  /// What `help` explains beside the commands.
  package let topics: [Entry]
  /// Manual pages, such as `triage-config(5)`.
  package let related: [String]

  package init(
    name: String, version: String, summary: String, discussion: [String],
    commands: [CommandDescription], statuses: [Entry], variables: [Entry], files: [Entry],
    limits: [Entry] = [], limitsIntroduction: String = "", topics: [Entry], related: [String]
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    self.commands = commands
    self.statuses = statuses
    self.variables = variables
    self.files = files
    self.limits = limits
    self.limitsIntroduction = limitsIntroduction
    self.topics = topics
    self.related = related
  }

  /// The options that more than one command has in the same form, in the order of the first.
  package var commonOptions: [Option] {
    guard let first = commands.first else { return [] }
    return first.options.filter { option in
      commands.count { $0.options.contains(option) } > 1
    }
  }
}
