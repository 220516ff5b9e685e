import Analysis
import Bytes
import JSON
import Records

/// What a report takes from one batch: its tally and, where a format lists messages, its records.
struct TallyBuilder: ~Copyable {
  private let keepsRecords: Bool
  private var tally: Tally
  private var lines = JSONWriter()

  init(until end: Timestamp?, keepsRecords: Bool) {
    tally = Tally(until: end)
    self.keepsRecords = keepsRecords
  }

  /// Takes a record unless it lies behind the end of the report.
  mutating func add(_ record: borrowing MessageRecord) {
    guard tally.add(record), keepsRecords else { return }
    lines.value(record)
    lines.endLine()
  }

  /// Takes a record that stands in a mailbox of records as `line`.
  mutating func add(_ record: borrowing MessageRecord, line: Span<UInt8>) {
    guard tally.add(record), keepsRecords else { return }
    lines.json(line)
    lines.endLine()
  }

  consuming func finished() -> TalliedBatch { TalliedBatch(tally: tally, lines: lines.bytes) }
}
