import Bytes
import JSON
import Testing

@testable import Records

@Suite("The record as JSON, contract.md")
struct MessageRecordTests {
  /// A record in which nothing is unknown.
  private static var full: MessageRecord {
    var record = MessageRecord(
      path: "in/\u{1B}[31m\"box\".mbox", offset: 52, bytes: 1_234,
      digest: Digest(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210))
    record.messageID = "a@b"
    record.inReplyTo = ["c@d"]
    record.references = ["e@f", "g@h"]
    record.date = Timestamp(seconds: 1_767_323_045)
    record.dateSource = .received
    record.received = Timestamp(seconds: 1_767_323_046)
    record.from = EmailAddress(name: "Zoë \u{202E}", address: "zoe@example.org")
    record.replyTo = EmailAddress(name: nil, address: "r@example.org")
    record.to = [EmailAddress(name: "S", address: "s@example.com"), EmailAddress()]
    record.subject = "It\tcrashes"
    record.kind = .reply
    record.threadID = "e@f"
    record.app = AppFacts(name: "Notes", version: "4.2", build: "17", bundleID: "org.example.n")
    record.os = SystemFacts(name: "iOS", version: "17.2", build: "21C62")
    record.device = DeviceFacts(model: "iPhone15,2", name: "iPhone 14 Pro")
    record.locale = "de-DE"
    record.fields = [
      TrailerField(label: "App", value: "Notes"), TrailerField(label: "", value: ""),
    ]
    record.text = "Line one\nline \u{2028} two \u{FFFD} 😀\u{0}"
    record.language = "en"
    record.symptoms = [Symptom(rawValue: "crash"), Symptom(rawValue: "x-own")]
    record.evidence = Evidence(app: .trailer, os: .mailer, device: .quoted)
    record.attachments = [Attachment(name: nil, type: "image/png", bytes: 0)]
    record.crash = CrashFacts(exception: "SIGSEGV", signature: "f < g", frames: ["f", "g"])
    record.warnings = [RecordWarnings(.truncated), RecordWarnings(.badCharset)]
    return record
  }

  @Test("keys stand in the order of the contract, unknown values are null or empty")
  func keys() {
    var json = JSONWriter()
    json.value(MessageRecord(path: "-", offset: 0, bytes: 5, digest: Digest(high: 0, low: 1)))
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(
      text
        == #"{"path":"-","offset":0,"bytes":5,"digest":"00000000000000000000000000000001","#
        + #""message_id":null,"in_reply_to":[],"references":[],"date":null,"date_source":null,"#
        + #""received":null,"from":{"name":null,"address":null},"#
        + #""reply_to":{"name":null,"address":null},"to":[],"subject":null,"kind":"report","#
        + #""thread_id":null,"app":{"name":null,"version":null,"build":null,"bundle_id":null},"#
        + #""os":{"name":null,"version":null,"build":null},"device":{"model":null,"name":null},"#
        + #""locale":null,"fields":[],"text":"","language":null,"symptoms":[],"#
        + #""evidence":{"app":null,"os":null,"device":null},"attachments":[],"crash":null,"#
        + #""warnings":[]}"#)
  }

  @Test("what was written is read back as it was")
  func roundTrip() throws {
    for record in [
      Self.full, MessageRecord(path: "", offset: 0, bytes: 0, digest: Digest(high: 1, low: 2)),
    ] {
      var json = JSONWriter()
      json.value(record)
      let read = try MessageRecord(json: json.span)
      #expect(read == record)
    }
  }

  @Test("unknown keys are ignored, missing ones are unknown, null is nothing")
  func lenient() throws {
    let line =
      Array(
        #" {"new":{"deep":[1,{"x":null}]},"subject":"S","to":null,"app":{"name":"A","more":1},"#
          .utf8)
      + Array(
        #""evidence":{"app":"dream"},"warnings":["truncated","new-code"],"digest":null}"#.utf8)
    let record = try MessageRecord(json: line.span)
    #expect(record.subject == "S")
    #expect(record.app == AppFacts(name: "A"))
    #expect(record.evidence == Evidence())
    #expect(record.warnings == RecordWarnings(.truncated))
    #expect(record.to == [])
    #expect(record.path == "")
  }

  @Test("records without a digest are told apart by their lines")
  func missingDigest() throws {
    let one = Array(#"{"subject":"a"}"#.utf8)
    let other = Array(#"{"subject":"b"}"#.utf8)
    let first = try MessageRecord(json: one.span)
    let second = try MessageRecord(json: other.span)
    #expect(first.digest != second.digest)
  }

  @Test(
    "a line that is no record is refused",
    arguments: [
      "", "null", "[]", "\"path\"", "{}", #"{"other":1}"#, #"{"path":1}"#,
      #"{"path":"a","subject":{}}"#,
      #"{"path":"a","bytes":-1}"#, #"{"path":"a","offset":1e999}"#, #"{"path":"a","offset":1.5}"#,
      #"{"path":"a","offset":123456789012345678901234567890}"#, #"{"path":"a","digest":"xyz"}"#,
      #"{"path":"a","date":"9999-99-99T99:99:99Z"}"#, #"{"path":"a","date":"2026-01-02"}"#,
      #"{"path":"a","kind":"unheard-of"}"#, #"{"path":"a","kind":null}"#, #"{"path":"a","to":{}}"#,
      #"{"path":"a","references":[null]}"#, #"{"path":"a"} x"#, #"{"path":"a""#, #"{"path":"a",}"#,
      #"{"path":"a","fields":[{"label":1}]}"#, #"{"path":"a","attachments":[{"bytes":"1"}]}"#,
    ])
  func refuses(line: String) {
    let bytes = Array(line.utf8)
    #expect(throws: JSONError.self) { try MessageRecord(json: bytes.span) }
  }
}
