import Testing

@testable import Mailboxes

@Suite("What holds for every mbox")
struct MboxPropertyTests {
  private static let mailbox =
    "From a@example.org Tue Jan  6 09:10:11 2026\nSubject: 1\n\nbody\n>From quoted\n\n"
    + "From b@example.org Tue Jan  6 09:10:12 2026\r\nSubject: 2\r\nContent-Length: 52\r\n\r\n"
    + "From x Tue Jan  6 09:10:12 2026\nNot: a message\n\nend\n\n"
    + "From c@example.org Tue Jan  6 09:10:13 +0100 2026\nSubject: 3\n\nlast\n\n"

  @Test("any cut of a file gives the same messages before the last")
  func cuts() throws {
    let folder = try ThrowAwayFolder()
    let bytes = Array(Self.mailbox.utf8)
    let whole = CollectedMessages(try folder.put("in", bytes))
    #expect(whole.places == [[44, 30], [120, 86], [257, 17]])
    for length in 0..<bytes.count {
      let cut = CollectedMessages(try folder.put("in", Array(bytes[..<length])))
      // While the place that Content-Length leads to is missing, it can't be believed.
      let sure = length >= 265 ? 2 : length >= 128 ? 1 : 0
      #expect(cut.items.prefix(sure).elementsEqual(whole.items.prefix(sure)), "cut at \(length)")
      #expect(cut.items.count >= sure)
    }
  }

  @Test("the messages and what lies between them are the file")
  func joins() throws {
    let folder = try ThrowAwayFolder()
    let bytes = Array(Self.mailbox.utf8)
    let found = CollectedMessages(try folder.put("in", bytes))
    var end = 0
    for place in found.places {
      let gap = String(decoding: bytes[end..<place[0]], as: UTF8.self)
      let isSeparator = gap.drop { $0.isNewline }.hasPrefix("From ")
      #expect(isSeparator && gap.last?.isNewline == true, "\(gap)")
      end = place[0] + place[1]
    }
    #expect(bytes[end...] == [0x0A])
  }
}
