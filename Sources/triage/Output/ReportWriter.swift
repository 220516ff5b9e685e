import Analysis
import Bytes
import Reports

/// Writes the reports of a run: files are made before any mail is read and put in place together
/// when all of them are whole (`reliability.md`, section 5).
final class ReportWriter {
  /// A file that is being made; a class, since an array holds no `ReplacementFile`.
  private final class PendingFile {
    var file: ReplacementFile
    let format: any ReportFormat.Type

    init(_ file: consuming ReplacementFile, format: any ReportFormat.Type) {
      self.file = file
      self.format = format
    }
  }

  private var files: [PendingFile] = []
  private let standardOutput: (any ReportFormat.Type)?

  /// Opens a new file beside each target, so that what can't be written is known at once.
  init(_ targets: [OutputTarget], sparing inputs: [String]) throws(FileError) {
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
    _ findings: Findings, options: ReportOptions, to output: OutputStream
  ) throws(FileError) {
    for pending in files {
      var buffer = ByteBuffer(capacity: 262_144)
      pending.format.write(findings, options: options, to: &buffer)
      try pending.file.write(buffer.span)
      try pending.file.synchronize()
    }
    for pending in files { try pending.file.commit() }
    if let standardOutput {
      var buffer = ByteBuffer(capacity: 262_144)
      standardOutput.write(findings, options: options, to: &buffer)
      try output.write(buffer.span)
    }
  }
}
