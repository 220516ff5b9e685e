/// What was typed behind a command, sorted by the options that the command declares.
///
/// Understands `--name value`, `--name=value`, `-n value`, `-nvalue`, bundled flags (`-qv`), `--`
/// for the end of options, and options behind operands.
package struct Arguments: Hashable, Sendable {
  /// An option as it was given.
  private struct Given: Hashable, Sendable {
    let name: String
    let value: String?
  }

  /// The words that are no options, in order.
  package private(set) var operands: [String] = []
  /// How many words stand behind each operand: its place, for who has the words in another form.
  package private(set) var wordsBehindOperands: [Int] = []
  private var given: [Given] = []

  /// Sorts `words`; throws when one is no option of `options` or lacks its value.
  package init(_ words: some Sequence<String>, options: [Option]) throws(UsageError) {
    var rest = Array(words)[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
        wordsBehindOperands.append(rest.count)
      } else if word == "--" {
        onlyOperands = true
      } else if word.hasPrefix("--") {
        try takeLong(word.dropFirst(2), from: &rest, options: options)
      } else {
        try takeShort(word.dropFirst(), from: &rest, options: options)
      }
    }
  }

  /// Whether the flag was given.
  package func has(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// The value of an option: the last one given, or nil.
  package func value(_ name: String) -> String? { given.last { $0.name == name }?.value }

  /// All values of an option that repeats, in order.
  package func values(_ name: String) -> [String] {
    given.compactMap { $0.name == name ? $0.value : nil }
  }

  /// The value of an option as a whole number of at least `least`, or nil when it was not given.
  package func count(_ name: String, least: Int = 1) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number >= least else {
      throw UsageError(
        "--\(name): \"\(text)\" is not a number", hint: "Write a whole number from \(least) up.")
    }
    return number
  }

  private mutating func takeLong(
    _ text: Substring, from rest: inout ArraySlice<String>, options: [Option]
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.long == name }) else {
      let near = NearMiss.best(for: name, among: options.map(\.long))
      let known = near.flatMap { near in options.first { $0.long == near } }
      throw UsageError(
        "unknown option --\(name)",
        hint: known.map { option in
          "Did you mean --\(option.long)\(option.short.map { " (-\($0))" } ?? "")?"
        } ?? "See triage --help for the options there are.")
    }
    try take(
      option, attached: parts.count == 2 ? String(parts[1]) : nil, shown: "--\(name)", from: &rest)
  }

  private mutating func takeShort(
    _ text: Substring, from rest: inout ArraySlice<String>, options: [Option]
  ) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw UsageError(
          "unknown option -\(letter)", hint: "See triage --help for the options there are.")
      }
      if option.value == .flag {
        given.append(Given(name: option.long, value: nil))
        continue
      }
      var attached: String?
      if !letters.isEmpty {
        attached = String(letters.first == "=" ? letters.dropFirst() : letters)
      }
      return try take(option, attached: attached, shown: "-\(letter)", from: &rest)
    }
  }

  private mutating func take(
    _ option: Option, attached: String?, shown: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    switch option.value {
    case .flag:
      guard attached == nil else { throw UsageError("\(shown) takes no value") }
      given.append(Given(name: option.long, value: nil))
    case .word(let placeholder):
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("\(shown) needs a value", hint: "Write \(shown) \(placeholder).")
      }
      given.append(Given(name: option.long, value: value))
    case .choice(let words):
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError(
          "\(shown) needs a value", hint: "Write one of \(words.joined(separator: ", ")).")
      }
      guard words.contains(value) else {
        throw UsageError(
          "\(shown): \"\(value)\" is not known",
          hint: "Write one of \(words.joined(separator: ", ")).")
      }
      given.append(Given(name: option.long, value: value))
    }
  }
}
