import Analysis
import Bytes
import JSON
import Records

/// What a report takes from one batch: its facts and, where a format lists messages, its records.
struct BatchGatherer: ~Copyable {
  private let keepsRecords: Bool
  private let scope: Tally
  private var facts = FactBatchWriter()
  private var paths: [String] = []
  private var lines = JSONWriter()

  init(until end: Timestamp?, keepsRecords: Bool) {
    scope = Tally(until: end)
    self.keepsRecords = keepsRecords
  }

  /// Takes a record.
  mutating func add(_ record: borrowing MessageRecord) {
    take(record)
    guard keepsRecords, scope.reaches(record) else { return }
    lines.value(record)
    lines.endLine()
  }

  /// Takes a record that stands in a mailbox of records as `line`.
  mutating func add(_ record: borrowing MessageRecord, line: Span<UInt8>) {
    take(record, size: line.count)
    guard keepsRecords, scope.reaches(record) else { return }
    lines.json(line)
    lines.endLine()
  }

  /// Passes a record by that counts nowhere; its mailbox holds it all the same.
  mutating func pass(_ record: borrowing MessageRecord) { pass(record, size: record.bytes) }

  mutating func pass(_ record: borrowing MessageRecord, line: Span<UInt8>) {
    pass(record, size: line.count)
  }

  private mutating func pass(_ record: borrowing MessageRecord, size: Int) {
    facts.appendIgnored(offset: record.offset, size: size)
    paths.append(record.path)
  }

  private mutating func take(_ record: borrowing MessageRecord, size: Int? = nil) {
    facts.append(record, size: size)
    paths.append(record.path)
  }

  consuming func finished() -> GatheredBatch {
    GatheredBatch(facts: facts.finished(), paths: paths, lines: lines.bytes)
  }
}
