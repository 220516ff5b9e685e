package import Bytes

/// The records of a run, by number in the order in which they were read.
package struct SpooledRecords: ~Copyable {
  private let file: StoredBytes?
  /// By record: where the next one begins.
  private let ends: [Int]

  init(file: StoredBytes?, ends: [Int]) {
    self.file = file
    self.ends = ends
  }

  package var count: Int { ends.count }

  /// The line of a record without its end.
  package func line(_ number: Int) throws(SystemError) -> [UInt8] {
    let start = number == 0 ? 0 : ends[number - 1]
    var line = [UInt8](repeating: 0, count: ends[number] - 1 - start)
    var done = 0
    while done < line.count {
      var failure: SystemError?
      let count = unsafe line.withUnsafeMutableBytes { bytes in
        do throws(SystemError) {
          return try unsafe file?.read(
            into: UnsafeMutableRawBufferPointer(rebasing: bytes[done...]), at: start + done) ?? 0
        } catch {
          failure = error
          return 0
        }
      }
      if let failure { throw failure }
      // The file is ours alone: a short one means that the system lost what it had taken.
      guard count > 0 else { throw .endOfFile }
      done += count
    }
    return line
  }

  /// A record; nil when its line can't be read, which no line that we wrote is.
  package func record(_ number: Int) throws(SystemError) -> MessageRecord? {
    let line = try line(number)
    return try? MessageRecord(json: line.span)
  }
}
