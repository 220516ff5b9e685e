import Records

@testable import Extraction

/// Finds blocks in literal text, for tests: lines that begin with `>` are quoted.
enum Blocks {
  /// What a scan of a text found, and what is left as the person's words.
  struct Found {
    var own: Trailer?
    var quoted: Trailer?
    var text: String
  }

  /// Scans `text`.
  static func find(_ text: String, rules: ExtractionRules = ExtractionRules()) -> Found {
    let bytes = Array(text.utf8)
    let span = bytes.span
    var lines: [TextLine] = []
    var start = 0
    while start <= bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 10 { end += 1 }
      var content = start
      var depth = 0
      while content < end, bytes[content] == UInt8(ascii: ">") {
        depth += 1
        content += 1
        if content < end, bytes[content] == UInt8(ascii: " ") { content += 1 }
      }
      lines.append(
        TextLine(
          range: start..<end, content: content..<end, depth: depth, role: depth > 0 ? .quoted : .own
        ))
      start = end + 1
    }
    var finder = TrailerFinder(rules: rules)
    let scan = finder.scan(&lines, of: span)
    let own = lines.filter { $0.role == .own }.map {
      String(decoding: bytes[$0.content], as: UTF8.self)
    }
    return Found(own: scan.own, quoted: scan.quoted, text: trimmed(own))
  }

  /// The lines without blanks at their ends and empty ones around them.
  private static func trimmed(_ lines: [String]) -> String {
    var lines = lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
