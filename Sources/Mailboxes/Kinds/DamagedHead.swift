import Bytes

/// Tells mail that something has been done to from other files: all of it in UTF-16, quoted, or behind
/// lines of another program.
enum DamagedHead {
  /// Bytes that are looked at.
  private static let length = 4_096
  /// The fields that must be there, in the languages in which programs name them.
  private static let fields: [[StaticString]] = [
    ["from:", "差出人:", "发件人:", "寄件者:", "보낸 사람:"],
    ["subject:", "件名:", "主题:", "主旨:", "제목:"],
    ["date:", "日時:", "日期:", "날짜:", "发送时间:"],
  ]

  /// Whether lines with a sender, a subject and a date stand at the start of a file.
  static func isMail(_ head: Span<UInt8>) -> Bool {
    var text: [UInt8] = []
    for index in 0..<min(head.count, length) where head[index] != 0 { text.append(head[index]) }
    var found = fields.map { _ in false }
    var isStart = true
    for place in text.indices {
      let byte = text[place]
      if byte == 0x0A || byte == 0x0D {
        isStart = true
        continue
      }
      guard isStart else { continue }
      // A mark of a quote, a byte order mark, or blanks.
      if byte == 0x3E || byte == 0x7C || byte == 0x20 || byte == 0x09 || byte >= 0xFE { continue }
      isStart = false
      for field in fields.indices where !found[field] {
        let line = text.span.extracting(place...)
        found[field] = fields[field].contains { MailFieldName.begins(line, with: $0) }
      }
    }
    return found.allSatisfy { $0 }
  }
}
