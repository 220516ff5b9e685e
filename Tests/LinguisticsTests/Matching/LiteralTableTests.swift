import Testing

@testable import Linguistics

/// What a table finds is what was put in.
struct LiteralTableTests {
  /// Literals that share beginnings, are beginnings of one another, and branch by every byte.
  private static let literals: [[UInt8]] =
    [" crash", " crashes", " crash test", "\n no", " no", " non", "stürzt", " 崩", " 崩溃", "溃"]
    .map { Array($0.utf8) } + (1...255).map { [0x20, 0x7A, UInt8($0)] }
    + (1...255).map { [0x20, UInt8($0), UInt8(256 - $0), 0x71] }

  private let table: LiteralTable

  init() {
    var trie = LiteralTrie()
    for (number, literal) in Self.literals.enumerated() {
      #expect(trie.insert(literal) == number)
    }
    table = trie.table((0..<Int32(Self.literals.count)).map { $0 * 2 })
  }

  /// The endings that stand at `bytes`, or nil where the table leads nowhere.
  private func endings(of bytes: [UInt8]) -> Int32? {
    let units = table.units.span
    var place = 0
    for byte in bytes {
      guard let child = LiteralTable.child(of: units[place].children, by: byte, in: units) else {
        return nil
      }
      place = child
    }
    return units[place].endsLiteral ? table.endings[place] : -1
  }

  @Test func leadsToEachLiteral() {
    for (number, literal) in Self.literals.enumerated() {
      #expect(endings(of: literal) == Int32(2 * number))
    }
  }

  @Test func leadsNowhereElse() {
    var expected: [[UInt8]: Int32] = [:]
    for literal in Self.literals {
      for end in literal.indices.dropFirst() { expected[Array(literal[..<end]), default: -1] = -1 }
    }
    for (number, literal) in Self.literals.enumerated() { expected[literal] = Int32(2 * number) }
    for literal in Self.literals {
      var found: [[UInt8]: Int32] = [:]
      for byte in UInt8.min...UInt8.max {
        if let place = endings(of: literal + [byte]) { found[literal + [byte]] = place }
      }
      #expect(found == expected.filter { $0.key.dropLast().elementsEqual(literal) })
    }
  }

  @Test func findsNothingInAnEmptyTable() {
    let empty = LiteralTrie().table([])
    #expect(
      LiteralTable.child(of: empty.units[0].children, by: 0x20, in: empty.units.span) == nil)
  }
}
