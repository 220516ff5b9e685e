import Testing

@testable import Assets

@Suite("The files of the tables")
struct TableFilesTests {
  /// Rows as arrays of columns, without notes.
  private func rows(_ name: String) throws -> [[String]] {
    let asset = try #require(Asset(name))
    return asset.text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test(
    "are sorted by the bytes of their keys, without a key twice, and end in a line end",
    arguments: [
      ("labels.tsv", 4), ("words.tsv", 3), ("prompts.tsv", 2), ("prompt-parts.tsv", 3),
      ("devices.tsv", 2), ("system-builds.tsv", 2),
    ])
  func areSorted(name: String, columns: Int) throws {
    let rows = try rows(name)
    #expect(rows.count > 100)
    for row in rows { #expect(row.count == columns, "\(row)") }
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(row[0].utf8.lexicographicallyPrecedes(next[0].utf8), "\(row[0]) before \(next[0])")
    }
    #expect(try #require(Asset(name)).text.hasSuffix("\n"))
  }

  @Test(
    "have the folded form of what was written as key",
    arguments: [("labels.tsv", 2), ("words.tsv", 2), ("prompts.tsv", 1), ("prompt-parts.tsv", 2)])
  func areFolded(name: String, column: Int) throws {
    for row in try rows(name) {
      let written = Array(row[column].utf8)
      let folded = FoldedKey.of(written.span)
      #expect(String(decoding: folded, as: UTF8.self) == row[0])
    }
  }

  @Test("name facts that exist")
  func facts() throws {
    for row in try rows("labels.tsv") {
      let fact = row[1].split(separator: " ").first.map(String.init) ?? ""
      #expect(LabelTable.Fact(rawValue: fact) != nil, "\(row)")
    }
  }

  @Test("know no prompt that begins another one, and no part shorter than four bytes")
  func prompts() throws {
    let keys = try rows("prompts.tsv").map { $0[0] }
    for (key, next) in zip(keys, keys.dropFirst()) {
      #expect(!next.utf8.starts(with: key.utf8), "\(key) begins \(next)")
    }
    for row in try rows("prompt-parts.tsv") {
      #expect(row[0].utf8.count >= 4)
      #expect(row[1] == "anywhere" || row[1] == "end")
    }
  }

  @Test("hold builds of the two platforms, each of the shape of Apple's")
  func builds() throws {
    for row in try rows("system-builds.tsv") {
      let parts = row[0].split(separator: " ")
      #expect(parts.count == 2 && (parts[0] == "iOS" || parts[0] == "macOS"), "\(row)")
      let digits = parts[1].prefix { $0.isNumber }
      let rest = parts[1].dropFirst(digits.count)
      #expect((1...2).contains(digits.count), "\(row)")
      #expect(rest.first?.isUppercase == true && rest.dropFirst().allSatisfy(\.isNumber), "\(row)")
    }
  }
}
