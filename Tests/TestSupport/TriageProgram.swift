import Foundation

/// The program as built, run as a process of its own.
package enum TriageProgram {
  /// How a run ended.
  package struct Outcome: Sendable {
    package let status: Int32
    package let output: [UInt8]
    package let errors: String

    /// Standard output as text.
    package var text: String { String(decoding: output, as: UTF8.self) }
    /// The lines of standard output.
    package var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  /// Runs `triage` with these arguments.
  ///
  /// - Parameters:
  ///   - input: what it finds on standard input.
  ///   - variables: its whole environment.
  ///   - shell: a line for the shell that runs before, or instead, of `exec "$@"`, which runs it.
  package static func run(
    _ arguments: [String], input: [UInt8] = [], variables: [String: String] = ["LANG": "C.UTF-8"],
    in folder: String? = nil, shell: String? = nil
  ) throws -> Outcome {
    let process = Process()
    let program = try executable()
    if let shell {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", shell, "sh", program.path] + arguments
    } else {
      process.executableURL = program
      process.arguments = arguments
    }
    process.environment = variables
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    // Files, not pipes: a full pipe would stop a program whose two outputs are read in turn.
    let scratch = try TemporaryFolder()
    try scratch.write(input, to: "input")
    try scratch.write([], to: "output")
    try scratch.write([], to: "errors")
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: scratch.path("input")))
    process.standardOutput = try FileHandle(
      forWritingTo: URL(fileURLWithPath: scratch.path("output")))
    process.standardError = try FileHandle(
      forWritingTo: URL(fileURLWithPath: scratch.path("errors")))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: try scratch.read("output"),
      errors: String(decoding: try scratch.read("errors"), as: UTF8.self))
  }

  /// The program lies beside the test bundle.
  private static func executable() throws -> URL {
    let bundle = URL(
      fileURLWithPath: CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? "/proc/self/exe")
    return bundle.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("triage")
  }
}
