import Bytes
import Records
import Testing

@testable import Mailboxes

@Suite("Apple Mail's frame around a message")
struct EmlxFrameTests {
  private static let mail = "Subject: x\n\nhi\n"  // 15 bytes

  private static func list(_ date: String, flags: String = "1") -> String {
    "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>date-received</key>\(date)"
      + "<key>flags</key><integer>\(flags)</integer></dict></plist>\n"
  }

  @Test(
    "the message ends where the count says, or before the last property list",
    arguments: [
      ("15\n", 3, 15), ("15        \n", 11, 15), ("15\r\n", 4, 15), ("9999\n", 5, 15),
      ("3\n", 2, 15), ("0\n", 2, 15), ("-1\n", 3, 15), ("   \n", 4, 15),
      ("99999999999999999999999999999\n", 30, 15),
    ])
  func counts(firstLine: String, offset: Int, bytes: Int) throws {
    let folder = try ThrowAwayFolder()
    let text = firstLine + Self.mail + Self.list("<integer>1767700800</integer>")
    let path = try folder.put("a.emlx", text)
    for found in [CollectedMessages(path), CollectedMessages(folder.path)] {
      #expect(found.places == [[offset, bytes]])
      #expect(found.items.map(\.origin.fileDate) == [Timestamp(seconds: 1_767_700_800)])
      #expect(found.items.map(\.origin.flags) == [.seen])
    }
  }

  @Test(
    "dates are counted from 1970, or from 2001 where nothing else makes sense",
    arguments: [
      ("<integer>1767700800</integer>", 1_767_700_800),
      ("<real>1767700800.5</real>", 1_767_700_800),
      ("<integer>789393600</integer>", 1_767_700_800), ("<integer>-5</integer>", nil),
      ("<integer>99999999999999999999</integer>", nil), ("<string>x</string>", nil),
      ("<integer>", nil),
    ] as [(String, Int64?)])
  func dates(element: String, seconds: Int64?) {
    let file = Array(("15\n" + Self.mail + Self.list(element)).utf8)
    let frame = EmlxFrame(start: 3, count: 15, tail: file.span, tailStart: 0)
    #expect(frame.range == 3..<18)
    #expect(frame.date == seconds.map { Timestamp(seconds: $0) })
  }

  @Test("a large one is read from its file, and from a temporary one out of an archive")
  func large() throws {
    let folder = try ThrowAwayFolder()
    let body = String(repeating: "0123456789\n", count: 20_000)
    let text = "220012 \nSubject: x\n\n" + body + Self.list("<integer>1767700800</integer>")
    let path = try folder.put("a.emlx", text)
    let kept = CollectedMessages(path)
    #expect(kept.places == [[8, 220_012]])
    var limits = ReadingLimits()
    limits.kept = 100_000
    limits.window = 4_096
    let passed = CollectedMessages(path, limits: limits)
    #expect(passed.items == kept.items)
  }
}
