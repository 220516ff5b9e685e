import Records
import Testing

@testable import Extraction

@Suite("Which attachments are looked into")
struct AttachmentReaderTests {
  @Test(
    "by type and name",
    arguments: [
      ("text/plain", "Device Info.txt", .text), ("text/plain", nil, .text),
      ("application/octet-stream", "Packrat-2024-01-01.ips", .text),
      ("application/octet-stream", "PACKRAT.CRASH", .text),
      ("application/x-crash", "a.crash", .text),
      ("application/json", "report.json", .text), ("text/x-log", "debug.log", .text),
      ("message/rfc822", nil, .mail), ("image/png", "a.txt", nil), ("text/calendar", "a.ics", nil),
      ("application/octet-stream", "a.bin", nil), ("application/octet-stream", nil, nil),
      ("application/pdf", "a.pdf", nil), ("application/octet-stream", ".txt", nil),
    ] as [(String, String?, AttachmentReader.Content?)])
  func chooses(type: String, name: String?, content: AttachmentReader.Content?) {
    #expect(
      AttachmentReader.content(of: Attachment(name: name, type: type, bytes: 1)) == content)
  }
}
