/// One option of a command, declared once for parsing, help, manual page and completions.
package struct Option: Hashable, Sendable {
  /// What follows the option.
  package enum Value: Hashable, Sendable {
    /// Nothing: the option is there or not.
    case flag
    /// A word that help calls `placeholder`: `FILE`, `DATE`.
    case word(placeholder: String)
    /// One of some words.
    case choice([String])
  }

  /// The name behind `--`.
  package let long: String
  /// The letter behind `-`, or nil.
  package let short: Character?
  package let value: Value
  /// Whether it may be given several times; else the last one counts.
  package let repeats: Bool
  /// One line for `-h`.
  package let help: String
  /// Further sentences for `--help` and the manual page.
  package let discussion: String?
  /// Whether the configuration file may say it.
  package let isConfigurable: Bool

  package init(
    _ long: String, _ short: Character? = nil, _ value: Value = .flag, repeats: Bool = false,
    help: String, discussion: String? = nil, isConfigurable: Bool = true
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.repeats = repeats
    self.help = help
    self.discussion = discussion
    self.isConfigurable = isConfigurable
  }

  /// Whether its value is the path of a file.
  package var takesFile: Bool { value == .word(placeholder: "FILE") }

  /// What takes a flag back, without the hyphens: `no-quiet` for `quiet`, `quotes` for `no-quotes`.
  package var negation: String? {
    guard value == .flag, isConfigurable else { return nil }
    return long.hasPrefix("no-") ? String(long.dropFirst(3)) : "no-" + long
  }

  /// How help shows it: `-o, --output FILE`.
  package var synopsis: String {
    let name = (short.map { "-\($0), " } ?? "    ") + "--" + long
    return placeholder.map { name + " " + $0 } ?? name
  }

  /// What stands for its value, or nil: `FILE`, `always|auto|never`.
  package var placeholder: String? {
    switch value {
    case .flag: nil
    case .word(let placeholder): placeholder
    case .choice(let words): words.joined(separator: "|")
    }
  }
}
