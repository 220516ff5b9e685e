import Bytes
import Glibc
import Testing

@testable import Mailboxes

@Suite("Mailbox files that an earlier run has read")
struct KnownFileTests {
  /// An mbox of more than 64 KiB, the least that is read on: mails of many sizes, some with a length
  /// that leads too far, quoted lines, a line that divides without any header behind it.
  private static let mbox: [UInt8] = {
    var text = ""
    for number in 0..<110 {
      text += "From a@example.org Tue Jan  6 09:\(10 + number % 40):11 2026\nSubject: \(number)\n"
      if number % 9 == 0 { text += "Content-Length: \(300 + number * 40)\n" }
      text += "\n"
      text += String(
        repeating: "Line of a mail that goes on, \(number)\n", count: 3 + number * 7 % 37)
      if number % 5 == 0 { text += ">From quoted\n\nFrom nowhere in particular\n" }
      text += "\n"
    }
    return Array(text.utf8)
  }()

  @Test("an mbox that grows gives what reading all of it gives, wherever the earlier run ended")
  func growth() throws {
    let folder = try ThrowAwayFolder()
    let path = try folder.put("whole", Self.mbox)
    let whole = RememberedRun(path).messages.map {
      [$0.offset, Int(truncatingIfNeeded: $0.digest.low)]
    }
    #expect(whole.count == 110)
    #expect(Self.mbox.count > 80_000)
    var most = 0
    for start in stride(from: 66_000, to: Self.mbox.count, by: 311) {
      let box = try folder.put("box", Array(Self.mbox[..<start]))
      let first = RememberedRun(box)
      try Self.append(Self.mbox[start...], to: box)
      let second = RememberedRun(box, after: first)
      #expect(
        second.messages.map { [$0.offset, Int(truncatingIfNeeded: $0.digest.low)] } == whole,
        "cut at \(start)")
      if second.read.count < 30 { most += 1 }
      let third = RememberedRun(box, after: second)
      #expect(third.read.isEmpty && third.messages.count == 110)
    }
    // Where a length led beyond the end, more is read; mostly that isn't so.
    #expect(most > 10)
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to path: String) throws {
    let file = open(path, O_WRONLY | O_APPEND)
    #expect(file >= 0)
    defer { close(file) }
    #expect(bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } == bytes.count)
  }

  @Test("an mbox that shrank, changed before its end or is another file is read anew")
  func changes() throws {
    let folder = try ThrowAwayFolder()
    func check(_ change: (String) throws -> Void, _ name: String) throws {
      let box = try folder.put("box", Self.mbox)
      let first = RememberedRun(box)
      try change(box)
      let second = RememberedRun(box, after: first)
      #expect(second.read == second.messages && !second.read.isEmpty, "\(name)")
      #expect(second.messages == RememberedRun(box).messages, "\(name)")
    }
    try check({ _ = truncate($0, 70_000) }, "shrank")
    try check(
      { path in
        // The same size, and a moment later.
        var changed = Self.mbox
        changed[40_000] ^= 1
        usleep(20_000)
        try folder.put("box", changed)
        #expect(path == folder.path + "/box")
      }, "changed in the middle")
    let other = Array("From z@example.org Tue Jan  6 09:10:11 2026\nSubject: z\n\nz\n\n".utf8)
    try check({ _ in try folder.put("box", other + Self.mbox) }, "shifted")
    try check(
      { path in
        try folder.put("other", Self.mbox)
        #expect(rename(folder.path + "/other", path) == 0)
      }, "replaced")
  }

  @Test("marks that a mail program changes in place are seen when the file grows")
  func marks() throws {
    let folder = try ThrowAwayFolder()
    var text = ""
    for number in 0..<900 {
      text +=
        "From - Tue Jan  6 09:10:11 2026\nX-Mozilla-Status: 0001\nSubject: \(number)\n\n"
        + String(repeating: "x", count: 60) + "\n\n"
    }
    let box = try folder.put("box", text)
    let first = RememberedRun(box)
    #expect(first.messages.count == 900)
    var changed = Array(text.utf8)
    let mark = 32 + 20  // the last but one digit of the first mark, then the last
    #expect(changed[mark + 1] == UInt8(ascii: "1"))
    changed[mark + 1] = UInt8(ascii: "9")
    try folder.put(
      "box", changed + Array("From - Tue Jan  6 09:10:11 2026\nSubject: z\n\nz\n".utf8))
    let second = RememberedRun(box, after: first)
    #expect(second.messages.count == 900)
    #expect(second.messages == RememberedRun(box).messages)
  }

  @Test("a packed file, an archive and records are known as a whole")
  func packed() throws {
    let folder = try ThrowAwayFolder()
    let records = "{\"path\":\"x\",\"offset\":0,\"message_id\":\"1@example.com\"}\n"
    let lines = try folder.put("b.ndjson", records)
    let paths = ["two-members.mbox.gz", "box.zip", "box.tar.gz", "two-streams.mbox.bz2"]
    for path in paths.map({ Fixture.mailbox($0) }) + [lines] {
      let first = RememberedRun(path)
      #expect(!first.messages.isEmpty)
      let second = RememberedRun(path, after: first)
      #expect(second.read.isEmpty)
      #expect(second.messages.map(\.digest) == first.messages.map(\.digest))
    }
    try folder.put("b.ndjson", records + records)
    #expect(RememberedRun(lines).messages.count == 2)
    // What is damaged is read, and told, every time.
    let cut = RememberedRun(Fixture.mailbox("cut.mbox.gz"))
    let again = RememberedRun(Fixture.mailbox("cut.mbox.gz"), after: cut)
    #expect(!again.read.isEmpty && again.problems == cut.problems && !cut.problems.isEmpty)
  }

  @Test("a spared file isn't opened, wherever it lies")
  func spared() throws {
    let folder = try ThrowAwayFolder()
    let box = try folder.put("in/box", Self.mbox)
    try folder.put("in/mail.eml", "Subject: Hi\n\nHello\n")
    #expect(symlink(box, folder.path + "/in/link") == 0)
    let identity = try FileDescriptor(path: Array(box.utf8)).status().identity
    let run = RememberedRun(folder.path + "/in", sparing: identity)
    #expect(run.messages.map(\.path) == [folder.path + "/in/mail.eml"])
  }
}
