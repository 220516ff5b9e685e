import CommandLineKit
import Testing

@testable import triage

@Suite("Limits in the manual page, reliability.md section 2")
struct LimitsManualTests {
  @Test(
    "each number stands there",
    arguments: [
      ("Parts", "100 in one another, 10000 in all."),
      ("Header", "10000 fields that mean something, 8 MiB; 1 MiB of one value"),
      ("Header", "10000 addresses and 10000 message ids of a field; 1000 parameters"),
      ("Header", "comments 50 in one another"),
      ("Text", "4 MiB decoded; 16 MiB of HTML, with 200 open elements, 64 attributes of a tag"),
      ("Text", "64 KiB of an attribute; 32 levels of quotes."),
      (
        "Facts",
        "200 lines of a block, 200 bytes of a label, 4 KiB of a value, 35 bytes of a locale"
      ),
      ("Facts", "apps and devices up to 100 characters, versions and systems up to 64"),
      ("Crash reports", "4 MiB of an attachment, 100 frames; JSON 64 levels deep"),
      ("Names in a report", "5000 of each kind and 20000 releases"),
      ("Large messages", "From 64 MiB on"), ("Large messages", "1 GiB where it has"),
      ("Packed mailboxes", "3 levels in one another; 128 MiB of memory to unpack"),
      ("Packed mailboxes", "up to 64 GiB, and named when it unpacks to more than 1 GiB"),
      ("Waiting", "5 s for the lock of a mailbox and 30 s for all"),
      ("Warnings", "20 lines on standard error"),
    ])
  func numbers(name: String, text: String) throws {
    let entry = try #require(LimitsManual.entries.first { $0.name == name })
    #expect(entry.meaning.contains(text))
  }
}
