import Assets

/// Reads the word lists that are compiled into the program.
enum WordList {
  /// The phrases of one class, as written.
  static func phrases(of name: StaticString, in asset: Asset) -> [[UInt8]] {
    let bytes = asset.bytes
    var result: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if let phrase = phrase(of: name, in: bytes.extracting(start..<end)) { result.append(phrase) }
      start = end + 1
    }
    return result
  }

  private static func phrase(of name: StaticString, in line: Span<UInt8>) -> [UInt8]? {
    let wanted = name.utf8CodeUnitCount
    guard line.count > wanted, line[wanted] == UInt8(ascii: "\t") else { return nil }
    for place in 0..<wanted where unsafe line[place] != name.utf8Start[place] { return nil }
    var start = wanted + 1
    while start < line.count, line[start] != UInt8(ascii: "\t") { start += 1 }
    guard start + 1 < line.count else { return nil }
    return unsafe line.extracting((start + 1)...).withUnsafeBufferPointer { unsafe [UInt8]($0) }
  }
}
