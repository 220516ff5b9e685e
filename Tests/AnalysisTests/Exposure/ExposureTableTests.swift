import Bytes
import Records
import Testing

@testable import Analysis

@Suite("Exposure")
struct ExposureTableTests {
  private func table(_ text: String) -> ExposureTable {
    let bytes = [UInt8](text.utf8)
    return ExposureTable(csv: bytes.span)
  }

  // 2026-03-07 is day 20519: `date -d 2026-03-07 +%s` / 86400.
  @Test("reads quoted fields, blanks, CRLF and a last line without end")
  func reads() {
    let table = table(
      "date,app,version,active_users\r\n2026-03-07,\"Notes, \"\"Pro\"\"\",4.2,12.5\r\n 2026-03-08 , Notes ,4.2,3"
    )
    #expect(table.rejectedLines == [])
    #expect(
      table.rows == [
        .init(day: 20_519, app: "Notes, \"Pro\"", version: "4.2", users: 12.5),
        .init(day: 20_520, app: "Notes", version: "4.2", users: 3),
      ])
  }

  @Test("lines that can't be read are named, the others count")
  func rejects() {
    let table = table(
      "2026-03-07,A,1,5\nx,A,1,5\n\n2026-02-30,A,1,5\n2026-03-07,A,1\n2026-03-07,A,1,-2\n2026-03-07,A,1,nan\n2026-03-07,A,1,7"
    )
    #expect(table.rows.map(\.users) == [5, 7])
    #expect(table.rejectedLines == [2, 4, 5, 6, 7])
  }

  @Test("the number of a line is that in the file, whatever line ends are quoted")
  func lineNumbers() {
    let table = table("2026-03-07,\"A\nB\",1,5\n\nx\n2026-03-08,A,1,5\ny")
    #expect(table.rows.map(\.app) == ["A\nB", "A"])
    #expect(table.rejectedLines == [4, 6])
    #expect(table.rejected == 2)
  }

  @Test("of many lines that can't be read the first hundred are named, all are counted")
  func manyRejected() {
    let table = table(String(repeating: "x\n", count: 150))
    #expect(table.rejectedLines == Array(1...100))
    #expect(table.rejected == 150)
  }

  @Test(
    "heads name the columns, as services export them",
    arguments: [
      "active_users,Version,DATE,note,app\n5,4.2,2026-03-07,x,Notes",
      "date;app;version;active_users\n2026-03-07;Notes;4.2;5",
      "Date\tApp Name\tApp Apple Identifier\tApp Version\tDevice\tSessions\tUnique Devices\n"
        + "2026-03-07\tNotes\t123\t4.2\tiPhone\t17\t5\n",
      "Date,Package Name,App Version Code,Daily Device Installs,Active Device Installs\r\n"
        + "2026-03-07,Notes,4.2,1,5\r\n",
    ])
  func heads(text: String) {
    #expect(table(text).rows == [.init(day: 20_519, app: "Notes", version: "4.2", users: 5)])
    #expect(table(text).rejected == 0)
  }

  @Test("UTF-16 is known by its mark, and the mark of UTF-8 is no text", arguments: [0, 1, 2])
  func encodings(form: Int) {
    let text = "Date,App,Version,Active Users\n2026-03-07,Nötes,4.2,5\n"
    var bytes: [UInt8] = form == 0 ? [0xEF, 0xBB, 0xBF] : form == 1 ? [0xFF, 0xFE] : [0xFE, 0xFF]
    if form == 0 { bytes += [UInt8](text.utf8) }
    for unit in text.utf16 where form > 0 {
      let halves = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
      bytes += form == 1 ? halves : halves.reversed()
    }
    let table = ExposureTable(csv: bytes.span)
    #expect(table.rows == [.init(day: 20_519, app: "Nötes", version: "4.2", users: 5)])
  }

  @Test("heads without a column for users are no table")
  func lacksColumn() {
    let table = table("Date,App,Version,Sessions\n2026-03-07,A,1,5\n")
    #expect(table.lacksColumn)
    #expect(table.rows.isEmpty)
  }

  /// Five releases with the users of each day; the last brings three times the mail about everything.
  private func inbox(starts: [Int] = [0, 40, 80, 120, 160]) -> (InboxBuilder, ExposureTable) {
    var inbox = InboxBuilder()
    var rows: [ExposureTable.Row] = []
    let symptoms = ["crash", "ui", "question", "sync", "payment", "login", "audio"]
    let start = Timestamp(seconds: InboxBuilder.start).day
    var number = 0
    for day in 0..<(starts[4] + 30) {
      for (release, version) in ["1.0", "1.1", "1.2", "1.3", "1.4"].enumerated() {
        guard day >= starts[release] else { continue }
        let isNewest = release == 4 || day < starts[release + 1]
        rows.append(
          .init(day: start + day, app: "Packrat", version: version, users: isNewest ? 6_000 : 3_000)
        )
        for _ in 0..<(isNewest ? 4 : 2) * (version == "1.4" ? 3 : 1) {
          inbox.report(day: day, version: version, symptoms: [symptoms[number % symptoms.count]])
          number += 1
        }
      }
    }
    return (inbox, ExposureTable(rows: rows))
  }

  @Test("three times the mail of its users is found with exposure, and only that release")
  func volume() throws {
    let (inbox, table) = inbox()
    var tally = Tally()
    for record in inbox.records { tally.add(record) }
    let findings = tally.findings(now: InboxBuilder.now(189), sources: [], exposure: table)
    let regression = try #require(findings.regressions.first)
    #expect(findings.regressions.count == 1)
    #expect(regression.version == "1.4")
    #expect(regression.symptom == nil)
    #expect(regression.id == "packrat-1.4")
    // 12 reports a day from 6,000 users.
    #expect(abs((regression.rateUsers ?? 0) - 2) < 0.01)
    #expect(regression.ratioLow > 1.3 && regression.ratio > 2 && regression.ratio < 4)
  }

  @Test("what was there when the mail begins, is no release that could be compared")
  func thereBefore() {
    let (inbox, table) = inbox(starts: [0, 4, 8, 12, 16])
    var tally = Tally()
    for record in inbox.records { tally.add(record) }
    let findings = tally.findings(now: InboxBuilder.now(45), sources: [], exposure: table)
    #expect(findings.regressions.isEmpty)
  }

  @Test("users of older versions, without those of some")
  func olderUsers() {
    let (inbox, table) = inbox()
    var tally = Tally()
    for record in inbox.records { tally.add(record) }
    tally.settleNames()
    let catalog = SettledInbox(tally, now: InboxBuilder.now(189), scope: ReportScope()).catalog
    let exposure = Exposure(table, catalog: catalog)
    let day = Timestamp(seconds: InboxBuilder.start).day + 130
    func users(without: [String]) -> [Double] {
      let (own, older) = exposure.users(
        app: 0, version: VersionOrder("1.3"), day: day, without: without.map(VersionOrder.init))
      return [own, older]
    }
    #expect(users(without: []) == [6_000, 9_000])
    #expect(users(without: ["1.1", "1.4"]) == [6_000, 6_000])
  }
}
