import Bytes
import Glibc
import Records
import TestSupport
import Testing

@testable import Mailboxes

@Suite("What lies beside mail, and where mail may lie")
struct SpecialFileTests {
  private static let mail = "Subject: x\n\nhi\n"

  @Test("pipes, sockets and devices in a folder are passed over and named")
  func special() throws {
    let folder = try ThrowAwayFolder()
    for inside in ["in/", "in/box/cur/", "in/box/new/"] {
      try folder.put(inside + "1.eml", Self.mail)
      mkfifo(folder.path + "/" + inside + "2.pipe", 0o600)
      symlink("/dev/zero", folder.path + "/" + inside + "3.device")
      symlink("2.pipe", folder.path + "/" + inside + "4.link")
      try SystemProgram.shell(
        "cd \"$1\" && python3 -c \"import socket; socket.socket(socket.AF_UNIX).bind('5.socket')\"",
        folder.path + "/" + inside)
    }
    let found = CollectedMessages(folder.path + "/in")
    #expect(found.items.count == 3)
    #expect(found.problems.map(\.reason) == Array(repeating: .skipped, count: 12))
  }

  @Test("a device or socket that is named is refused")
  func named() throws {
    let folder = try ThrowAwayFolder()
    try SystemProgram.shell(
      "cd \"$1\" && python3 -c \"import socket; socket.socket(socket.AF_UNIX).bind('s')\"",
      folder.path)
    for path in ["/dev/null", "/dev/zero", folder.path + "/s"] {
      #expect(CollectedMessages(path).problems.map(\.reason) == [.notRegular], "\(path)")
    }
  }

  @Test("links that lead in circles are followed once, links to nothing are no fault")
  func circles() throws {
    let folder = try ThrowAwayFolder()
    try folder.put("a/b/1.eml", Self.mail)
    for (target, name) in [
      ("..", "a/b/up"), (".", "a/here"), ("loop", "loop"), ("two", "one"), ("one", "two"),
      ("nowhere", "a/gone"), ("a/b/1.eml", "again.eml"), ("a", "other"),
    ] {
      symlink(target, folder.path + "/" + name)
    }
    let found = CollectedMessages(folder.path)
    #expect(found.items.count == 1)
    #expect(found.problems == [])
  }

  @Test("folders two thousand levels deep are read to the last")
  func deep() throws {
    let folder = try ThrowAwayFolder()
    let script = """
      import os, sys
      os.chdir(sys.argv[1])
      for level in range(2000):
          os.mkdir("d" * 100)
          os.chdir("d" * 100)
      open("last.eml", "w").write("Subject: x\\n\\nhi\\n")
      """
    try SystemProgram.shell("python3 -c \"$1\" \"$2\"", script, folder.path)
    defer { _ = try? SystemProgram.shell("rm -rf \"$1\"/d*", folder.path) }
    let found = CollectedMessages(folder.path)
    #expect(found.items.map(\.text) == [Self.mail])
    #expect(found.items.allSatisfy { $0.origin.path.utf8.count == 4_096 })
    #expect(found.problems == [])
  }

  @Test("a name is bytes, whatever they mean")
  func names() throws {
    let folder = try ThrowAwayFolder()
    try folder.put("a", Self.mail)
    let name = Array((folder.path + "/x").utf8) + [0xFF, 0xFE, 0x0A]
    name.withUnsafeBytes { bytes in
      var path = Array(bytes) + [0]
      path.withUnsafeMutableBytes { path in
        _ = path.baseAddress.map {
          rename(folder.path + "/a", $0.assumingMemoryBound(to: CChar.self))
        }
      }
    }
    var reader = MailboxReader(paths: [name])
    var scratch = BatchScratch()
    var paths: [String] = []
    while let batch = reader.next() {
      _ = batch.forEachItem(
        using: &scratch, message: { origin, _ in paths.append(origin.path) }, record: { _, _ in })
    }
    #expect(paths == [folder.path + "/x\u{FFFD}\u{FFFD}\n"])
    #expect(CollectedMessages(folder.path).items.map(\.origin.path) == paths)
    _ = try? SystemProgram.shell("rm -f \"$1\"/x*", folder.path)
  }

  @Test("what Apple Mail keeps apart from a message is no message of its own")
  func appleAttachments() throws {
    let folder = try ThrowAwayFolder()
    try folder.put("INBOX.mbox/Data/Messages/5.partial.emlx", "15\n" + Self.mail)
    try folder.put("INBOX.mbox/Data/Attachments/5/2/forwarded.eml", Self.mail)
    let found = CollectedMessages(folder.path)
    #expect(found.items.map(\.origin.bytes) == [15])
    #expect(found.problems == [])
  }

  @Test("problems without number are counted, and the first of each kind is kept")
  func manyProblems() throws {
    let folder = try ThrowAwayFolder()
    for index in 0..<20 { mkfifo("\(folder.path)/\(index)", 0o600) }
    var limits = ReadingLimits()
    limits.problems = 5
    var reader = MailboxReader(
      paths: [folder.path, folder.path + "/none"].map { Array($0.utf8) }, limits: limits)
    while reader.next() != nil {}
    let reasons = reader.problems.map(\.reason)
    let further = reader.furtherProblems
    #expect(reasons == [.skipped, .skipped, .skipped, .skipped, .skipped, .missing])
    #expect(further == [.skipped: 15])
  }
}
