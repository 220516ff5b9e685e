import Foundation
import TestSupport
import Testing

@Suite("Formats that list messages, of the sample inbox")
struct MessageFormatTests {
  private static let inbox = Fixtures.path("inbox")
  private static let now = ["--now", "2025-12-01T02:15:00Z"]

  private static func output(_ path: String, _ format: String, _ more: [String] = []) throws
    -> TriageProgram.Outcome
  {
    let outcome = try TriageProgram.run([path, "-o", "-", "--format", format] + now + more)
    #expect(outcome.status == 0)
    return outcome
  }

  @Test("records are input again, in any order, and give the same tables")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let lines = try Self.output(Self.inbox, "ndjson").lines
    // 710 messages, 35 of them sent twice.
    #expect(lines.count == 675)
    let turned = try folder.write(lines.reversed().joined(separator: "\n") + "\n", to: "a.ndjson")
    #expect(try Self.output(turned, "ndjson").lines == lines)
    #expect(try Self.output(turned, "csv").text == Self.output(Self.inbox, "csv").text)
    for table in ["daily", "releases", "regressions"] {
      let options = ["--table", table]
      #expect(
        try Self.output(turned, "csv", options).text == Self.output(Self.inbox, "csv", options).text
      )
    }
  }

  @Test("the table has a row for each first contact, with what the whole inbox tells of it")
  func contacts() throws {
    let rows = try Self.output(Self.inbox, "csv", ["--table", "reports"]).lines
    #expect(rows.count == 453)
    // The mails of the two faults, as the summary counts them.
    #expect(rows.count { $0.contains(",\"lumen-notes-4.2.0-crash-ios-26.1\",") } == 22)
  }

  @Test("a table is asked for only where there is one")
  func usage() throws {
    #expect(try TriageProgram.run([Self.inbox, "--table", "daily"]).status == 64)
    #expect(try TriageProgram.run([Self.inbox, "-o", "x.csv", "--table", "weekly"]).status == 64)
  }

  @Test("addresses, names, numbers and keys are in no record and no row unless asked for")
  func privacy() throws {
    let folder = try TemporaryFolder()
    let secrets = [
      "jo.secret@example.com", "Josephine Doe", "+49 30 9876", "5432 11", "4111 1111",
      "DE89370400440532013000", "sk_live_4eC39HqLyjWDarjtT1zdp7dc", "abcdefg1234",
      "boss@example.net",
    ]
    let mail = try folder.write(
      """
      From: Josephine Doe <jo.secret@example.com>
      Reply-To: jo.secret@example.com
      To: support@example.com, Boss <boss@example.net>
      Message-ID: <1@example.com>
      Date: Mon, 9 Mar 2026 10:00:00 +0000
      Subject: call +49 30 9876 5432 or jo.secret@example.com

      It crashes. My card is 4111 1111
      1111 1111, my phone +49 30 9876
      5432 11, account DE89370400440532013000.
      https://example.com/reset?token=abcdefg1234 sk_live_4eC39HqLyjWDarjtT1zdp7dc
      jo.secret@example.com

      App: Lumen Notes 4.2.0
      Device: iPad of jo.secret@example.com

      """, to: "mail.eml")
    for format in ["csv", "ndjson", "db"] {
      let text = try Self.output(mail, format).text
      #expect(text.contains("Lumen Notes"))
      for secret in secrets { #expect(!text.contains(secret), "\(secret) in \(format)") }
      let shared = try Self.output(mail, format, ["--no-quotes"]).text
      for word in ["crashes", "My card", "call"] { #expect(!shared.contains(word)) }
      let open = try Self.output(mail, format, ["--show-addresses"]).text
      #expect(open.contains("jo.secret@example.com"))
    }
    let open = try Self.output(mail, "ndjson", ["--show-addresses"]).text
    for secret in secrets { #expect(open.contains(secret), "\(secret)") }
  }
}
