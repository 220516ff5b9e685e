/// Text of strangers for messages and explanations, which are no reports.
package enum TerminalText {
  /// The text on one line, with what acts unseen made visible (`reliability.md`, section 7).
  package static func line(_ text: String) -> String { Untrusted(text, limit: 4096).cleaned }
}
