import Records

/// The stack trace of an exception on Android or another Java machine (`Throwable.printStackTrace`).
///
/// The innermost `Caused by` is the exception: what stands above it was only passed on.
enum JavaStackTrace: CrashFormat {
  static func read(_ text: borrowing CrashText) -> CrashReport? {
    var exception: String?
    var frames: [CrashFrame] = []
    var package: [UInt8]?
    var above: Range<Int>?
    var place = 0
    while let line = text.nextLine(&place) {
      let row = LogcatLine.message(text.trimmed(line), of: text)
      if row.isEmpty {
        if !frames.isEmpty { break }
        continue
      }
      if let cause = text.rest(of: row, behind: "Caused by: ") {
        if let name = exceptionName(cause, text) {
          exception = name
          frames.removeAll()
        }
      } else if let frame = frame(row, text, package) {
        if frames.isEmpty, exception == nil, let above { exception = exceptionName(above, text) }
        if frames.count < CrashFacts.maximumFrames { frames.append(frame) }
      } else if let process = text.rest(of: row, behind: "Process: ") {
        package = packageRoot(process, text)
      } else if frames.isEmpty, exceptionName(row, text) != nil {
        // A message may go on over several lines, so the last name above the calls counts.
        above = row
      }
    }
    guard !frames.isEmpty, exception != nil || frames.count > 1 else { return nil }
    return CrashReport(CrashFacts(exception: exception, thread: frames))
  }

  /// The class that a line such as `java.lang.IllegalStateException: no view` begins with.
  private static func exceptionName(_ row: Range<Int>, _ text: borrowing CrashText) -> String? {
    var range = row
    if let rest = text.rest(of: range, behind: "Exception in thread ") {
      guard let quote = text.last(UInt8(ascii: "\""), in: rest) else { return nil }
      range = text.trimmed(quote + 1..<rest.upperBound)
    }
    var end = range.lowerBound
    var dots = 0
    while end < range.upperBound {
      let byte = text.bytes[end]
      if byte == UInt8(ascii: ".") {
        dots += 1
      } else if !WordBounds.isAlphanumeric(byte), byte != UInt8(ascii: "$"),
        byte != UInt8(ascii: "_")
      {
        break
      }
      end += 1
    }
    guard dots > 0, end > range.lowerBound, text.bytes[end - 1] != UInt8(ascii: "."),
      end == range.upperBound || text.bytes[end] == UInt8(ascii: ":")
    else { return nil }
    return text.string(range.lowerBound..<end, limit: 160)
  }

  /// The call in `at com.example.notes.Editor.save(Editor.kt:42)`.
  private static func frame(
    _ row: Range<Int>, _ text: borrowing CrashText, _ package: [UInt8]?
  ) -> CrashFrame? {
    guard let call = text.rest(of: row, behind: "at "),
      let open = text.first(UInt8(ascii: "("), in: call),
      text.bytes[call.upperBound - 1] == UInt8(ascii: ")"), open > call.lowerBound,
      text.first(UInt8(ascii: " "), in: call.lowerBound..<open) == nil
    else { return nil }
    let source = open + 1..<call.upperBound - 1
    guard
      text.first(".java", in: source) != nil || text.first(".kt", in: source) != nil
        || text.begins(source, with: "Native Method") || text.begins(source, with: "Unknown Source")
        || text.begins(source, with: "SourceFile") || text.begins(source, with: "r8-map")
    else { return nil }
    var function: [UInt8] = []
    appendStable(call.lowerBound..<open, of: text, to: &function)
    return CrashFrame(
      text: text.string(call), function: String(decoding: function, as: UTF8.self),
      isOwn: isOwn(function, package))
  }

  /// Appends a name without what the compiler numbers: `Editor$save$1` and `lambda$save$0` lose
  /// their digits behind `$`, a module prefix (`app//`) goes.
  private static func appendStable(
    _ range: Range<Int>, of text: borrowing CrashText, to name: inout [UInt8]
  ) {
    let slash = text.last(UInt8(ascii: "/"), in: range)
    var isBehindDollar = false
    for place in (slash.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound {
      let byte = text.bytes[place]
      if isBehindDollar, byte &- 0x30 < 10 { continue }
      isBehindDollar = byte == UInt8(ascii: "$")
      name.append(byte)
    }
  }

  /// Platform and language packages; frames of other packages are the app's or its libraries'.
  private static let platform: [StaticString] = [
    "java.", "javax.", "jdk.", "sun.", "kotlin.", "kotlinx.", "android.", "androidx.", "dalvik.",
    "libcore.", "com.android.", "com.google.android.", "com.google.firebase.", "org.jetbrains.",
    "okhttp3.", "okio.", "retrofit2.", "io.reactivex.", "dagger.", "scala.", "groovy.",
    "io.flutter.",
    "com.facebook.react.",
  ]

  private static func isOwn(_ function: [UInt8], _ package: [UInt8]?) -> Bool {
    if let package { return function.starts(with: package) }
    for prefix in platform {
      let count = prefix.utf8CodeUnitCount
      if function.count > count,
        (0..<count).allSatisfy({ place in unsafe function[place] == prefix.utf8Start[place] })
      {
        return false
      }
    }
    return true
  }

  /// The first two words of a package, which an app's own code shares: `com.example.`.
  private static func packageRoot(_ process: Range<Int>, _ text: borrowing CrashText) -> [UInt8]? {
    var root: [UInt8] = []
    var dots = 0
    for place in process {
      let byte = text.bytes[place]
      guard
        WordBounds.isAlphanumeric(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      else { break }
      root.append(byte)
      if byte == UInt8(ascii: ".") { dots += 1 }
      if dots == 2 { break }
    }
    return dots > 0 ? root : nil
  }
}
