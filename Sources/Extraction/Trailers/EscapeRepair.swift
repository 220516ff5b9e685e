/// Undoes escapes that an app's template left in a body (`formats.md`, section 4).
enum EscapeRepair {
  /// The text with literal `\n` before labels as line ends and a second layer of percent-encoding
  /// taken off, or nil when there is nothing to mend.
  static func repaired(_ text: Span<UInt8>) -> [UInt8]? {
    nil
  }
}
