/// How mail programs mark in HTML what they quote (their sent mail, 2010 to 2026).
///
/// Only what a reader would take for quoted is marked. The container that Gmail and others put around
/// attribution and quotes also holds the answers between them, so it counts only where it is a
/// forwarded mail. Outlook puts nothing around what it quotes: from its header on all is quoted, in
/// every language. An attribution that has no element of its own stays as text.
enum QuoteMark: Equatable {
  /// All of the element is quoted.
  case quoted
  /// The element holds the line of attribution alone: `On ... wrote:`.
  case attribution
  /// The element holds a line of attribution and quotes, with the answers between them; or, when
  /// its text begins with a line of hyphens, a forwarded mail, and all of it is quoted.
  case container
  /// From the element to the end all is quoted.
  case rest
  /// The same, if the element holds the header of a mail.
  case restBehindHeader

  /// The mark that an element is, or nil.
  init?(_ element: HTMLElement, _ attributes: borrowing HTMLAttributes) {
    if element == .blockquote {
      if Self.isIndentation(attributes) { return nil }
      self = .quoted
      return
    }
    if attributes.isEmpty { return nil }
    let mark =
      Self.byClass(attributes) ?? Self.byID(attributes) ?? Self.byName(element, attributes)
      ?? Self.byStyle(attributes)
    guard let mark else { return nil }
    self = mark
  }

  /// Gmail and Apple Mail indent with a `blockquote` that has no border: that is the person's own.
  private static func isIndentation(_ attributes: borrowing HTMLAttributes) -> Bool {
    attributes.classes.isEmpty && attributes.type.isEmpty
      && (attributes.styleContains("border:none") || attributes.styleContains("border:0"))
  }

  private static func byClass(_ attributes: borrowing HTMLAttributes) -> QuoteMark? {
    if attributes.classes.isEmpty { return nil }
    let containers: InlineArray<6, StaticString> = [
      "gmail_quote", "protonmail_quote", "zmail_extra", "mail-quote-collapse", "tutanota_quote",
      "moz-forward-container",
    ]
    for index in containers.indices where attributes.classContains(containers[index]) {
      return .container
    }
    let attributions: InlineArray<3, StaticString> = [
      "gmail_attr", "moz-cite-prefix", "yahoo-quoted-begin",
    ]
    for index in attributions.indices where attributes.classContains(attributions[index]) {
      return .attribution
    }
    if attributes.classContains("yahoo_quoted", orEndsIn: true) { return .quoted }
    if attributes.classContains("ntes-mailmaster-quote") { return .quoted }
    if attributes.classContains("outlookmessageheader") { return .rest }
    return nil
  }

  private static func byID(_ attributes: borrowing HTMLAttributes) -> QuoteMark? {
    let id = attributes.id.span
    if id.isEmpty { return nil }
    let rests: InlineArray<3, StaticString> = ["divrplyfwdmsg", "appendonsend", "zwchr"]
    for index in rests.indices where id.equals(rests[index], in: id.indices) { return .rest }
    let quotes: InlineArray<3, StaticString> = [
      "olk_src_body_section", "isreplycontent", "mail-editor-reference-message-container",
    ]
    for index in quotes.indices where id.equals(quotes[index], in: id.indices) { return .quoted }
    return id.begins(with: "yahoo_quoted", at: 0) ? .quoted : nil
  }

  private static func byName(
    _ element: HTMLElement, _ attributes: borrowing HTMLAttributes
  ) -> QuoteMark? {
    if element != .div { return nil }
    let name = attributes.name.span
    if name.equals("quote", in: name.indices) { return .quoted }
    return name.equals("messagereplysection", in: name.indices) ? .container : nil
  }

  private static func byStyle(_ attributes: borrowing HTMLAttributes) -> QuoteMark? {
    if attributes.style.isEmpty { return nil }
    if attributes.styleContains("border-left:solidblue") { return .quoted }
    if attributes.styleContains("border-top:solid#e1e1e1")
      || attributes.styleContains("border-top:solid#b5c4df")
    {
      return .restBehindHeader
    }
    return nil
  }
}
