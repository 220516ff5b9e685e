/// What a line of a message's text is for.
package enum LineRole: UInt8, Hashable, Sendable {
  /// Written by the sender.
  case own
  /// Put there by the app: facts, rules, headings, prompts, requests.
  case template
  /// Added by the mail program, or what stands below `-- `.
  case signature
  /// Part of an earlier mail.
  case quoted
  /// `On ... wrote:`.
  case attribution
  /// A field of the header block above an earlier mail.
  case header
  /// `-----Original Message-----` and its kind.
  case separator
  /// A closing paragraph about confidentiality.
  case disclaimer
}
