/// What was typed behind a command, sorted by the options that the command declares, before what
/// the configuration file says.
///
/// Understands `--name value`, `--name=value`, `-n value`, `-nvalue`, bundled flags (`-qv`),
/// `--no-name` for a flag that the configuration file sets, `--` for the end of options, and options
/// behind operands.
package struct Arguments: Hashable, Sendable {
  /// An option as it was given.
  private struct Given: Hashable, Sendable {
    let name: String
    /// Nil for a flag.
    let value: String?
    /// Whether a flag was given and not taken back.
    var isOn = true
    /// Where the configuration file says it; nil: on the command line.
    var place: ConfigurationPlace?
  }

  /// The words that are no options, in order.
  package private(set) var operands: [String] = []
  /// How many words stand behind each operand: its place, for who has the words in another form.
  package private(set) var wordsBehindOperands: [Int] = []
  private var given: [Given] = []
  /// What the configuration file says of options that weren't given.
  private var configured: [Given] = []

  /// Sorts `words`; throws when one is no option of `options` or lacks its value.
  ///
  /// - Parameter elsewhere: the options of all commands, for who looked for one in the wrong place.
  package init(
    _ words: some Sequence<String>, options: [Option],
    elsewhere: [(command: String, options: [Option])] = []
  ) throws(UsageError) {
    var rest = Array(words)[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
        wordsBehindOperands.append(rest.count)
      } else if word == "--" {
        onlyOperands = true
      } else if word.hasPrefix("--") {
        let name = String(word.dropFirst(2).prefix { $0 != "=" })
        if !options.contains(where: { $0.long == name || $0.negation == name }) {
          throw Self.unknown(name, options: options, elsewhere: elsewhere)
        }
        try takeLong(word.dropFirst(2), from: &rest, options: options)
      } else {
        try takeShort(word.dropFirst(), from: &rest, options: options)
      }
    }
  }

  /// Whether the flag was given, and not taken back behind that.
  package func has(_ name: String) -> Bool { all(name).last?.isOn ?? false }

  /// Whether the option stands on the command line, whatever the configuration file says.
  package func isTyped(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// The value of an option: the last one given, or nil.
  package func value(_ name: String) -> String? { all(name).last?.value }

  /// All values of an option that repeats, in order.
  package func values(_ name: String) -> [String] { all(name).compactMap(\.value) }

  /// The value of an option as a whole number of at least `least`, or nil when it was not given.
  package func count(_ name: String, least: Int = 1) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number >= least else {
      throw UsageError(
        "--\(name): \"\(text)\" is not a number", hint: "Write a whole number from \(least) up.")
    }
    return number
  }

  /// Takes a value that the configuration file gives to an option; it counts unless the command
  /// line has the option.
  ///
  /// - Parameter value: nil for a flag.
  package mutating func configure(
    _ name: String, value: String?, isOn: Bool = true, at place: ConfigurationPlace
  ) {
    configured.append(Given(name: name, value: value, isOn: isOn, place: place))
  }

  /// The options in force, in the order of the command line and then of the file: name, value (nil
  /// for a flag), whether a flag is on, and where the file says it (nil: the command line does).
  package var inForce: [(name: String, value: String?, isOn: Bool, place: ConfigurationPlace?)] {
    let all = given + configured.filter { !isTyped($0.name) }
    return all.map { ($0.name, $0.value, $0.isOn, $0.place) }
  }

  private func all(_ name: String) -> [Given] {
    let typed = given.filter { $0.name == name }
    return typed.isEmpty ? configured.filter { $0.name == name } : typed
  }
}

/// The parser.
extension Arguments {
  private mutating func takeLong(
    _ text: Substring, from rest: inout ArraySlice<String>, options: [Option]
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if let option = options.first(where: { $0.long == name }) {
      return try take(option, attached: attached, shown: "--\(name)", from: &rest)
    }
    if let option = options.first(where: { $0.negation == name }) {
      guard attached == nil else { throw UsageError("--\(name) takes no value") }
      given.append(Given(name: option.long, value: nil, isOn: false))
      return
    }
  }

  private static func unknown(
    _ name: String, options: [Option], elsewhere: [(command: String, options: [Option])]
  ) -> UsageError {
    let owners = elsewhere.filter { $0.options.contains { $0.long == name } }.map(\.command)
    if !owners.isEmpty {
      return UsageError(
        "--\(name) is no option here",
        hint: "It is one of \(owners.joined(separator: ", ")).")
    }
    let near = NearMiss.best(for: name, among: options.map(\.long))
    let known = near.flatMap { near in options.first { $0.long == near } }
    return UsageError(
      "unknown option --\(name)",
      hint: known.map { option in
        "Did you mean --\(option.long)\(option.short.map { " (-\($0))" } ?? "")?"
      } ?? "See triage --help for the options there are.")
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
      let list = "Write one of \(words.joined(separator: ", "))."
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("\(shown) needs a value", hint: list)
      }
      guard words.contains(value) else {
        throw UsageError("\(shown): \"\(value)\" is not known", hint: list)
      }
      given.append(Given(name: option.long, value: value))
    }
  }
}
