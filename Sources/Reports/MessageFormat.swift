package import Analysis
package import Bytes
package import Records
import Store

/// A form of report that lists messages: it needs `Findings.listing` and the records.
package protocol MessageFormat: Sendable {
  /// The name that `--format` takes, and the ending of files: `csv`.
  static var name: String { get }

  /// Writes the whole report, piece by piece.
  static func write(
    _ findings: Findings, records: borrowing SpooledRecords, options: ReportOptions,
    to output: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError)
}

/// The size from which what was written goes on to the file.
let pieceSize = 1 << 18

extension FileError {
  /// A database that can't be written.
  init(_ error: DatabaseError) {
    self.init(call: "write", path: error.path, code: error.systemCode)
  }

  /// The records that were put aside can't be read.
  init(ofSpool error: SystemError) {
    self.init(call: "read", path: TemporaryFile.folder, code: error.code)
  }
}
