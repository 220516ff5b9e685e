import Testing

@testable import Extraction

@Suite struct MemoTests {
  private func length(_ text: String, in memo: inout Memo<Int>, _ calls: inout Int) -> Int {
    let bytes = Array(text.utf8)
    var made = 0
    let value = memo.value(of: bytes.span) {
      made += 1
      return bytes.count
    }
    calls += made
    return value
  }

  @Test func makesEachTextOnce() {
    var memo = Memo<Int>(places: 64)
    var calls = 0
    for _ in 0..<5 { #expect(length("OS: iOS 17.2", in: &memo, &calls) == 12) }
    #expect(calls == 1)
  }

  /// One place for all texts: each pushes the other out, and none gets the value of another.
  @Test func givesNoTextTheValueOfAnother() {
    var memo = Memo<Int>(places: 1)
    var calls = 0
    for round in 0..<40 {
      let text = String(repeating: "a", count: round % 7)
      #expect(length(text, in: &memo, &calls) == round % 7)
    }
    #expect(calls > 7)
  }

  /// A text that was asked for again outlasts one that comes once.
  @Test func keepsWhatComesAgain() {
    var memo = Memo<Int>(places: 1)
    var calls = 0
    for _ in 0..<4 { _ = length("App: Packrat", in: &memo, &calls) }
    _ = length("User ID: 5512", in: &memo, &calls)
    #expect(calls == 2)
    _ = length("App: Packrat", in: &memo, &calls)
    #expect(calls == 2)
  }

  @Test(arguments: [(256, 1), (257, 2)])
  func remembersNoLongTexts(length count: Int, calls expected: Int) {
    var memo = Memo<Int>(places: 8)
    var calls = 0
    let text = String(repeating: "x", count: count)
    for _ in 0..<2 { #expect(length(text, in: &memo, &calls) == count) }
    #expect(calls == expected)
  }
}
