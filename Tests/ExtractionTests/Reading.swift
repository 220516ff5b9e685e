@testable import Extraction

/// Runs the stages of extraction on literal text, for tests.
enum Reading {
  /// What the sender wrote in `text`.
  static func ownText(_ text: String) -> String {
    var reader = TextReader(rules: ExtractionRules(), .shared)
    let bytes = [UInt8](text.utf8)
    _ = reader.read(bytes.span)
    return String(decoding: reader.ownText(of: bytes.span), as: UTF8.self)
  }

  /// The role of each line of `text`.
  static func roles(_ text: String) -> [TextLine.Role] {
    var reader = TextReader(rules: ExtractionRules(), .shared)
    let bytes = [UInt8](text.utf8)
    _ = reader.read(bytes.span)
    return reader.lines.map(\.role)
  }

  /// The lines of `text`, with roles by quote marks alone.
  static func lines(_ text: String) -> [TextLine] {
    var lines: [TextLine] = []
    let bytes = [UInt8](text.utf8)
    LineScanner.scan(bytes.span, into: &lines)
    return lines
  }

  /// The folded lines of `text`.
  static func folded(_ text: String) -> FoldedLines {
    var folded = FoldedLines()
    let bytes = [UInt8](text.utf8)
    folded.fold(lines(text), of: bytes.span)
    return folded
  }
}
