import Bytes
import Records
import Testing

@testable import Analysis

extension FactBatch {
  /// The facts of some records.
  static func of(_ records: [MessageRecord]) -> FactBatch {
    var writer = FactBatchWriter()
    for record in records { writer.append(record) }
    return writer.finished()
  }
}

@Suite("Facts of messages, packed")
struct FactBatchTests {
  /// Mail with all that a row can hold: crash reports, own codes, answers, mail without an app.
  private static var records: [MessageRecord] {
    var inbox = InboxBuilder.withRelease { $0 % 2 == 0 ? "crash" : "x-mine" }
    inbox.report(day: 60, app: nil, version: nil, subject: "Hello")
    inbox.other(.reply, day: 61, from: "p@example.org", to: "support@example.com", subject: "Re: x")
    var records = inbox.records
    for index in records.indices where index % 7 == 0 {
      records[index].crash = CrashFacts(signature: "Store.save \(index % 3)")
      records[index].app.bundleID = "com.example.packrat"
      records[index].from.name = "Maya Ühl"
      records[index].text = String(repeating: "Everything is slow since the update. ", count: 30)
      records[index].replyTo.address = "other\(index)@example.net"
      records[index].references = ["a@example.com", "b\(index)@example.com"]
      records[index].warnings.insert(.badCharset)
    }
    return records
  }

  private static func findings(_ batches: [(FactBatch, (Int) -> String)]) -> Findings {
    var tally = Tally()
    for (batch, path) in batches { tally.take(batch, path: path) }
    return tally.findings(now: InboxBuilder.now(75), sources: [])
  }

  @Test("dropping messages leaves what the others alone would give", arguments: [2, 3, 5])
  func dropping(step: Int) throws {
    let all = Self.records
    let rest = all.enumerated().filter { $0.offset % step != 0 }.map(\.element)
    let expected = InboxBuilder.findings(rest, day: 75)
    #expect(expected.totals.messages == rest.count)
    let kept = try #require(FactBatch.of(all).keeping { number, _ in number % step != 0 })
    #expect(kept.count == rest.count)
    #expect(Self.findings([(kept, { rest[$0].path })]) == expected)
    #expect(kept.bytes == FactBatch.of(rest).bytes)
    var tally = Tally()
    let counts = tally.take(
      FactBatch.of(all), where: { number, _ in number % step != 0 }, path: { all[$0].path })
    #expect(counts?.messages == rest.count)
    #expect(counts?.bytes == rest.reduce(0) { $0 + $1.bytes })
    #expect(tally.findings(now: InboxBuilder.now(75), sources: []) == expected)
  }

  @Test("a path is asked for when it is used, not kept")
  func paths() {
    var inbox = InboxBuilder()
    inbox.report(day: 1, app: nil, version: nil)
    let findings = Self.findings([(FactBatch.of(inbox.records), { _ in "moved" })])
    #expect(findings.unclassified.examples.map(\.path) == ["moved"])
  }

  @Test("damaged bytes are noticed or harmless, never a trap")
  func damage() {
    let batch = FactBatch.of(Array(Self.records.suffix(12)))
    for end in stride(from: 0, to: batch.bytes.count, by: 7) {
      var tally = Tally()
      let cut = FactBatch(bytes: Array(batch.bytes[..<end]))
      #expect(tally.take(cut, path: { _ in "" }) == nil)
      #expect(cut.keeping { _, _ in true } == nil)
    }
    var random = SeededRandom(state: 5)
    for _ in 0..<150 {
      var bytes = batch.bytes
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let changed = FactBatch(bytes: bytes)
      _ = changed.keeping { number, _ in number % 2 == 0 }
      var tally = Tally()
      if tally.take(changed, path: { _ in "" }) != nil {
        _ = tally.findings(now: InboxBuilder.now(75), sources: [])
      }
    }
  }
}
