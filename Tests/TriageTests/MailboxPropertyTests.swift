import Bytes
import Extraction
import Foundation
import JSON
import Mailboxes
import Records
import TestSupport
import Testing

@testable import triage

@Suite("What holds for every mailbox, whole or damaged")
struct MailboxPropertyTests {
  /// Reads mailboxes as `extract` does, with one worker.
  private struct Reading: ~Copyable {
    private let worker = RecordWorker(rules: ExtractionRules())

    /// The lines that `extract` would write and the exit status; nil for a line that is no record.
    func run(_ path: String) -> (lines: [String?], status: Int32) {
      var lines: [String?] = []
      var reader = MailboxReader(paths: [Array(path.utf8)])
      while let batch = reader.next() {
        let outcome = worker.forEachRecord(
          of: batch,
          record: { record in
            var json = JSONWriter(capacity: 1_024)
            json.value(record)
            let line = json.bytes
            let isRecord = (try? MessageRecord(json: line.span)) != nil
            lines.append(isRecord ? String(decoding: line, as: UTF8.self) : nil)
          },
          line: { _, _ in lines.append("") })
        reader.account(for: outcome, of: batch.origin)
      }
      let statuses = reader.problems.map { Complaint($0).status.rawValue }
      return (lines, statuses.first { $0 != 0 } ?? 0)
    }
  }

  @Test("a mailbox that is cut or has a wrong byte gives records, and exit status 0, 65 or 74")
  func damage() throws {
    let reading = Reading()
    let scratch = try TemporaryFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: Fixtures.path("mailboxes")) {
      let bytes = [UInt8](
        try Data(contentsOf: URL(fileURLWithPath: Fixtures.path("mailboxes/" + name))))
      let isPlain = ["mbox", "emlx"].contains { name.hasSuffix("." + $0) }
      let allowed: Set<Int32> = isPlain ? [0, 65] : [0, 65, 66, 74]
      // Every second place of a plain mailbox, ten of a packed one, four of one that holds many mails.
      let step = isPlain ? 2 : bytes.count / (bytes.count < 2_000 ? 10 : 4)
      for place in stride(from: 0, to: bytes.count, by: step) {
        var changed = bytes
        changed[place] ^= UInt8(truncatingIfNeeded: 1 << (place % 8))
        for content in [Array(bytes[..<place]), changed] {
          let path = try scratch.write(content, to: "in")
          let (lines, status) = reading.run(path)
          #expect(allowed.contains(status), "\(name) at \(place): \(status)")
          #expect(lines.allSatisfy { $0 != nil }, "\(name) at \(place)")
        }
      }
    }
  }

  @Test("the same mails as mbox and as Maildir are the same records but for where they lie")
  func mboxAndMaildir() throws {
    let reading = Reading()
    let scratch = try TemporaryFolder()
    let mails = try SampleMbox.mails(25)
    for mail in mails { try scratch.write(mail.bytes, to: "Maildir/cur/" + mail.name) }
    try scratch.write("", to: "Maildir/new/.keep")
    let mbox = reading.run(try scratch.write(try SampleMbox.bytes(25), to: "in.mbox"))
    let maildir = reading.run(scratch.path("Maildir"))
    #expect(mbox.lines.count == 25)
    #expect(try mbox.lines.map(Self.common) == maildir.lines.map(Self.common))
  }

  /// A record without the keys that say where it lies; `bytes` and `digest` count the marks of
  /// quoted lines.
  private static func common(_ line: String?) throws -> NSDictionary {
    let object = try JSONSerialization.jsonObject(with: Data((line ?? "").utf8))
    let record = (object as? NSDictionary)?.mutableCopy() as? NSMutableDictionary
    record?.removeObjects(forKeys: ["path", "offset", "bytes", "digest", "date_source"])
    return record ?? [:]
  }

  @Test("the number of workers changes nothing")
  func jobs() throws {
    let scratch = try TemporaryFolder()
    let path = try scratch.write(try SampleMbox.bytes(70), to: "in.mbox")
    let one = try TriageProgram.run(["extract", "--jobs", "1", path])
    let eight = try TriageProgram.run(["extract", "--jobs", "8", path])
    #expect(one.status == 0)
    #expect(one.lines.count == 70)
    #expect(one.output == eight.output)
  }

  @Test("standard input in pieces of any size is the same")
  func pieces() throws {
    let bytes = try SampleMbox.bytes(6)
    let whole = try TriageProgram.run(["extract", "-"], input: bytes)
    #expect(whole.lines.count == 6)
    for size in [1, 4_097] {
      let pieces = try TriageProgram.run(
        ["extract", "-"], input: bytes, shell: "dd bs=\(size) status=none | \"$@\"")
      #expect(pieces.output == whole.output)
    }
  }

  @Test("a few descriptors and names that are no text are enough")
  func descriptors() throws {
    let scratch = try TemporaryFolder()
    for (index, mail) in try SampleMbox.mails(30).enumerated() {
      let folder = index % 3 == 0 ? "" : ".Folder\(index % 30)/"
      try scratch.write(mail.bytes, to: "box/\(folder)cur/\(mail.name)")
      try scratch.write("", to: "box/\(folder)new/.keep")
    }
    let limited = try TriageProgram.run(
      ["extract", "--jobs", "64", scratch.path("box")], shell: "ulimit -n 24; exec \"$@\"")
    #expect(limited.status == 0)
    #expect(limited.errors == "")
    #expect(limited.lines.count == 30)
    let named = try TriageProgram.run(
      ["extract"], in: scratch.path,
      shell: #"n=$(printf 'x\377'); mv box "$n"; exec "$@" "$n"; "#)
    #expect(named.status == 0)
    #expect(named.lines.count == 30)
    #expect(named.lines.allSatisfy { $0.hasPrefix(#"{"path":"x�/"#) })
  }

  @Test("parts that Apple Mail took out of a message are listed with their sizes")
  func partialEmlx() throws {
    let scratch = try TemporaryFolder()
    let message = """
      From: Anna <anna@example.org>
      Subject: x
      Content-Type: multipart/mixed; boundary=b

      --b
      Content-Type: text/plain

      It crashes.
      --b
      Content-Type: application/pdf; name=a.pdf
      Content-Disposition: attachment; filename=a.pdf
      Content-Transfer-Encoding: base64
      X-Apple-Content-Length: 1234

      --b--

      """
    try scratch.write("\(message.utf8.count)\n" + message, to: "M.mbox/Messages/5.partial.emlx")
    try scratch.write("%PDF-1.4", to: "M.mbox/Attachments/5/2/a.pdf")
    let found = try TriageProgram.run(["extract", scratch.path("M.mbox")])
    #expect(found.status == 0)
    #expect(found.lines.count == 1)
    #expect(
      found.text.contains(
        #""attachments":[{"name":"a.pdf","type":"application/pdf","bytes":1234}]"#))
  }
}
