import Foundation
import TestSupport
import Testing

@Suite("Files that are written")
struct OutputFileTests {
  @Test("a mailbox is never replaced, nor a folder, and a failed run leaves the old report")
  func spares() throws {
    let folder = try TemporaryFolder()
    let mailbox = try folder.write("From: a@example.com\nSubject: Hi\n\nHello\n", to: "mail.json")
    let outcome = try TriageProgram.run([mailbox, "-o", mailbox])
    #expect(outcome.status == 73)
    #expect(
      outcome.errors
        == "triage: can't write \(mailbox): it is one of the mailboxes\n  Give another name.\n")
    #expect(try folder.read("mail.json").count == 39)
    #expect(try TriageProgram.run([mailbox, "-o", folder.path + "/x.html/r.html"]).status == 73)
  }

  @Test("an old report keeps its mode, a new one is closed to others, nothing else is left behind")
  func modes() throws {
    let folder = try TemporaryFolder()
    let mailbox = try folder.write("From: a@example.com\nSubject: Hi\n\nHello\n", to: "mail.eml")
    let old = try folder.write("old", to: "old.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: old)
    let outcome = try TriageProgram.run([mailbox, "-o", old, "-o", folder.path("new.html")])
    #expect(outcome.status == 0)
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(old) == 0o644)
    #expect(try mode(folder.path("new.html")) == 0o600)
    #expect(try folder.read("old.json").starts(with: Array("{".utf8)))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["mail.eml", "new.html", "old.json"])
  }

  @Test("an inbox that can't be opened is no empty inbox: the old report stays")
  func nothingRead() throws {
    let folder = try TemporaryFolder()
    let report = try folder.write("old", to: "r.json")
    try folder.write("%PDF-1.4\n\u{1}\n", to: "x.pdf")
    for (path, status) in [("missing", 66), ("x.pdf", 65)] as [(String, Int32)] {
      let outcome = try TriageProgram.run([folder.path(path), "-o", report])
      #expect(outcome.status == status)
      #expect(outcome.output.isEmpty)
    }
    #expect(try folder.read("r.json") == Array("old".utf8))
    try folder.write("", to: "empty.mbox")
    let empty = try TriageProgram.run([folder.path("empty.mbox"), "-o", report])
    #expect(empty.status == 0)
    #expect(try folder.read("r.json").first == UInt8(ascii: "{"))
  }
}
