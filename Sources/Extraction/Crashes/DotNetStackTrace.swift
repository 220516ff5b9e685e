import Records

/// The stack trace of .NET: `   at Notes.Editor.Save(String name) in C:\src\Editor.cs:line 42`.
///
/// The word before a call follows the system's language (`at`, `bei`, `à`, `в`). The innermost
/// exception comes first in the trace and behind the last `--->` in the message.
enum DotNetStackTrace: CrashFormat {
  static func read(_ text: borrowing CrashText) -> CrashReport? {
    var exception: String?
    var frames: [CrashFrame] = []
    var place = 0
    while let line = text.nextLine(&place) {
      let row = text.trimmed(line)
      if row.isEmpty {
        if !frames.isEmpty { break }
        continue
      }
      if let frame = frame(row, text) {
        if frames.count < CrashFacts.maximumFrames { frames.append(frame) }
      } else if frames.isEmpty, let name = exceptionName(row, text) {
        exception = name
      } else if !frames.isEmpty, text.begins(row, with: "---") {
        break
      }
    }
    guard let exception, !frames.isEmpty else { return nil }
    return CrashReport(CrashFacts(exception: exception, thread: frames))
  }

  /// The last dotted name in a line that ends in `Exception` or `Error`.
  private static func exceptionName(_ row: Range<Int>, _ text: borrowing CrashText) -> String? {
    var found: Range<Int>?
    var start = row.lowerBound
    while start < row.upperBound {
      guard isName(text.bytes[start]) else {
        start += 1
        continue
      }
      var end = start
      var hasDot = false
      while end < row.upperBound, isName(text.bytes[end]) {
        if text.bytes[end] == UInt8(ascii: ".") { hasDot = true }
        end += 1
      }
      let name = start..<end
      if hasDot, ends(name, with: "Exception", text) || ends(name, with: "Error", text) {
        found = name
      }
      start = end
    }
    return found.map { text.string($0, limit: 160) }
  }

  private static func ends(
    _ range: Range<Int>, with word: StaticString, _ text: borrowing CrashText
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    return range.count > count
      && text.begins(range.upperBound - count..<range.upperBound, with: word)
  }

  private static func frame(_ row: Range<Int>, _ text: borrowing CrashText) -> CrashFrame? {
    let word = text.wordEnd(row)
    guard word - row.lowerBound <= 6 else { return nil }
    let call = text.trimmed(word..<row.upperBound)
    guard let open = text.first(UInt8(ascii: "("), in: call), open > call.lowerBound,
      let dot = text.first(UInt8(ascii: "."), in: call.lowerBound..<open), dot > call.lowerBound
    else { return nil }
    let name = text.trimmed(call.lowerBound..<open)
    for place in name {
      let byte = text.bytes[place]
      guard
        isName(byte) || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
          || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: ",")
      else { return nil }
    }
    let isSystem =
      text.begins(name, with: "System.") || text.begins(name, with: "Microsoft.")
      || text.begins(name, with: "MS.") || text.begins(name, with: "Mono.")
      || text.begins(name, with: "Xamarin.") || text.begins(name, with: "Windows.")
      || text.begins(name, with: "Android.") || text.begins(name, with: "UIKit.")
    return CrashFrame(text: text.string(call), function: text.string(name), isOwn: !isSystem)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    WordBounds.isAlphanumeric(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "+")
  }
}
