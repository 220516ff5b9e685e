/// Text that is markup from its first byte to its last.
enum MarkupText {
  /// Elements that a page or a piece of one begins with.
  private static let beginnings: [StaticString] = [
    "<p>", "<p ", "<div", "<table", "<span", "<body", "<font", "<ul>", "<ol>", "<h1", "<h2", "<b>",
    "<strong", "<meta", "<center",
  ]
  /// And those that may end it.
  private static let ends: [StaticString] = [
    "</p>", "</div>", "</table>", "</span>", "</body>", "</font>", "</ul>", "</ol>", "</h1>",
    "</h2>",
    "</b>", "</strong>", "</center>", "<br>", "<br/>", "<br />", "</html>",
  ]

  /// Whether a text that was declared as plain, or came out of a page, is a page or a piece of one.
  static func isMarkup(_ text: [UInt8]) -> Bool {
    guard let first = text.first(where: { !$0.isWhiteSpace }), first == UInt8(ascii: "<") else {
      return false
    }
    let content = text[...].withoutBlanks
    if content.begins("<!doctype html") || content.begins("<html") {
      return content.ends("</html>")
    }
    return beginnings.contains { content.begins($0) } && ends.contains { content.ends($0) }
  }
}
