import Bytes
import Glibc
import Records
import Testing

@testable import Mailboxes

@Suite("A Maildir that changes while it is read")
struct ChangingMaildirTests {
  @Test("messages that were marked, moved, deleted or missed are each read once, or not at all")
  func changes() throws {
    let folder = try ThrowAwayFolder()
    let names = ["new/1000.a", "cur/1001.b:2,", "cur/1002.c:2,S", "new/1003.d"]
    for name in names { try folder.put(name, "Subject: \(name.dropFirst(4).prefix(6))\n") }
    var reader = MailboxReader(paths: [Array(folder.path.utf8)])
    let first = reader.next()
    let batch = try #require(first)
    rename(folder.path + "/new/1000.a", folder.path + "/cur/1000.a:2,RS")
    rename(folder.path + "/cur/1001.b:2,", folder.path + "/cur/1001.b:2,F")
    unlink(folder.path + "/cur/1002.c:2,S")
    let missed = try folder.put("cur/0999.e:2,", "Subject: 0999.e\n")
    var long = utimbuf(actime: 1_000_000_000, modtime: 1_000_000_000)
    utime(missed, &long)
    let late = try folder.put("new/2000000000.f", "Subject: late\n")
    var soon = utimbuf(actime: 4_000_000_000, modtime: 4_000_000_000)
    utime(late, &soon)

    var found: [String] = []
    var scratch = BatchScratch()
    var next: MessageBatch? = batch
    while let batch = next {
      let outcome = batch.forEachItem(
        using: &scratch,
        message: { origin, _ in
          found.append("\(origin.path.dropFirst(folder.path.count + 1)) \(origin.flags.rawValue)")
        },
        record: { _, _ in })
      reader.account(for: outcome, of: batch.origin)
      next = reader.next()
    }
    #expect(
      found == ["cur/1000.a:2,RS 24", "cur/1001.b:2,F 2", "new/1003.d 0", "cur/0999.e:2, 0"])
    let problems = reader.problems
    #expect(problems == [])
  }
}
