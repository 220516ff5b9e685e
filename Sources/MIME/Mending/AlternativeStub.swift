/// The plain alternative of a mail that only says that the mail is HTML.
enum AlternativeStub {
  /// Words for HTML, and words of what a program can't do with it.
  private static let programs: [StaticString] = [
    "client", "viewer", "view", "reader", "browser", "support", "switch", "programm", "darstell",
    "anzeig",
    "logiciel", "afficher", "messagerie", "programa", "cliente", "visualiz", "lettore",
  ]

  /// Whether a short text says nothing else, or shows nothing.
  static func isStub(_ text: Span<UInt8>) -> Bool {
    var bytes = unsafe text.withUnsafeBufferPointer { unsafe Array($0) }
    for invisible: StaticString in ["\u{200B}", "\u{FEFF}", "\u{A0}", "&nbsp;"] {
      bytes = bytes.replacing(invisible, with: "")
    }
    let content = bytes[...].withoutBlanks
    if content.isEmpty { return true }
    let lines = content.filter { $0 == .lineFeed }.count
    guard lines <= 3 else { return false }
    if content.place(of: "multi-part message in mime format") != nil { return true }
    guard content.place(of: "html") != nil,
      content.place(of: "mail") != nil
        || content.place(of: "message") != nil || content.place(of: "nachricht") != nil
    else { return false }
    return programs.contains { content.place(of: $0) != nil }
  }
}
