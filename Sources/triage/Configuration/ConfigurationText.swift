/// Values as a configuration file spells them.
enum ConfigurationText {
  /// The value as it stands where that is possible, else in quotation marks.
  static func value(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { character in
      character.value >= 32 && !"\"\\#;".unicodeScalars.contains(character)
    }
    return isPlain && text.first != " " && text.last != " " && !text.isEmpty ? text : quoted(text)
  }

  /// The text in quotation marks.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}
