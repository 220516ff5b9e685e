/// What a report shows and how.
package struct ReportOptions: Hashable, Sendable {
  /// Show senders and unmasked text.
  package var showsAddresses = false
  /// Leave out all free text.
  package var omitsQuotes = false
  /// The version of the program.
  package var programVersion: String

  package init(programVersion: String) { self.programVersion = programVersion }
}
