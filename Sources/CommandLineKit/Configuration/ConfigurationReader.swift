/// Reads a configuration file: lines of `key = value` under sections, as git has them (git-config(1)).
///
/// Values stand as they are, or in quotation marks with `\"`, `\\`, `\n` and `\t`; `\` at a line's
/// end goes on with the next line; a key without `=` means yes. One difference: `#` and `;` begin a
/// comment only at the start of a line or behind a blank, so that names (`C#`) and web addresses
/// (`https://desk.example.com/#/mail`) stay whole.
package struct ConfigurationReader {
  private let file: String
  private let characters: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  private init(_ text: String, file: String) {
    self.file = file
    characters = Array(text.unicodeScalars)
  }

  /// The sections of a file, the first without a name; throws the first thing that can't be read.
  ///
  /// - Parameter file: how places name it.
  package static func sections(
    in bytes: [UInt8], file: String
  ) throws(ConfigurationError) -> [ConfigurationSection] {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let content = bytes[start...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw notText(content, file: file)
    }
    var reader = ConfigurationReader(text, file: file)
    return try reader.sections()
  }

  private mutating func sections() throws(ConfigurationError) -> [ConfigurationSection] {
    var sections = [ConfigurationSection(name: "", subsection: nil, place: place)]
    while skipEmptyLines() {
      if characters[position] == "[" {
        sections.append(try heading())
      } else {
        sections[sections.count - 1].entries.append(try entry())
      }
    }
    return sections
  }

  // MARK: Sections and keys

  private mutating func heading() throws(ConfigurationError) -> ConfigurationSection {
    let start = place
    position += 1
    skipBlanks()
    let name = word()
    skipBlanks()
    var subsection: String?
    if current == "\"" { subsection = try quotedSubsection() }
    skipBlanks()
    guard !name.isEmpty, current == "]" else {
      throw ConfigurationError(
        "the section has no end", at: start, hint: "Write [support], or [app \"Lumen Notes\"].")
    }
    position += 1
    return ConfigurationSection(name: name, subsection: subsection, place: start)
  }

  private mutating func quotedSubsection() throws(ConfigurationError) -> String {
    let start = place
    var text: [Unicode.Scalar] = []
    position += 1
    while let character = current, character != "\n" {
      position += 1
      if character == "\"" { return Self.string(text[...]) }
      if character == "\\", let next = current, next == "\"" || next == "\\" {
        text.append(next)
        position += 1
      } else {
        text.append(character)
      }
    }
    throw Self.openQuotation(start)
  }

  private mutating func entry() throws(ConfigurationError) -> ConfigurationEntry {
    let start = place
    let key = word()
    skipBlanks()
    if current == "=" {
      guard !key.isEmpty else {
        throw ConfigurationError(
          "there is no key before =", at: start, hint: "Write key = value.")
      }
      position += 1
      skipBlanks()
      let valuePlace = place
      return ConfigurationEntry(
        key: key, value: try value(), place: start, valuePlace: valuePlace)
    }
    guard isAtEnd, !key.isEmpty else {
      throw ConfigurationError(
        key.isEmpty ? "there is no key here" : "a = is missing behind \(key)", at: place,
        hint: "Write \(key.isEmpty ? "key" : key) = value.")
    }
    return ConfigurationEntry(key: key, value: nil, place: start, valuePlace: start)
  }

  /// Letters up to a blank or a sign of the form, in lower case.
  private mutating func word() -> String {
    let start = position
    while let character = current, !Self.endsWord(character) { position += 1 }
    return Self.string(characters[start..<position]).lowercased()
  }

  private static func string(_ characters: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: characters)
    return String(view)
  }

  private static func endsWord(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case " ", "\t", "\r", "\n", "=", "[", "]", "\"", "#", ";": true
    default: false
    }
  }

  // MARK: Values

  private mutating func value() throws(ConfigurationError) -> String {
    var text: [Unicode.Scalar] = []
    // The end of what counts: blanks behind it go.
    var end = 0
    while let character = current, !isAtLineEnd {
      if isComment { break }
      switch character {
      case "\"":
        try quotation(into: &text)
        end = text.count
      case "\\":
        try escape(into: &text)
        end = text.count
      default:
        text.append(character)
        position += 1
        if !Self.isBlank(character) { end = text.count }
      }
    }
    skipToLineEnd()
    return Self.string(text[..<end])
  }

  private mutating func quotation(
    into text: inout [Unicode.Scalar]
  ) throws(ConfigurationError) {
    let start = place
    position += 1
    while let character = current {
      switch character {
      case "\"":
        position += 1
        return
      case "\n": throw Self.openQuotation(start)
      case "\\": try escape(into: &text)
      default:
        text.append(character)
        position += 1
      }
    }
    throw Self.openQuotation(start)
  }

  private mutating func escape(
    into text: inout [Unicode.Scalar]
  ) throws(ConfigurationError) {
    let start = place
    position += 1
    if isAtLineEnd {
      if position < characters.count { endLine() }
      return
    }
    switch current {
    case "\"": text.append("\"")
    case "\\": text.append("\\")
    case "n": text.append("\n")
    case "t": text.append("\t")
    default:
      throw ConfigurationError(
        "there is no such sign behind \\", at: start, hint: "Write \\\\ for a single \\.")
    }
    position += 1
  }

  // MARK: Lines

  private var current: Unicode.Scalar? {
    position < characters.count ? characters[position] : nil
  }

  private var place: ConfigurationPlace {
    ConfigurationPlace(file: file, line: line, column: position - lineStart + 1)
  }

  /// Whether nothing is left of the line, or only its CR.
  private var isAtLineEnd: Bool {
    guard let current else { return true }
    if current == "\n" { return true }
    return current == "\r"
      && (position + 1 == characters.count || characters[position + 1] == "\n")
  }

  private var isComment: Bool {
    guard let current, current == "#" || current == ";" else { return false }
    return position == lineStart || Self.isBlank(characters[position - 1])
  }

  private var isAtEnd: Bool { isAtLineEnd || isComment }

  private static func isBlank(_ character: Unicode.Scalar) -> Bool {
    character == " " || character == "\t"
  }

  private mutating func skipBlanks() {
    while let current, Self.isBlank(current) { position += 1 }
  }

  private mutating func skipToLineEnd() {
    while let current, current != "\n" { position += 1 }
  }

  private mutating func endLine() {
    skipToLineEnd()
    position += 1
    line += 1
    lineStart = position
  }

  /// Steps to the next thing that is no comment; false at the end of the file.
  private mutating func skipEmptyLines() -> Bool {
    while position < characters.count {
      skipBlanks()
      guard isAtEnd else { return true }
      if position < characters.count { endLine() }
    }
    return false
  }

  // MARK: Errors

  private static func openQuotation(_ place: ConfigurationPlace) -> ConfigurationError {
    ConfigurationError(
      "the quotation mark has no partner", at: place, hint: "Write \\\" for a mark in a value.")
  }

  private static func notText(_ bytes: ArraySlice<UInt8>, file: String) -> ConfigurationError {
    // The text is good up to the first sign that stands for bytes that are none.
    var line = 1
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil {
        let good = String(decoding: part, as: UTF8.self).unicodeScalars.prefix { $0 != "\u{FFFD}" }
        return ConfigurationError(
          "this is no text in UTF-8",
          at: ConfigurationPlace(file: file, line: line, column: good.count + 1),
          hint: "Save the file as UTF-8.")
      }
      line += 1
    }
    return ConfigurationError(
      "this is no text in UTF-8", at: ConfigurationPlace(file: file, line: 1, column: 1))
  }
}
