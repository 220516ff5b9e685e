/// A form in which crashes are reported.
protocol CrashFormat: Sendable {
  /// The crash that `text` reports, or nil when it has another form.
  static func read(_ text: borrowing CrashText) -> CrashReport?
}
