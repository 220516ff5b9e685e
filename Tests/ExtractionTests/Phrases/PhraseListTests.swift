import Testing

@testable import Extraction

@Suite("Phrases of a word list")
struct PhraseListTests {
  private let list = PhraseList(
    ["Sent", "Sent from", "写道", "a écrit", "пишет"].map { [UInt8]($0.utf8) })

  @Test(
    "the longest phrase that begins at a place is found",
    arguments: [
      ("sent from my", 0, 9), ("sent", 0, 4), ("sently", 0, nil), ("sent fromage", 0, 4),
      ("x 写道:", 2, 8), ("写道者", 0, 6), ("пишет", 0, 10), ("пишете", 0, nil), ("", 0, nil),
    ] as [(String, Int, Int?)])
  func matches(text: String, start: Int, end: Int?) {
    let bytes = [UInt8](text.utf8)
    #expect(list.match(in: bytes.span, at: start, before: bytes.count) == end)
  }

  @Test(
    "a phrase inside a text begins a word",
    arguments: [
      ("he sent it", 3..<7), ("absent", nil), ("support a ecrit :", 8..<15), ("他写道", 3..<9),
    ] as [(String, Range<Int>?)])
  func findsFirst(text: String, range: Range<Int>?) {
    let bytes = [UInt8](text.utf8)
    #expect(list.first(in: bytes.span, 0..<bytes.count) == range)
  }

  @Test("phrases are counted without overlap, up to a limit")
  func counts() {
    let bytes = [UInt8]("sent sent from 写道写道".utf8)
    #expect(list.count(in: bytes.span, 0..<bytes.count, upTo: 9) == 4)
    #expect(list.count(in: bytes.span, 0..<bytes.count, upTo: 2) == 2)
  }

  @Test(
    "a phrase at the end of a text is found from behind",
    arguments: [("anna a ecrit", 5), ("absent", nil), ("于09:12写道", 8), ("sent from x", nil)]
      as [(String, Int?)])
  func matchesEnding(text: String, start: Int?) {
    let bytes = [UInt8](text.utf8)
    #expect(list.matchEnding(at: bytes.count, in: bytes.span, from: 0) == start)
  }
}
