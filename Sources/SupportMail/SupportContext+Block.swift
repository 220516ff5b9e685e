extension SupportContext {
  /// The lines that close the body of a support mail, a fact each, ending in LF.
  ///
  /// ```
  /// OS: iOS 17.2 (21C62)
  /// App: Tidewater 3.1.2 (318)
  /// Device: iPhone15,2
  /// Locale: de-DE
  /// ```
  ///
  /// No line ends in a blank: a mail program that writes `format=flowed` (RFC 3676) would join it
  /// with the next. Line ends and tabs inside a fact become blanks, so that a fact stays one line.
  public var block: String {
    var lines: [String] = []
    if let system {
      lines.append(Self.line("OS", system.name, system.version, system.build))
    }
    lines.append(Self.line("App", app.name, app.version, app.build))
    if let device { lines.append(Self.line("Device", device, nil, nil)) }
    if let locale { lines.append(Self.line("Locale", locale, nil, nil)) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The subject of a support mail: `Support: Tidewater 3.1.2`.
  public var subject: String { Self.line("Support", app.name, app.version, nil) }

  private static func line(
    _ label: String, _ name: String, _ version: String?, _ build: String?
  ) -> String {
    var words = [label + ":", clean(name)]
    if let version { words.append(clean(version)) }
    if let build { words.append("(" + clean(build) + ")") }
    return words.filter { !$0.isEmpty && $0 != "()" }.joined(separator: " ")
  }

  /// A fact on one line: controls and line ends as blanks, none at the ends.
  private static func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isBlank = scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.value == 0x7F
      if !isBlank {
        scalars.append(scalar)
      } else if let last = scalars.last, last != " " {
        scalars.append(" ")
      }
    }
    if scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
