import Bytes
import Records
import Testing

@testable import Mailboxes

@Suite("Packed mailboxes")
struct PackedTests {
  @Test(
    "all members, streams and frames are one mailbox",
    arguments: [
      "two.mbox", "two-members.mbox.gz", "two-streams.mbox.bz2", "two-streams-padded.mbox.xz",
      "skippable-and-two-frames.mbox.zst", "three-levels.gz", "rubbish-behind.mbox.gz",
    ])
  func streams(name: String) {
    let found = CollectedMessages(Fixture.mailbox(name))
    #expect(found.places == [[47, 50], [143, 47]])
    #expect(found.items.map { $0.text.hasSuffix("first\n") } == [true, false])
    #expect(found.sources.map(\.type) == ["mbox"])
    #expect(
      found.problems.map(\.reason) == (name == "rubbish-behind.mbox.gz" ? [.trailingBytes] : []))
  }

  @Test("a fourth level of packing is no mail")
  func levels() {
    let found = CollectedMessages(Fixture.mailbox("four-levels.gz"))
    #expect(found.items.isEmpty)
    #expect(found.problems.map(\.reason) == [.notMail])
  }

  @Test(
    "of a file that is cut, all counts that its packer gives back; the place is named",
    arguments: [("cut.mbox.gz", 30, 13_585), ("cut.mbox.xz", 30, 13_491), ("cut.mbox.zst", 0, 0)])
  func cut(name: String, messages: Int, end: Int) {
    let found = CollectedMessages(Fixture.mailbox(name))
    #expect(found.items.count == messages)
    #expect(found.places.last.map { $0[0] + $0[1] } ?? 0 == end)
    #expect(found.items.last.map { $0.origin.warnings == RecordWarnings(.truncated) } ?? true)
    #expect(found.items.dropLast().allSatisfy { $0.origin.warnings.isEmpty })
    #expect(found.problems.map(\.reason) == [.damagedArchive])
  }

  @Test("a wrong sum is named, and what was unpacked counts")
  func wrongSum() {
    let found = CollectedMessages(Fixture.mailbox("wrong-sum.mbox.gz"))
    #expect(found.places == [[47, 50], [143, 47]])
    #expect(found.items.allSatisfy { $0.origin.warnings.isEmpty })
    #expect(found.problems.map(\.reason) == [.damagedArchive])
  }

  @Test("each file in an archive is an input of its own", arguments: ["box.zip", "box.tar.gz"])
  func archives(name: String) {
    let path = Fixture.mailbox(name)
    let found = CollectedMessages(path)
    #expect(
      found.items.map { "\($0.origin.path.dropFirst(path.count)) \($0.origin.offset)" } == [
        "/box/cur/1767690000.M1.host:2,RS 0", "/box/Archive/old.mbox 47",
        "/box/Archive/old.mbox 143", "/box/7.emlx 3", "/box/packed.mbox.gz 47",
        "/box/packed.mbox.gz 143",
      ])
    #expect(found.items[0].origin.fileDate == Timestamp(seconds: 1_767_690_000))
    #expect(found.items[0].origin.flags == [.seen, .replied])
    #expect(found.items[3].origin.fileDate == Timestamp(seconds: 1_767_700_800))
    #expect(
      found.items.map(\.origin.folder) == [
        "box", "box/Archive", "box/Archive", "box", "box", "box",
      ])
    #expect(found.sources.map(\.type) == ["archive"])
    #expect(found.problems == [])
  }

  @Test("a message that was packed in a Maildir is unpacked")
  func maildir() throws {
    let folder = try ThrowAwayFolder()
    let packed: [UInt8] = [
      0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x0B, 0x2E, 0x4D, 0xCA, 0x4A,
      0x4D,
      0x2E, 0xB1, 0x52, 0xA8, 0xE0, 0xE2, 0xCA, 0xC8, 0xE4, 0x02, 0x00, 0x00, 0x0E, 0xCF, 0x37,
      0x0F,
      0x00, 0x00, 0x00,
    ]
    try folder.put("cur/1.a:2,SZ", packed)
    try folder.make("new")
    let found = CollectedMessages(folder.path)
    #expect(found.items.map(\.text) == ["Subject: x\n\nhi\n"])
    #expect(found.items.map(\.origin.bytes) == [15])
    #expect(found.problems == [])
  }
}
