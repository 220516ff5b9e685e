/// The hash of a subject without its reply and forward marks, case and blanks.
enum SubjectKey {
  /// The marks of `formats.md`, section 2, in lower case.
  private static let marks: Set<[UInt8]> = Set(
    [
      "re", "aw", "antw", "sv", "vs", "va", "odp", "vá", "ynt", "rif", "r", "res", "ref", "rép",
      "tr", "fwd", "fw", "wg", "doorst", "trs", "rv", "enc", "i", "pd", "vl", "vb", "videresend",
      "redir", "i̇lt", "ilt", "回复", "回覆", "答复", "答覆", "转发", "轉寄", "返信", "転送", "회신", "전달",
      "ответ", "на", "пересл",
    ].map { [UInt8]($0.utf8) })

  /// The key, or 0 when nothing is left of the subject.
  static func hash(_ subject: String?) -> UInt32 {
    guard let subject else { return 0 }
    var bytes: [UInt8] = []
    for byte in subject.utf8.prefix(1_000) {
      bytes.append(byte >= 65 && byte <= 90 ? byte | 0x20 : byte)
    }
    var start = 0
    while let next = endOfMark(bytes, from: start) { start = next }
    var fingerprint = Fingerprint()
    var isEmpty = true
    var pendingBlank = false
    for byte in bytes[start...] {
      if byte <= 32 {
        pendingBlank = !isEmpty
        continue
      }
      if pendingBlank { fingerprint.combine(UInt8(32)) }
      pendingBlank = false
      isEmpty = false
      fingerprint.combine(byte)
    }
    return isEmpty ? 0 : UInt32(truncatingIfNeeded: fingerprint.value) | 1
  }

  /// The subject behind its marks; of a long one the beginning.
  static func withoutMarks(_ subject: String) -> String {
    let bytes = [UInt8](subject.utf8.prefix(1_000))
    let lower = bytes.map { $0 >= 65 && $0 <= 90 ? $0 | 0x20 : $0 }
    var start = 0
    while let next = endOfMark(lower, from: start) { start = next }
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  /// Where the text behind a mark (`Re:`, `Re[2]:`, `回复：`) begins, or nil when none stands there.
  private static func endOfMark(_ bytes: [UInt8], from start: Int) -> Int? {
    var place = start
    while place < bytes.count, bytes[place] <= 32 { place += 1 }
    let first = place
    while place < bytes.count, place - first <= 20, !isEnd(bytes, place) { place += 1 }
    let mark = [UInt8](bytes[first..<place])
    guard marks.contains(lowered(mark)) else { return nil }
    if place < bytes.count, bytes[place] == UInt8(ascii: "[") || bytes[place] == UInt8(ascii: "(") {
      place += 1
      while place < bytes.count, bytes[place] >= 48, bytes[place] <= 57 { place += 1 }
      guard place < bytes.count,
        bytes[place] == UInt8(ascii: "]") || bytes[place] == UInt8(ascii: ")")
      else { return nil }
      place += 1
    }
    while place < bytes.count, bytes[place] == 32 { place += 1 }
    if place < bytes.count, bytes[place] == UInt8(ascii: ":") { return place + 1 }
    return isFullWidthColon(bytes, place) ? place + 3 : nil
  }

  private static func isEnd(_ bytes: [UInt8], _ place: Int) -> Bool {
    switch bytes[place] {
    case 0...32, UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "("): true
    default: isFullWidthColon(bytes, place)
    }
  }

  private static func isFullWidthColon(_ bytes: [UInt8], _ place: Int) -> Bool {
    place + 2 < bytes.count && bytes[place] == 0xEF && bytes[place + 1] == 0xBC
      && bytes[place + 2] == 0x9A
  }

  /// Lower case of the few letters beyond ASCII that marks use.
  private static func lowered(_ mark: [UInt8]) -> [UInt8] {
    [UInt8](String(decoding: mark, as: UTF8.self).lowercased().utf8)
  }
}
