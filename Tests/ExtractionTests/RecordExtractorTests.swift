import Bytes
import MIME
import Records
import Testing

@testable import Extraction

@Suite("From a message to its record")
struct RecordExtractorTests {
  private func record(
    _ text: String, envelope: Timestamp? = nil, warnings: RecordWarnings = []
  ) -> MessageRecord {
    let bytes = [UInt8](text.utf8)
    var parser = MessageParser()
    var extractor = RecordExtractor(rules: ExtractionRules())
    let message = parser.parse(bytes.span)
    let origin = MessageOrigin(
      path: "inbox.mbox", offset: 7, bytes: bytes.count, digest: Digest(high: 1, low: 2),
      envelopeDate: envelope, warnings: warnings)
    return extractor.record(for: message, from: origin, bytes.span, parser: &parser)
  }

  static let report = """
    From: Anna <anna@example.net>
    To: support@example.com
    Message-ID: <1@example.net>
    Date: Tue, 4 Mar 2025 10:00:00 +0000
    Subject: The export fails

    It closes when I tap on Share.

    Sent from my iPhone

    """

  @Test("a first contact")
  func readsReport() {
    let record = record(Self.report)
    #expect(record.path == "inbox.mbox")
    #expect(record.offset == 7)
    #expect(record.kind == .report)
    #expect(record.text == "It closes when I tap on Share.")
    #expect(record.threadID == "1@example.net")
    #expect(record.dateSource == .date)
    #expect(record.date?.description == "2025-03-04T10:00:00Z")
    #expect(record.crash == nil)
  }

  @Test("a reply names its thread and keeps only what is new")
  func readsReply() {
    let record = record(
      """
      From: Anna <anna@example.net>
      To: support@example.com
      Message-ID: <3@example.net>
      In-Reply-To: <2@example.com>
      References: <1@example.net> <2@example.com>
      Subject: Re: The export fails

      No change.

      On Tue, 4 Mar 2025 at 09:12, Support <support@example.com> wrote:
      > Please install 3.4.1.

      """, envelope: Timestamp(seconds: 1_741_082_400))
    #expect(record.kind == .reply)
    #expect(record.text == "No change.")
    #expect(record.threadID == "1@example.net")
    #expect(record.dateSource == .envelope)
    #expect(record.date?.description == "2025-03-04T10:00:00Z")
  }

  @Test("what machines send has no facts, but its text")
  func leavesMachinesAlone() {
    let record = record(
      """
      From: Anna <anna@example.net>
      To: support@example.com
      Auto-Submitted: auto-replied
      Subject: Automatic reply: Notes 2.0

      I am away.

      App: Notes 2.0
      OS: iOS 17.2

      """)
    #expect(record.kind == .auto)
    #expect(record.app == AppFacts())
    #expect(record.os == SystemFacts())
    #expect(record.device == DeviceFacts())
    #expect(record.evidence == Evidence())
    #expect(record.fields == [])
    #expect(record.symptoms == [])
    #expect(record.text == "I am away.\n\nApp: Notes 2.0\nOS: iOS 17.2")
  }

  @Test("a pasted stack trace is a crash")
  func readsPastedCrash() {
    let record = record(
      """
      From: Anna <anna@example.net>
      Subject: Notes

      This is in the log:

      java.lang.IllegalStateException: no view
      \tat org.example.tide.Chart.draw(Chart.java:8)

      """)
    #expect(record.crash?.signature == "org.example.tide.Chart.draw")
    #expect(record.symptoms.first?.rawValue == "crash")
  }

  @Test("an attached crash report is a crash")
  func readsAttachedCrash() {
    let record = record(
      """
      From: Anna <anna@example.net>
      Subject: Notes
      MIME-Version: 1.0
      Content-Type: multipart/mixed; boundary="b"

      --b
      Content-Type: text/plain

      See the file.
      --b
      Content-Type: application/octet-stream; name="Notes.crash"

      Process:             Notes [12]
      Exception Type:  EXC_CRASH (SIGABRT)

      Thread 0 Crashed:
      0   Notes 0x104d8c1a4 Editor.save() + 44
      --b--

      """)
    #expect(record.text == "See the file.")
    #expect(record.attachments.map(\.name) == ["Notes.crash"])
    #expect(record.crash?.exception == "EXC_CRASH (SIGABRT)")
    #expect(record.crash?.signature == "Editor.save()")
  }

