import Analysis
import Bytes
import Records
import Reports

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
  }

  private var files: [PendingFile] = []
  private let standardOutput: OutputFormat?

  /// Opens a new file beside each target, so that what can't be written is known at once.
  init(_ targets: [OutputTarget], sparing inputs: [[UInt8]]) throws(FileError) {
    standardOutput = targets.first { $0.path == nil }?.format
    for target in targets {
      guard let path = target.path else { continue }
      let isPersonal = target.format.holdsPersonalText
      let file = try ReplacementFile(
        replacing: path, mode: isPersonal ? 0o600 : 0o666, respectsUmask: !isPersonal,
        sparing: inputs)
      files.append(PendingFile(file, format: target.format))
    }
  }

  /// Writes all reports; no target changes before all are written.
  func write(
    _ findings: Findings, records: borrowing SpooledRecords, options: ReportOptions,
    to output: OutputStream
  ) throws(FileError) {
    for pending in files {
      try Self.write(pending.format, findings, records: records, options: options) {
        (bytes) throws(FileError) in try pending.file.write(bytes)
      }
      try pending.file.synchronize()
    }
    for pending in files { try pending.file.commit() }
    if let standardOutput {
      try Self.write(standardOutput, findings, records: records, options: options) {
        (bytes) throws(FileError) in try output.write(bytes)
      }
    }
  }

  private static func write(
    _ format: OutputFormat, _ findings: Findings, records: borrowing SpooledRecords,
    options: ReportOptions, to output: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    switch format {
    case .summary(let format):
      var buffer = ByteBuffer(capacity: 262_144)
      format.write(findings, options: options, to: &buffer)
      try output(buffer.span)
    case .list(let format):
      try format.write(findings, records: records, options: options, to: output)
    }
  }
}
