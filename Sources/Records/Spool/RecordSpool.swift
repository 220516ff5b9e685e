package import Bytes

/// Records as lines of JSON in a temporary file, for the formats that list messages.
///
/// What such a format says of a message is known only when the whole inbox was read. A second pass
/// over the mailboxes would do all the work twice and can't be had of standard input; kept in
/// memory, the records would grow with the inbox. In the file they take 8 bytes of memory each, and
/// it has no name, so that nothing stays behind. It is made with the first record.
package struct RecordSpool: ~Copyable {
  private var file: TemporaryFile?
  private var ends: [Int] = []

  package init() {}

  /// Appends records, each one line with its end; the error names the folder of temporary files.
  package mutating func append(_ lines: Span<UInt8>) throws(FileError) {
    guard lines.count > 0 else { return }
    var start = 0
    do throws(SystemError) {
      if file == nil { file = try TemporaryFile() }
      start = file?.count ?? 0
      try file?.append(lines)
    } catch {
      throw FileError(call: "write", path: TemporaryFile.folder, code: error.code)
    }
    var place = 0
    while place < lines.count, let end = lines.firstIndex(of: UInt8(ascii: "\n"), from: place) {
      place = end + 1
      ends.append(start + place)
    }
  }

  /// Gives the records to a reader.
  package consuming func finished() -> SpooledRecords {
    let ends = ends
    guard let file = file.take() else { return SpooledRecords(file: nil, ends: []) }
    return SpooledRecords(file: file.finished(), ends: ends)
  }
}
