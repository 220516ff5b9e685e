package import Bytes

/// The time that a report covers.
package struct ReportPeriod: Hashable, Sendable {
  /// The start of the first day with mail, or of `--since`; nil without mail.
  package var from: Timestamp?
  /// The last second of the last day; nil without mail.
  package var to: Timestamp?
  /// The date of the newest message.
  package var newestMessage: Timestamp?

  package init(from: Timestamp? = nil, to: Timestamp? = nil, newestMessage: Timestamp? = nil) {
    self.from = from
    self.to = to
    self.newestMessage = newestMessage
  }
}
