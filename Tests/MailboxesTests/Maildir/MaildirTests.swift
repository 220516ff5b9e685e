import Bytes
import Records
import Testing

@testable import Mailboxes

@Suite("Maildir and Maildir++")
struct MaildirTests {
  private static let mail = "Subject: x\n\nhi\n"

  @Test("messages of new and cur come by number, then by name; nothing else is a message")
  func order() throws {
    let folder = try ThrowAwayFolder()
    for name in [
      "cur/1767690000.M1P1.host:2,S", "new/1767776400.M2P1.host",
      "cur/1767862800.M3P1.host,S=15:2,RS",
      "cur/900000000.a.host:2,", "cur/.hidden", "tmp/1767860000.M9P1.host", "dovecot-uidlist",
      "new/no-number",
    ] {
      try folder.put(name, Self.mail)
    }
    let found = CollectedMessages(folder.path)
    #expect(
      found.items.map { $0.origin.path.dropFirst(folder.path.count + 1) } == [
        "cur/900000000.a.host:2,", "cur/1767690000.M1P1.host:2,S", "new/1767776400.M2P1.host",
        "cur/1767862800.M3P1.host,S=15:2,RS", "new/no-number",
      ])
    #expect(found.items.allSatisfy { $0.origin.offset == 0 && $0.origin.bytes == 15 })
    #expect(found.items[1].origin.fileDate == Timestamp(seconds: 1_767_690_000))
    #expect(found.items[1].origin.flags == .seen)
    #expect(found.items[3].origin.flags == [.seen, .replied])
    #expect(found.sources.map(\.type) == ["maildir"])
    #expect(found.sources.map(\.messages) == [5])
    #expect(found.sources.map(\.bytes) == [75])
    #expect(found.problems == [])
  }

  @Test("subfolders come behind the folder itself, by name, with decoded names")
  func subfolders() throws {
    let folder = try ThrowAwayFolder()
    for name in [
      "cur/1.a:2,", ".Support.M&APw-ll/new/2.b", ".Junk/cur/3.c:2,T", ".Empty/cur/.keep",
    ] {
      try folder.put(name, Self.mail)
    }
    for name in ["new", ".Junk/new", ".Support.M&APw-ll/cur", ".Empty/new"] {
      try folder.make(name)
    }
    let found = CollectedMessages(folder.path)
    #expect(found.items.map(\.origin.folder) == [nil, "Junk", "Support/Müll"])
    #expect(found.items.map(\.origin.flags) == [[], .trashed, []])
  }

  @Test(
    "names give number, identity and flags",
    arguments: [
      ("1767690000.M1P1.host:2,S", 1_767_690_000, 20, MessageOrigin.Flags.seen),
      ("1.a;2,DFPRST", 1, 3, [.draft, .flagged, .passed, .replied, .seen, .trashed]),
      ("1.a!2,F", 1, 3, .flagged),
      ("1.a,S=12,W=14:2,SZ", 1, 13, .seen),
      ("1.a:1,S", 1, 7, []),
      ("x:2,", nil, 1, []),
      ("99999999999999999999999:2,S", UInt64.max, 23, .seen),
    ] as [(String, UInt64?, Int, MessageOrigin.Flags)])
  func names(name: String, number: UInt64?, uniqueCount: Int, flags: MessageOrigin.Flags) {
    let read = MaildirName(Array(name.utf8).span)
    #expect(read.number == number)
    #expect(read.uniqueCount == uniqueCount)
    #expect(read.flags == flags)
  }

  @Test(
    "modified UTF-7, RFC 3501 section 5.1.3",
    arguments: [
      ("INBOX", "INBOX"), ("A&-B", "A&B"), ("M&APw-ll", "Müll"),
      ("~peter/mail/&U,BTFw-/&ZeVnLIqe-", "~peter/mail/台北/日本語"), ("&2D3eAA-", "😀"),
      ("&open", nil), ("&A-", nil), ("M\u{FC}ll", nil), ("&2D0-", nil),
    ] as [(String, String?)])
  func folderNames(encoded: String, decoded: String?) {
    #expect(ModifiedUTF7.decode(Array(encoded.utf8)) == decoded)
  }
}
