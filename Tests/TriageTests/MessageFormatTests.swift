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

  /// What one run writes.
  private struct Reports {
    let records: [Substring]
    let table: [UInt8]
    /// The JSON report from its totals on: what stands before them names the mailbox.
    let numbers: [UInt8]

    init(_ path: String, in folder: TemporaryFolder, _ name: String) throws {
      let files = ["ndjson", "csv", "json"].map { folder.path(name + "." + $0) }
      let outcome = try TriageProgram.run(
        [path, "-o", files[0], "-o", files[1], "-o", files[2]] + MessageFormatTests.now)
      #expect(outcome.status == 0)
      records = String(decoding: try folder.read(name + ".ndjson"), as: UTF8.self)
        .split(separator: "\n")
      table = try folder.read(name + ".csv")
      let json = String(decoding: try folder.read(name + ".json"), as: UTF8.self)
      let start = try #require(json.range(of: "\"apps\":[")).lowerBound
      numbers = Array(json[start...].utf8)
    }
  }

  @Test("records are input again, in any order, and give the same tables and numbers")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let first = try Reports(Self.inbox, in: folder, "a")
    // 710 messages, 35 of them sent twice; 452 first contacts; 22 mails about the first fault.
    #expect(first.records.count == 675)
    let rows = String(decoding: first.table, as: UTF8.self).split(separator: "\n")
    #expect(rows.count == 453)
    #expect(rows.count { $0.contains(",\"lumen-notes-4.2.0-crash-ios-26.1\",") } == 22)
    let turned = try folder.write(
      first.records.reversed().joined(separator: "\n") + "\n", to: "turned.ndjson")
    let second = try Reports(turned, in: folder, "b")
    #expect(second.records == first.records)
    #expect(second.table == first.table)
    #expect(second.numbers == first.numbers)
  }

  @Test(
    "the arrays of the JSON report are tables", arguments: ["daily", "releases", "regressions"])
  func tables(name: String) throws {
    let folder = try TemporaryFolder()
    let mail = try folder.write(
      "From: a@example.com\nDate: Mon, 10 Nov 2025 10:00:00 +0000\n\nHi\n\nApp: Packrat 1.0\n",
      to: "a.eml")
    let rows = try Self.output(mail, "csv", ["--table", name]).lines
    let heads = [
      "daily": "day,app,version,reports", "releases": "app,version,state,",
      "regressions": "id,app,version,",
    ]
    #expect(rows.first?.hasPrefix(heads[name] ?? "-") == true)
    #expect(rows.count == (name == "regressions" ? 1 : 2))
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
      Date: Mon, 10 Nov 2025 10:00:00 +0000
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