  @Test("the facts of an attached crash report, where the mail has no block")
  func readsFactsOfCrash() {
    let record = record(
      """
      From: Anna <anna@example.net>
      Subject: It closes
      MIME-Version: 1.0
      Content-Type: multipart/mixed; boundary="b"

      --b
      Content-Type: text/plain

      See the file.
      --b
      Content-Type: application/octet-stream; name="Notes.crash"

      Hardware Model:      iPhone15,2
      Process:             Notes [12]
      Identifier:          com.example.notes
      Version:             2.4.0 (318)
      OS Version:          iPhone OS 17.2 (21C62)
      Exception Type:  EXC_CRASH (SIGABRT)
      --b--

      """)
    #expect(record.app.name == "Notes")
    #expect(record.app.version == "2.4.0")
    #expect(record.app.build == "318")
    #expect(record.os == SystemFacts(name: "iOS", version: "17.2", build: "21C62"))
    #expect(record.device.model == "iPhone15,2")
    #expect(record.evidence == Evidence(app: .attachment, os: .attachment, device: .attachment))
  }

  @Test("the block of a mail that is forwarded as an attachment, not its words")
  func readsForwardedMail() {
    let record = record(
      """
      From: Anna <anna@example.net>
      Subject: Fwd: Notes
      MIME-Version: 1.0
      Content-Type: multipart/mixed; boundary="b"

      --b
      Content-Type: text/plain

      My father asks this.
      --b
      Content-Type: message/rfc822

      From: Ben <ben@example.net>
      Subject: Notes

      It closes when I tap on Share.

      OS: iOS 17.2
      App: Notes 2.4.0
      Device: iPhone15,2
      --b--

      """)
    #expect(record.kind == .report)
    #expect(record.text == "My father asks this.")
    #expect(record.app == AppFacts(name: "Notes", version: "2.4.0"))
    #expect(record.os.version == "17.2")
    #expect(record.evidence.app == .quoted)
  }

  @Test("the block of the HTML alternative, where the plain part has none")
  func readsAlternative() {
    let record = record(
      """
      From: Anna <anna@example.net>
      Subject: It closes
      MIME-Version: 1.0
      Content-Type: multipart/alternative; boundary="b"

      --b
      Content-Type: text/plain

      It closes when I tap on Share.
      --b
      Content-Type: text/html

      <p>It closes when I tap on Share.</p><p>OS: iOS 17.2<br>App: Notes 2.4.0<br>Device: iPhone15,2</p>
      --b--

      """)
    #expect(record.text == "It closes when I tap on Share.")
    #expect(record.app == AppFacts(name: "Notes", version: "2.4.0"))
    #expect(record.evidence.app == .trailer)
  }

  @Test(
    "the outermost mark tells forwards from replies",
    arguments: [
      ("Fwd: Sync", .report), ("Fwd: Re: Sync", .report), ("Re: Fwd: Sync", .reply),
      ("WG: AW: Sync", .report), ("回复：转发：同步", .reply), ("Re: Sync", .reply), ("Sync", .report),
    ] as [(String, MessageKind)])
  func readsMarks(subject: String, kind: MessageKind) {
    #expect(record("From: a@example.net\nSubject: \(subject)\n\nHello\n").kind == kind)
  }

  @Test("warnings of the mailbox stay")
  func keepsWarnings() {
    #expect(record(Self.report, warnings: RecordWarnings(.truncated)).warnings.list == [.truncated])
  }

  @Test("one extractor gives the same record again and again")
  func keepsNothing() {
    let bytes = [UInt8](Self.report.utf8)
    let other = [UInt8]("Subject: x\n\n> quoted\n\nat a.b.C.d(C.java:1)\n".utf8)
    var parser = MessageParser()
    var extractor = RecordExtractor(rules: ExtractionRules())
    let origin = MessageOrigin(path: "-", offset: 0, bytes: 0, digest: Digest(high: 1, low: 2))
    var records: [MessageRecord] = []
    for message in [bytes, other, bytes] {
      records.append(
        extractor.record(
          for: parser.parse(message.span), from: origin, message.span, parser: &parser))
    }
    #expect(records[0] == records[2])
    #expect(records[0] != records[1])
  }

  @Test(
    "any bytes give a record", arguments: ["", "\n", "\n\n\n", "From:", "\u{0}\u{0}", "> \n> > "])
  func survives(text: String) {
    let record = record(text)
    #expect(record.path == "inbox.mbox")
  }
}
