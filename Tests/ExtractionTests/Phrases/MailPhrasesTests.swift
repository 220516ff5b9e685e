import Assets
import Testing

@testable import Extraction

@Suite("The word lists that are compiled in")
struct MailPhrasesTests {
  static let files = [
    "attributions", "disclaimers", "kinds", "quoted-headers", "separators", "signatures",
  ]

  @Test("every line is a note or has a class, a language and a phrase", arguments: files)
  func isWellFormed(name: String) throws {
    let asset = try #require(Asset("Mail/\(name).tsv"))
    let lines = asset.text.split(separator: "\n")
    #expect(lines.count > 100)
    for line in lines where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      #expect(columns.count == 3 && columns.allSatisfy { !$0.isEmpty }, "\(line)")
    }
  }

  @Test("no line stands twice", arguments: files)
  func hasNoDoubles(name: String) throws {
    let asset = try #require(Asset("Mail/\(name).tsv"))
    let lines = asset.text.split(separator: "\n").map { line in
      line.split(separator: "\t").enumerated().filter { $0.offset != 1 }.map { String($0.element) }
    }
    #expect(Set(lines).count == lines.count)
  }

  @Test("phrases fit into the window that is looked back over", arguments: files)
  func areShort(name: String) throws {
    let asset = try #require(Asset("Mail/\(name).tsv"))
    for line in asset.text.split(separator: "\n") where !line.hasPrefix("#") {
      #expect(line.utf8.count < 120, "\(line)")
    }
  }
}
