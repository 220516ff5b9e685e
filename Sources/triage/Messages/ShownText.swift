/// Text from outside, made fit for a terminal.
enum ShownText {
  /// Text on one line: controls, bidi overrides and line ends become visible signs.
  static func line(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0...0x1F:
        shown.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: shown += "\u{2421}"
      case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xE0000...0xE0FFF:
        shown += "\u{FFFD}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// A path as the person wrote it, in quotation marks when it holds blanks.
  static func path(_ path: String) -> String {
    let shown = line(path)
    return shown.contains(" ") ? "\"\(shown)\"" : shown
  }
}
