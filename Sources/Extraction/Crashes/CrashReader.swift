import Records

/// Finds crash reports and stack traces in attached and pasted text.
enum CrashReader {
  /// Bytes of an attachment that are looked at.
  static let maximumBytes = RecordLimits.crashBytes

  /// The forms, in the order in which they are tried.
  static let formats: [any CrashFormat.Type] = [
    AppleCrashJSON.self, AppleCrashText.self, AndroidTombstone.self, DartStackTrace.self,
    JavaStackTrace.self, DotNetStackTrace.self, JavaScriptStackTrace.self,
  ]

  /// The crash that a text reports, or nil.
  static func report(in bytes: Span<UInt8>) -> CrashReport? {
    let text = CrashText(bytes)
    for format in formats {
      if let report = format.read(text) { return report }
    }
    return nil
  }

  /// Whether a text of a mail may hold a trace: a look at the start of each line, before the forms
  /// are tried.
  static func mayHoldCrash(_ bytes: Span<UInt8>) -> Bool {
    let text = CrashText(bytes)
    var place = 0
    var calls = 0
    while let line = text.nextLine(&place) {
      let row = text.trimmed(line)
      guard !row.isEmpty else { continue }
      switch bytes[row.lowerBound] {
      case UInt8(ascii: "#"): calls += row.count > 4 ? 1 : 0
      case UInt8(ascii: "a"): calls += text.begins(row, with: "at ") ? 1 : 0
      case UInt8(ascii: "b"): calls += text.begins(row, with: "bei ") ? 1 : 0
      case UInt8(ascii: "E"), UInt8(ascii: "I"):
        if text.begins(row, with: "Exception Type:") || text.begins(row, with: "Incident Id") {
          return true
        }
        calls += text.first("AndroidRuntime", in: row) == nil ? 0 : 1
      case UInt8(ascii: "{"): if text.first("\"bug_type\"", in: row) != nil { return true }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        calls += text.first("AndroidRuntime", in: row) == nil ? 0 : 1
        calls += text.first(" 0x", in: row) == nil ? 0 : 1
      default: calls += isScriptCall(text, row) ? 1 : 0
      }
      if calls > 0 { return true }
    }
    return false
  }

  /// `render@https://example.com/app.js:12:34`, `render@app.bundle:1:23`.
  private static func isScriptCall(_ text: borrowing CrashText, _ row: Range<Int>) -> Bool {
    guard row.count < 2_048, text.bytes[row.upperBound - 1] &- 0x30 < 10 else { return false }
    return text.first(UInt8(ascii: "@"), in: row) != nil
      && text.first(UInt8(ascii: ":"), in: row) != nil
  }
}
