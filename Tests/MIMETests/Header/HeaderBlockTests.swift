import Records
import Testing

@testable import MIME

@Suite("Header blocks, RFC 5322 sections 2.2 and 4.5")
struct HeaderBlockTests {
  @Test(
    "fields are read up to the empty line",
    arguments: [
      ("Subject: Hi\n\nbody", ["subject= Hi"], "body"),
      ("Subject: Hi\r\n\r\nbody", ["subject= Hi"], "body"),
      ("Subject: Hi\r\r\nFrom: a\n\r\r\nbody", ["subject= Hi", "from= a"], "body"),
      ("Subject: Hi\r\n there\nTo: b\n\nbody", ["subject= Hi\r\n there", "to= b"], "body"),
      ("Subject:\n Hi\n\t \n there\n\nbody", ["subject=\n Hi\n\t \n there"], "body"),
      ("SUBJECT \t:Hi\n\n", ["subject=Hi"], ""),
      ("Subject:\n\nbody", ["subject="], "body"),
      ("X-Unknown: a\nSubject: b\nX-Other: c\n d\n\nbody", ["subject= b"], "body"),
      // The end of the file.
      ("Subject: Hi", ["subject= Hi"], ""),
      ("Subject: Hi\n", ["subject= Hi"], ""),
      ("Subject: Hi\n th", ["subject= Hi\n th"], ""),
      ("Subject", [], "Subject"),
      ("", [], ""),
      // Repeated fields are all there.
      ("To: a\nTo: b\n\n", ["to= a", "to= b"], ""),
    ])
  func reads(source: String, fields: [String], body: String) {
    let bytes = Array(source.utf8)
    var block = HeaderBlock()
    block.readMessage(bytes.span, in: bytes.indices)
    #expect(described(block, bytes) == fields)
    #expect(String(decoding: bytes[block.bodyStart...], as: UTF8.self) == body)
  }

  @Test(
    "junk is passed over when a field follows within three lines",
    arguments: [
      ("From: a\njunk\nTo: b\n\nbody", ["from= a", "to= b"], "body"),
      ("From: a\n1\n2\n3\nTo: b\n\nbody", ["from= a", "to= b"], "body"),
      ("From: a\n1\n2\n3\n4\nTo: b\n\nbody", ["from= a"], "1\n2\n3\n4\nTo: b\n\nbody"),
      ("From: a\njunk\n\nTo: b\n", ["from= a"], "junk\n\nTo: b\n"),
      ("From: a\nHello there\nhow are you\n", ["from= a"], "Hello there\nhow are you\n"),
      ("From: a\njunk\n more junk\nTo: b\n\nbody", ["from= a", "to= b"], "body"),
      ("From: a\n\0\0\0\nTo: b\n\nbody", ["from= a", "to= b"], "body"),
      ("From: a\n: no name\nTo: b\n\n", ["from= a", "to= b"], ""),
      ("From: a\nWith blank: x\nTo: b\n\n", ["from= a", "to= b"], ""),
      ("From: a\nÜ: x\nTo: b\n\n", ["from= a", "to= b"], ""),
      (" continues nothing\nTo: b\n\nbody", ["to= b"], "body"),
      ("From: a\n>From x@y Tue Jan  6 09:00:00 2026\nTo: b\n\n", ["from= a", "to= b"], ""),
    ])
  func skipsJunk(source: String, fields: [String], body: String) {
    let bytes = Array(source.utf8)
    var block = HeaderBlock()
    block.readMessage(bytes.span, in: bytes.indices)
    #expect(described(block, bytes) == fields)
    #expect(String(decoding: bytes[block.bodyStart...], as: UTF8.self) == body)
    #expect(block.warnings.list == [.malformedHeader])
  }

  @Test(
    "what mailboxes and protocols leave before a header is passed over",
    arguments: [
      "\u{FEFF}", "\n", "\r\n\n", "From x@y Tue Jan  6 09:00:00 2026\n",
      ">From x@y Tue Jan  6 09:00:00 2026\r\n", "+OK 512 octets\r\n",
      "\u{FEFF}\n+OK\nFrom x\n\n",
    ])
  func skipsPreface(preface: String) {
    let bytes = Array((preface + "Subject: Hi\n\nbody").utf8)
    var block = HeaderBlock()
    block.readMessage(bytes.span, in: bytes.indices)
    #expect(described(block, bytes) == ["subject= Hi"])
    #expect(String(decoding: bytes[block.bodyStart...], as: UTF8.self) == "body")
    #expect(block.warnings == [])
  }

