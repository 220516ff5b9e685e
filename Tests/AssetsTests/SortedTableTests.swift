import Testing

@testable import Assets

@Suite("Sorted tables")
struct SortedTableTests {
  private func column(_ place: Int, of key: String, in table: SortedTable) -> String? {
    let bytes = Array(key.utf8)
    return table.row(for: bytes.span).map { table.column(place, of: $0) }
  }

  @Test("a row is found by its key and gives its columns")
  func finds() {
    let table = SortedTable(unsorted: Array("# note\nb\ttwo\tzwei\na\tone\nab\tthree\n\nc\n".utf8))
    #expect(table.count == 4)
    #expect(column(1, of: "a", in: table) == "one")
    #expect(column(1, of: "b", in: table) == "two")
    #expect(column(2, of: "b", in: table) == "zwei")
    #expect(column(0, of: "ab", in: table) == "ab")
    #expect(column(2, of: "a", in: table) == "")
    #expect(column(1, of: "c", in: table) == "")
  }

  @Test(
    "no other text is a key",
    arguments: ["", "abc", "A", "#", "# note", "a\tone", "one", "b\ttwo"])
  func misses(key: String) {
    let table = SortedTable(unsorted: Array("# note\nb\ttwo\na\tone\nab\tthree\n".utf8))
    #expect(column(1, of: key, in: table) == nil)
  }

  @Test("of equal keys the last line counts, and CRLF ends a line too")
  func lastCounts() {
    let table = SortedTable(unsorted: Array("a\told\r\nb\tx\r\na\tnew\r\n".utf8))
    #expect(column(1, of: "a", in: table) == "new")
    #expect(column(1, of: "b", in: table) == "x")
  }

  @Test("a table without rows has none")
  func empty() {
    let table = SortedTable(unsorted: [])
    #expect(table.count == 0)
    #expect(column(1, of: "a", in: table) == nil)
    let bytes = Array("a".utf8)
    let isHeld = table.holdsPrefix(of: bytes.span)
    #expect(!isHeld)
  }

  @Test(
    "a key that begins a text is found",
    arguments: [
      ("please describe it", true), ("please", true), ("write here", true), ("pleas", false),
      ("a", false), ("zzz", false), ("", false), ("writ", false), ("writehere", true),
    ])
  func prefixes(text: String, isHeld: Bool) {
    let table = SortedTable(unsorted: Array("please\nwrite\nkeep this\n".utf8))
    let bytes = Array(text.utf8)
    let found = table.holdsPrefix(of: bytes.span)
    #expect(found == isHeld)
  }

  @Test("rows come in order, all or those of one first byte")
  func walks() {
    let table = SortedTable(unsorted: Array("c\nab\nb\naa\n".utf8))
    var all: [String] = []
    var some: [String] = []
    table.forEach { _, row in all.append(table.column(0, of: row)) }
    table.forEach(from: UInt8(ascii: "a")) { _, row in some.append(table.column(0, of: row)) }
    #expect(all == ["aa", "ab", "b", "c"])
    #expect(some == ["aa", "ab"])
  }
}
