/// What a worker found while it read a batch; the reader adds it to the source's summary.
package struct BatchOutcome: Sendable {
  /// Messages that were lent.
  package var messages = 0
  /// Their bytes.
  package var bytes = 0
  package var problems: [MailboxProblem] = []
  /// In a Maildir, by message that was lent: by what it is known again.
  package var keys: [MessageKey] = []

  package init() {}
}