  @Test(
    "without any field all is body",
    arguments: [
      ("Just text\n", "Just text\n"),
      ("From Monday on it crashes\nall the time\n", "From Monday on it crashes\nall the time\n"),
      ("\nJust text\n", "\nJust text\n"),
      ("\u{FEFF}Just text", "Just text"),
    ])
  func readsBodyOnly(source: String, body: String) {
    let bytes = Array(source.utf8)
    var block = HeaderBlock()
    block.readMessage(bytes.span, in: bytes.indices)
    #expect(block.fields.isEmpty)
    #expect(String(decoding: bytes[block.bodyStart...], as: UTF8.self) == body)
  }

  @Test("the header of a part may be empty")
  func readsEmptyPart() {
    let bytes = Array("\nSubject: x\n\nbody".utf8)
    var block = HeaderBlock()
    block.read(bytes.span, in: bytes.indices)
    #expect(block.fields.isEmpty)
    #expect(block.range == 0..<1)
    #expect(block.bodyStart == 1)
  }

  @Test("a part is read within its range")
  func staysInRange() {
    let bytes = Array("xSubject: Hi\nTo: b\n\nbody".utf8)
    var block = HeaderBlock()
    block.read(bytes.span, in: 1..<15)
    #expect(described(block, bytes) == ["subject= Hi"])
    #expect(block.bodyStart == 13)
  }

  @Test("CR ends lines when the first 64 KiB hold no LF")
  func findsLineEnding() {
    let sample = [UInt8](repeating: UInt8(ascii: "a"), count: 65_535)
    for (tail, expected) in [
      ([13], LineEnding.carriageReturn), ([13, 10], .carriageReturn), ([10, 13], .lineFeed),
      ([97], .lineFeed), ([97, 13], .lineFeed),
    ] as [([UInt8], LineEnding)] {
      let bytes = sample + tail
      #expect(LineEnding(of: bytes.span) == expected)
    }
    let none: [UInt8] = []
    #expect(LineEnding(of: none.span) == .lineFeed)
  }

  @Test(
    "unknown fields don't count, known ones up to 10,000",
    arguments: [(9_999, false), (10_000, false), (10_001, true)])
  func countsFields(count: Int, isCut: Bool) {
    let unknown = String(repeating: "X-Y: z\n", count: 20_000)
    let bytes = Array((unknown + String(repeating: "To: a\n", count: count) + "\nbody").utf8)
    var block = HeaderBlock()
    block.readMessage(bytes.span, in: bytes.indices)
    #expect(block.fields.count == min(count, 10_000))
    #expect(block.warnings.list == (isCut ? [.truncated] : []))
    #expect(String(decoding: bytes[block.bodyStart...], as: UTF8.self) == "body")
  }

  @Test("a block is read up to 8 MiB", arguments: [(-1, false), (0, false), (1, true)])
  func countsBytes(beyond: Int, isCut: Bool) {
    // "Subject: b" ends right at the limit, or a byte before or behind it.
    let padding = 8 * 1_048_576 - "Subject: a\nX: \nSubject: b".utf8.count + beyond
    let filler = "X: " + String(repeating: "x", count: padding) + "\n"
    let bytes = Array(("Subject: a\n" + filler + "Subject: b\nTo: c\n\nbody").utf8)
    var block = HeaderBlock()
    block.readMessage(bytes.span, in: bytes.indices)
    #expect(block.warnings.list.contains(.truncated))
    #expect(described(block, bytes).last == (isCut ? "subject= " : "subject= b"))
    #expect(String(decoding: bytes[block.bodyStart...], as: UTF8.self) == "body")
  }

  @Test("a field that is folded 300,000 times and 100,000 fields are read in one pass")
  func isLinear() {
    let folded = Array(("To: a" + String(repeating: ",\n b", count: 300_000) + "\n\n").utf8)
    var block = HeaderBlock()
    block.readMessage(folded.span, in: folded.indices)
    #expect(block.fields.count == 1)
    #expect(block.bodyStart == folded.count)
    let many = Array((String(repeating: "To: a\n", count: 100_000) + "\n").utf8)
    block.readMessage(many.span, in: many.indices)
    #expect(block.bodyStart == many.count)
    let junk = Array((String(repeating: "a\nb\nc\nd: \n", count: 100_000) + "\n").utf8)
    block.readMessage(junk.span, in: junk.indices)
    #expect(block.bodyStart == junk.count)
  }

  private func described(_ block: HeaderBlock, _ bytes: [UInt8]) -> [String] {
    block.fields.map { field in
      "\(field.known.map { "\($0)" } ?? "?")=\(String(decoding: bytes[field.body], as: UTF8.self))"
    }
  }
}
