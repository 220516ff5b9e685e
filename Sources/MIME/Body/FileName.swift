/// A file name as a mail gives it, made fit to be shown.
enum FileName {
  /// The last component of a path of any system, without white space around it; nil if nothing is
  /// left.
  static func lastComponent(of path: String) -> String? {
    let bytes = Array(path.utf8)
    var end = bytes.count
    while end > 0, isSeparator(bytes[end - 1]) || bytes[end - 1].isWhiteSpace { end -= 1 }
    var start = end
    while start > 0, !isSeparator(bytes[start - 1]) { start -= 1 }
    while start < end, bytes[start].isWhiteSpace { start += 1 }
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }
}
