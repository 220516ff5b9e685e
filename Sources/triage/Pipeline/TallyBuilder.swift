import Analysis
import Bytes
import JSON
import Records

/// What a report takes from one batch: its tally and, where a format lists messages, its records.
struct TallyBuilder: ~Copyable {
  private let reading: ReadingOptions
  private let keepsRecords: Bool
  private var tally = Tally()
  private var lines = JSONWriter()

  init(_ reading: ReadingOptions, keepsRecords: Bool) {
    self.reading = reading
    self.keepsRecords = keepsRecords
  }

  /// Takes a record if it was asked for.
  mutating func add(_ record: borrowing MessageRecord) {
    guard reading.includes(record) else { return }
    tally.add(record)
    guard keepsRecords else { return }
    lines.value(record)
    lines.endLine()
  }

  /// Takes a record that stands in a mailbox of records as `line`.
  mutating func add(_ record: borrowing MessageRecord, line: Span<UInt8>) {
    guard reading.includes(record) else { return }
    tally.add(record)
    guard keepsRecords else { return }
    lines.json(line)
    lines.endLine()
  }

  consuming func finished() -> TalliedBatch { TalliedBatch(tally: tally, lines: lines.bytes) }
}
