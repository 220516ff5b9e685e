import Foundation

/// Programs of the system, which tests hold this one against.
package enum SystemProgram {
  /// Runs a shell command line and gives what it wrote to standard output, whatever its status.
  ///
  /// - Parameter arguments: `$1`, `$2` and so on.
  @discardableResult
  package static func shell(_ command: String, _ arguments: String...) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command, "sh"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return [UInt8](bytes)
  }
}
