import Bytes
import JSON
import Records

/// Lines of a mailbox of records that lie in one window.
struct RecordRun: Sendable {
  let loan: WindowLoan
  /// Bytes from the start of the window: whole lines.
  let range: Range<Int>
  let path: String
  /// What is added to a place in the window to have the place in the file.
  let offsetInFile: Int

  /// Lends each record and its line, without the line end; a line that is no record is a problem.
  func lend(
    to body: (borrowing MessageRecord, Span<UInt8>) -> Void, outcome: inout BatchOutcome
  ) {
    let window = loan.window
    let bytes = window.span
    var start = range.lowerBound
    while start < range.upperBound {
      let next = bytes.firstIndex(of: 0x0A, from: start) ?? range.upperBound
      let end = next > start && bytes[next - 1] == 0x0D ? next - 1 : next
      let line = bytes.extracting(start..<end)
      if line.indices.contains(where: { line[$0] != 0x20 && line[$0] != 0x09 }) {
        do {
          let record = try MessageRecord(json: line)
          outcome.messages += 1
          outcome.bytes += line.count
          body(record, line)
        } catch {
          outcome.problems.append(
            MailboxProblem(
              .badRecord, path: path, offset: offsetInFile + start,
              detail: error.reason.rawValue))
        }
      }
      start = next + 1
    }
  }
}
