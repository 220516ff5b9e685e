import Testing

@testable import Assets

@Suite("Words around facts")
struct WordTableTests {
  @Test(
    "are of their kinds",
    arguments: [
      ("unknown", WordTable.Kinds.null), ("알수없음", .null), ("version", .version),
      ("バージョン", .version), ("build", .build), ("сборка", .build), ("testflight", .channel),
      ("samsung", .maker), ("bugreport", .topic), ("support", .support), ("문의", .support),
      ("deviceinformation", .heading), ("re", .reply), ("回复", .reply), ("wg", .forward),
      ("转发", .forward), ("generation", .model), ("since", .sentence), ("running", .link),
      ("name", .weakName), ("technicalsupport", .generic),
    ] as [(String, WordTable.Kinds)])
  func kinds(key: String, kind: WordTable.Kinds) {
    let bytes = Array(key.utf8)
    let kinds = WordTable().kinds(of: bytes.span)
    #expect(kinds.contains(kind))
  }

  @Test("are of no kind when they aren't there")
  func unknown() {
    let bytes = Array("kestrel".utf8)
    let kinds = WordTable().kinds(of: bytes.span)
    #expect(kinds.isEmpty)
  }
}
