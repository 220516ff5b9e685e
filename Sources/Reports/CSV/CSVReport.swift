package import Analysis
package import Bytes
package import Records

/// A table for spreadsheets: one row a first contact, or an array of the JSON report
/// (`report.md`, section 5).
package enum CSVReport: MessageFormat {
  package static let name = "csv"

  package static func write(
    _ findings: Findings, records: borrowing SpooledRecords, options: ReportOptions,
    to output: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    if let table = options.table {
      var buffer = ByteBuffer()
      table.write(findings, options: options, to: &buffer)
      return try output(buffer.span)
    }
    var contacts = CSVContacts(options: options)
    let listing = findings.listing
    for number in 0..<(listing?.count ?? 0) {
      guard let listing, case let message = listing[number], message.kind == .report,
        message.original == nil
      else { continue }
      guard let record = try records.record(of: message) else { continue }
      let release = message.release.map { listing.releases[$0] }
      contacts.write(
        record,
        CSVContacts.Context(
          date: message.time, app: release?.app, version: release?.version, sender: message.sender,
          isAnswered: message.isAnswered,
          regression: message.regression.map { findings.regressions[$0].id }))
      if contacts.span.count >= pieceSize {
        try output(contacts.span)
        contacts.removeAll()
      }
    }
    try output(contacts.span)
  }
}
