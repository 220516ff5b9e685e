import Testing

@testable import Extraction

@Suite("Lines and quote marks")
struct LineScannerTests {
  @Test(
    "marks at the start of a line are counted",
    arguments: [
      ("text", 0, "text"), ("> text", 1, "text"), (">text", 1, "text"), (">> text", 2, "text"),
      ("> > text", 2, "text"), ("> >> text", 3, "text"), (">  > text", 1, " > text"),
      (" > pasted", 0, " > pasted"), ("    > pasted", 0, "    > pasted"), (">", 1, ""),
      ("\u{FEFF}> text", 1, "text"), ("a > b", 0, "a > b"), ("-> b", 0, "-> b"),
    ])
  func countsMarks(line: String, depth: Int, content: String) {
    let lines = Reading.lines(line)
    #expect(lines.count == 1)
    #expect(lines[0].depth == depth)
    let bytes = [UInt8](line.utf8)
    #expect(String(decoding: bytes[lines[0].content], as: UTF8.self) == content)
    #expect(lines[0].role == (depth > 0 ? .quoted : .own))
  }

  @Test("depth is told apart up to 32", arguments: [(31, 31), (32, 32), (33, 32), (5_000, 32)])
  func limitsDepth(marks: Int, depth: Int) {
    let lines = Reading.lines(String(repeating: "> ", count: marks) + "x")
    #expect(lines.map(\.depth) == [depth])
  }

  @Test("ranges are those of the text")
  func givesRanges() {
    let lines = Reading.lines("a\n\n> b\nc")
    #expect(lines.map(\.range) == [0..<1, 2..<2, 3..<6, 7..<8])
    #expect(lines.map(\.content) == [0..<1, 2..<2, 5..<6, 7..<8])
  }

  @Test(
    "a run of empty lines is kept up to eight",
    arguments: [(7, 9), (8, 10), (9, 10), (100_000, 10)])
  func limitsEmptyLines(empty: Int, lines: Int) {
    #expect(Reading.lines("a\n" + String(repeating: "\n", count: empty) + "b").count == lines)
  }

  @Test(
    "behind the last line that is told apart all is one line",
    arguments: [(49_999, 49_999), (50_000, 50_000), (50_001, 50_001), (60_000, 50_001)])
  func limitsLines(count: Int, lines: Int) {
    let text = String(repeating: "a\n", count: count)
    let scanned = Reading.lines(text)
    #expect(scanned.count == lines)
    #expect((scanned.last?.range.upperBound ?? 0) >= text.utf8.count - 1)
  }
}
