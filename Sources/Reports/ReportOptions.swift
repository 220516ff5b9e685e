/// What a report shows and how.
package struct ReportOptions: Hashable, Sendable {
  /// Show senders and unmasked text.
  package var showsAddresses = false
  /// Leave out all free text.
  package var omitsQuotes = false
  /// Whether the run has a state: then "new" means new since the run before.
  package var hasState = false
  /// The files that this run writes, as the person wrote them; the summary names them.
  package var outputs: [String] = []
  /// Where the link of a quoted mail leads.
  package var links = MailLinks.mid
  /// Who gets the mail that `.eml` is; nil: it names nobody.
  package var recipient: String?
  /// Whether only news is told: then a mail without any is empty.
  package var showsOnlyNews = false
  /// The table that `.csv` gives; nil: the first contacts.
  package var table: CSVTable?
  /// The language of sentences for people.
  package var language = ReportLanguage.english
  /// The version of the program.
  package var programVersion: String

  package init(programVersion: String) { self.programVersion = programVersion }
}
