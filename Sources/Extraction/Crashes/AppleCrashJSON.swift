import JSON

/// The `.ips` file of iOS 15 and macOS 12 and later ("Interpreting the JSON format of a crash
/// report"): one line of JSON that describes the file, then one object that is the report.
///
/// Older files have `.crash` text behind the first line.
enum AppleCrashJSON: CrashFormat {
  static func read(_ text: borrowing CrashText) -> CrashReport? {
    var place = 0
    guard let first = text.nextLine(&place), text.begins(text.trimmed(first), with: "{") else {
      return nil
    }
    let isHeader = text.first("\"bug_type\"", in: first) != nil && place < text.bytes.count
    let body = text.trimmed((isHeader ? place : 0)..<text.bytes.count)
    guard text.begins(body, with: "{") else {
      return isHeader ? AppleCrashText.read(CrashText(text.bytes.extracting(body))) : nil
    }
    var report = AppleCrashReport()
    if isHeader { report.read(text.bytes.extracting(first)) }
    report.read(text.bytes.extracting(body))
    return report.summary
  }
}
