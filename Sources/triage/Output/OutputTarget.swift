import Bytes
import CommandLineKit
import Reports

/// One `-o`: where a report goes and in which format.
struct OutputTarget: Sendable {
  /// The file as the person wrote it; nil is standard output.
  let path: String?
  let format: OutputFormat

  /// Understands `-o` and `--format`.
  ///
  /// - Parameters:
  ///   - text: a file whose ending names the format, or `-`.
  ///   - format: the value of `--format`; it decides for standard output and for files without a
  ///     known ending.
  init(_ text: String, format: String?) throws(UsageError) {
    let endings = OutputFormat.all.map { "." + $0.name }
    let list = endings.dropLast().joined(separator: " ") + " or " + (endings.last ?? "")
    if text == "-" {
      guard let named = format.flatMap(OutputFormat.named) else {
        throw UsageError(
          "-o - needs a format",
          hint: "Add --format "
            + "\(OutputFormat.all.map { $0.name }.joined(separator: "|")).")
      }
      path = nil
      self.format = named
      return
    }
    let name = text.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
    guard let named = ending.flatMap({ OutputFormat.named($0.lowercased()) }) else {
      throw UsageError(
        "-o \(text): no format has this ending", hint: "Use \(list).")
    }
    path = text
    self.format = named
  }
}
