package import Analysis
package import Bytes
import JSON
package import Records

/// The records of the messages of the report, copies left out: input for another run
/// (`report.md`, section 5).
///
/// They stand in the order of time. Unless addresses are shown, senders are named by their numbers
/// and texts are masked; the same address always gets the same number, so that the numbers of a
/// report over this are the same.
package enum NDJSONReport: MessageFormat {
  package static let name = "ndjson"

  package static func write(
    _ findings: Findings, records: borrowing SpooledRecords, options: ReportOptions,
    to output: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    guard let listing = findings.listing else { return }
    var mask = RecordMask(listing, options: options)
    var json = JSONWriter(capacity: pieceSize * 2)
    for number in 0..<listing.count {
      let message = listing[number]
      guard message.original == nil, let record = try records.record(of: message) else { continue }
      json.value(mask.masked(record))
      json.endLine()
      if json.count >= pieceSize {
        try output(json.span)
        json.removeAll()
      }
    }
    try output(json.span)
  }
}
