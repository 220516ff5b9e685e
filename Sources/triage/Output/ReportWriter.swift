import Analysis
import Bytes
import Records
import Reports
private import Glibc

/// Writes the reports of a run: files are made before any mail is read and put in place together
/// when all of them are whole (`reliability.md`, section 5).
final class ReportWriter {
  /// A file that is being made; a class, since an array holds no `ReplacementFile`.
  private final class PendingFile {
    var file: ReplacementFile
    let format: OutputFormat

    init(_ file: consuming ReplacementFile, format: OutputFormat) {
      self.file = file
      self.format = format
    }

    func write(
      _ findings: Findings, records: borrowing SpooledRecords, options: ReportOptions
    ) throws(FileError) {
      guard case .database = format, let path = file.temporaryPath else {
        return try ReportWriter.write(format, findings, records: records, options: options) {
          (bytes) throws(FileError) in
          try ReportWriter.checkSignals(file.path)
          try file.write(bytes)
        }
      }
      do throws(FileError) {
        try DatabaseReport.write(findings, records: records, options: options, toFile: path)
      } catch {
        // People know the file by the name they gave it.
        throw error.path == path
          ? FileError(call: error.call, path: file.path, code: error.code) : error
      }
    }
  }

  private var files: [PendingFile] = []
  private let standardOutput: OutputFormat?

  /// Opens a new file beside each target, so that what can't be written is known at once.
  init(_ targets: [OutputTarget], sparing inputs: [[UInt8]]) throws(FileError) {
    standardOutput = targets.first { $0.path == nil }?.format
    for target in targets {
      guard let path = target.path else { continue }
      if target.format.isDatabase { try Self.checkJournal(of: path) }
      let isPersonal = target.format.holdsPersonalText
      let file = try ReplacementFile(
        replacing: path, mode: isPersonal ? 0o600 : 0o666, respectsUmask: !isPersonal,
        sparing: inputs, isNamed: target.format.isDatabase)
      files.append(PendingFile(file, format: target.format))
    }
  }

  /// Writes all reports; no target changes before all are written.
  func write(
    _ findings: Findings, records: borrowing SpooledRecords, options: ReportOptions,
    to output: OutputStream
  ) throws(FileError) {
    for pending in files {
      try pending.write(findings, records: records, options: options)
      try Self.checkSignals(pending.file.path)
      try pending.file.synchronize()
    }
    for pending in files { try pending.file.commit() }
    if case .database = standardOutput {
      try Self.writeDatabase(findings, records: records, options: options, to: output)
    } else if let standardOutput {
      try Self.write(standardOutput, findings, records: records, options: options) {
        (bytes) throws(FileError) in try output.write(bytes)
      }
    }
  }

  /// Ends the writing of a run that a signal ends.
  fileprivate static func checkSignals(_ path: String) throws(FileError) {
    if Interruption.isRequested { throw FileError(call: "write", path: path, code: EINTR) }
  }

  /// A journal beside an old database belongs to that one and would be taken for the new one's.
  private static func checkJournal(of path: String) throws(FileError) {
    for ending in ["-journal", "-wal"] where unsafe access(path + ending, F_OK) == 0 {
      throw FileError(call: "open", path: path, code: EBUSY)
    }
  }

  private static func writeDatabase(
    _ findings: Findings, records: borrowing SpooledRecords, options: ReportOptions,
    to output: OutputStream
  ) throws(FileError) {
    // It is made beside a name that nobody else has, and never gets that name.
    let name = "triage-\(String(UInt64.random(in: 0 ... .max), radix: 36)).db"
    let file = try ReplacementFile(replacing: TemporaryFile.folder + "/" + name, isNamed: true)
    guard let path = file.temporaryPath else { return }
    try DatabaseReport.write(findings, records: records, options: options, toFile: path)
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    var place = 0
    repeat {
      let count = try Self.read(path, at: place, into: &piece)
      if count == 0 { return }
      place += count
      try output.write(piece.span.extracting(..<count))
    } while true
  }

  private static func read(
    _ path: String, at place: Int, into piece: inout [UInt8]
  ) throws(FileError) -> Int {
    do throws(SystemError) {
      let file = try FileDescriptor(path: Array(path.utf8))
      var count = 0
      var failure: SystemError?
      unsafe piece.withUnsafeMutableBytes { bytes in
        do throws(SystemError) { count = try unsafe file.read(into: bytes, at: place) } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      return count
    } catch {
      throw FileError(call: "read", path: TemporaryFile.folder, code: error.code)
    }
  }

  fileprivate static func write(
    _ format: OutputFormat, _ findings: Findings, records: borrowing SpooledRecords,
    options: ReportOptions, to output: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    switch format {
    case .summary(let format):
      var buffer = ByteBuffer(capacity: 262_144)
      format.write(findings, options: options, to: &buffer)
      try output(buffer.span)
    case .database: break
    case .list(let format):
      try format.write(findings, records: records, options: options, to: output)
    }
  }
}
