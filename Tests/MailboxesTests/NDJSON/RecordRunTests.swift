import Testing

@testable import Mailboxes

@Suite("Mailboxes of records")
struct RecordRunTests {
  private static let lines = [
    #"{"path":"a","offset":1,"bytes":2}"#, #"{ "subject" : "é" , "new":[1] }"#, #"{"path":1}"#, "",
    "no record", #"{"path":"last"}"#,
  ]

  @Test("records pass as they stand, lines that are none are named with their place")
  func lines() throws {
    let folder = try ThrowAwayFolder()
    let path = try folder.put("in", Self.lines.joined(separator: "\r\n"))
    for size in [1, 2, 3, 4_096, 1 << 20] {
      var limits = ReadingLimits()
      limits.window = size
      let found = CollectedMessages(path, limits: limits)
      #expect(found.records == [Self.lines[0], Self.lines[1], Self.lines[5]])
      #expect(found.problems.map(\.reason) == [.badRecord, .badRecord])
      #expect(found.problems.map(\.offset) == [69, 83])
      #expect(found.sources.map(\.type) == ["ndjson"])
      #expect(found.sources.map(\.messages) == [3])
    }
  }

  @Test("a line that is too long is passed over")
  func longLine() throws {
    let folder = try ThrowAwayFolder()
    let long = #"{"path":""# + String(repeating: "x", count: 100_000) + #""}"#
    let path = try folder.put("in", [Self.lines[0], long, Self.lines[5]].joined(separator: "\n"))
    var limits = ReadingLimits()
    limits.window = 4_096
    limits.recordLine = 20_000
    let found = CollectedMessages(path, limits: limits)
    #expect(found.records == [Self.lines[0], Self.lines[5]])
    #expect(found.problems.map(\.offset) == [34])
  }
}
