import Records

/// The stack trace of Dart and Flutter: `#0  Editor.save (package:notes/editor.dart:42:13)`.
enum DartStackTrace: CrashFormat {
  static func read(_ text: borrowing CrashText) -> CrashReport? {
    var exception: String?
    var frames: [CrashFrame] = []
    var above: Range<Int>?
    var place = 0
    while let line = text.nextLine(&place) {
      let row = text.trimmed(line)
      if let frame = frame(row, text) {
        if frames.isEmpty, exception == nil, let above { exception = name(above, text) }
        if frames.count < CrashFacts.maximumFrames { frames.append(frame) }
      } else if let message = message(row, text) {
        if frames.isEmpty { exception = name(message, text) ?? exception }
      } else if row.isEmpty {
        if !frames.isEmpty { break }
      } else if frames.isEmpty {
        above = row
      }
    }
    guard !frames.isEmpty else { return nil }
    return CrashReport(CrashFacts(exception: exception, thread: frames))
  }

  /// What follows `Unhandled Exception: `, or stands in `The following X was thrown ...`.
  private static func message(_ row: Range<Int>, _ text: borrowing CrashText) -> Range<Int>? {
    if let start = text.first("Unhandled Exception: ", in: row) {
      return text.trimmed(start + 21..<row.upperBound)
    }
    if let rest = text.rest(of: row, behind: "The following "),
      let end = text.first(" was thrown", in: rest)
    {
      return rest.lowerBound..<end
    }
    return nil
  }

  /// The class of an error (`FormatException`, `_TypeError`), else the message.
  private static func name(_ message: Range<Int>, _ text: borrowing CrashText) -> String? {
    guard !message.isEmpty else { return nil }
    var end = message.lowerBound
    while end < message.upperBound,
      WordBounds.isAlphanumeric(text.bytes[end]) || text.bytes[end] == UInt8(ascii: "_")
    {
      end += 1
    }
    let isClass =
      end > message.lowerBound
      && (end == message.upperBound || text.bytes[end] == UInt8(ascii: ":")
        || text.bytes[end] == UInt8(ascii: "("))
    return text.string(isClass ? message.lowerBound..<end : message, limit: 160)
  }

  private static func frame(_ row: Range<Int>, _ text: borrowing CrashText) -> CrashFrame? {
    guard text.begins(row, with: "#") else { return nil }
    let numberEnd = text.wordEnd(row)
    guard numberEnd - row.lowerBound > 1,
      (row.lowerBound + 1..<numberEnd).allSatisfy({ text.bytes[$0] &- 0x30 < 10 })
    else { return nil }
    let call = text.trimmed(numberEnd..<row.upperBound)
    guard let open = text.first(" (", in: call),
      text.bytes[call.upperBound - 1] == UInt8(ascii: ")")
    else { return nil }
    let source = open + 2..<call.upperBound - 1
    guard
      text.begins(source, with: "package:") || text.begins(source, with: "dart:")
        || text.first(".dart", in: source) != nil
    else { return nil }
    let isPlatform =
      text.begins(source, with: "dart:") || text.begins(source, with: "package:flutter/")
      || text.begins(source, with: "package:flutter_test/")
    return CrashFrame(
      text: text.string(call), function: text.string(call.lowerBound..<open),
      isOwn: !isPlatform)
  }
}
