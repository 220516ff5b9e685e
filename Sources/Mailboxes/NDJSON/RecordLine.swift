import Bytes
import Records

/// A line of NDJSON that `extract` may have written.
enum RecordLine {
  /// Longer keys are none of ours.
  private static let longestKey = 32

  /// Whether a file begins with an object whose first key is one of a record's.
  static func begins(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count > 0, bytes[0] == UInt8(ascii: "{"),
      let start = place(behindBlanks: 1, in: bytes), bytes[start] == UInt8(ascii: "\"")
    else { return false }
    var key = ByteBuffer(capacity: longestKey)
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      guard key.count < longestKey else { return false }
      key.append(bytes[end])
      end += 1
    }
    guard end < bytes.count, let colon = place(behindBlanks: end + 1, in: bytes) else {
      return false
    }
    return bytes[colon] == UInt8(ascii: ":") && MessageRecord.hasKey(key.string)
  }

  private static func place(behindBlanks start: Int, in bytes: Span<UInt8>) -> Int? {
    var place = start
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    return place < bytes.count ? place : nil
  }
}
