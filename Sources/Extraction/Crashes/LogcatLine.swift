/// A line of Android's log (`adb logcat`), in any of its formats.
enum LogcatLine {
  /// The message behind `E/AndroidRuntime( 1234): ` or `01-02 03:04:05.678  12  34 E DEBUG   : `; the
  /// row itself when it's no such line.
  static func message(_ row: Range<Int>, of text: borrowing CrashText) -> Range<Int> {
    guard row.count > 8, row.count < 4_096 else { return row }
    let head = row.lowerBound..<min(row.upperBound, row.lowerBound + 72)
    guard let tag = text.first("AndroidRuntime", in: head) ?? text.first("DEBUG", in: head),
      let colon = text.first(": ", in: tag..<row.upperBound)
    else { return row }
    return text.trimmed(colon + 2..<row.upperBound)
  }
}
