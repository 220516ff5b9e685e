/// A mail to a support address that a person is about to write.
///
/// ```swift
/// let message = SupportMessage(to: "support@example.com", about: context)
/// message.mailtoLink  // for a link or a button
/// message.draft()     // for a mail program that opens drafts
/// ```
///
/// The person sees all of it before it is sent: subject, text, facts and attachments.
public struct SupportMessage: Hashable, Sendable {
  /// The support address.
  public var recipient: String
  /// The subject, such as `Support: Tidewater 3.1.2`.
  public var subject: String
  /// What stands above the facts: words that the person may go on with, none at first.
  public var text = ""
  /// The facts below the text.
  public var context: SupportContext
  /// The language of the heading and the labels.
  public var language: SupportLanguage
  /// Files that go with the mail; a link can't carry them.
  public var attachments: [Attachment]

  /// A mail about an app.
  ///
  /// - Parameter language: By default that of the context's locale, else English.
  public init(
    to recipient: String, about context: SupportContext, language: SupportLanguage? = nil,
    attachments: [Attachment] = []
  ) {
    let language =
      language ?? context.locale.flatMap { SupportLanguage(locale: $0) } ?? .english
    self.recipient = recipient
    self.context = context
    self.language = language
    self.attachments = attachments
    let app = [context.app.name, context.app.version].compactMap { FactText(known: $0)?.text }
    subject = language.wording.subject + ": " + app.joined(separator: " ")
  }

  /// The whole text: the person's words, two empty lines, the facts.
  ///
  /// Each line ends in LF.
  public var body: String { body(withoutLast: 0) }

  func body(withoutLast count: Int) -> String {
    // A line end of two scalars is one character.
    String(text.map { $0.isNewline ? "\n" : $0 }) + "\n\n\n"
      + FactBlock(context, language.wording).text(withoutLast: count)
  }
}
