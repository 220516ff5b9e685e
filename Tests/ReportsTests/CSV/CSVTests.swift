import Analysis
import Bytes
import Records
import Testing

@testable import Reports

@Suite("CSV, report.md section 5")
struct CSVTests {
  private func text(_ table: CSVTable, _ findings: Findings) -> String {
    var buffer = ByteBuffer()
    table.write(findings, options: Output.options, to: &buffer)
    return buffer.string
  }

  @Test("days")
  func daily() {
    let text = text(.daily, SampleInbox.findings)
    #expect(
      text.hasPrefix(
        """
        day,app,version,reports
        2026-01-20T00:00:00Z,"Ferry Timer","2.9.0",3
        2026-01-20T00:00:00Z,"Lumen Notes","4.0.2",3
        2026-01-21T00:00:00Z,"Ferry Timer","2.9.0",2

        """))
    #expect(text.hasSuffix("\n2026-03-20T00:00:00Z,\"Lumen Notes\",\"4.2.0\",9\n"))
  }

  @Test("releases")
  func releases() {
    #expect(
      text(.releases, SampleInbox.findings).hasPrefix(
        """
        app,version,state,first_seen,last_seen,reports,reporters,first_14_days
        "Lumen Notes","4.2.0","broken",2026-03-07T17:20:44Z,2026-03-20T21:47:10Z,147,131,147
        "Lumen Notes","4.1.3","usual",2026-02-16T09:02:31Z,2026-03-20T11:30:05Z,141,128,77
        "Lumen Notes","4.1.0","usual",2026-01-26T08:11:00Z,2026-03-20T08:14:52Z,118,109,60
        "Lumen Notes","4.0.2","usual",,2026-03-20T06:40:19Z,64,60,

        """))
  }

  @Test("regressions")
  func regressions() {
    let lines = text(.regressions, SampleInbox.findings).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[1] == """
        "lumen-notes-4.2.0-crash-ipados-26.3","Lumen Notes","4.2.0","4.1.3","crash","iPadOS",\
        "26.3",,,"launch","broken","new",2026-03-10T00:00:00Z,2026-03-08T07:41:03Z,\
        2026-03-20T18:22:51Z,38,34,12,3.6,10.6,7.5,14.5,3.3e-23,412,\
        "EXC_BREAKPOINT SidebarModel.restoreSelection()",\
        "CAF7n2@mail.example.net B41C-77@icloud.example 9d1f.33@gmx.example tw.8812@mail.example"
        """)
  }

  @Test("one row a first contact")
  func contacts() {
    var record = MessageRecord(
      path: "~/in", offset: 57, bytes: 900, digest: Digest(high: 0, low: 0))
    record.messageID = "a@example.org"
    record.date = SampleInbox.time("2026-03-08T07:41:03Z")
    record.app = AppFacts(name: "Lumen Notes", version: "4.2.0", build: "12")
    record.os = SystemFacts(name: "iPadOS", version: "26.3")
    record.locale = "de-DE"
    record.symptoms = [Symptom(rawValue: "crash"), Symptom(rawValue: "launch")]
    record.evidence = Evidence(app: .trailer)
    record.from = EmailAddress(name: "Jo", address: "jo@example.com")
    record.subject = "Help, \"please\"\r\nwrite to jo@example.com"
    var table = CSVContacts(options: Output.options)
    table.write(
      record,
      CSVContacts.Context(
        date: record.date, app: "Lumen Notes", version: "4.2.0", sender: 7, isAnswered: false,
        regression: "x-1"))
    let text = String(copying: table.span)
    #expect(
      text == """
        message_id,date,app,version,build,bundle_id,os,os_version,os_build,device_model,device,\
        locale,language,symptoms,crash_signature,evidence_app,evidence_os,evidence_device,sender,\
        thread_id,answered,regression,subject,path,offset
        "a@example.org",2026-03-08T07:41:03Z,"Lumen Notes","4.2.0","12",,"iPadOS","26.3",,,,\
        "de-DE",,"crash launch",,"trailer",,,7,,false,"x-1",\
        "Help, ""please"" write to [address]","~/in",57

        """)
  }

  @Test(
    "no cell is taken for a formula",
    arguments: [
      ("=1+1", "\"'=1+1\""), ("+49", "\"'+49\""), ("-x", "\"'-x\""), ("@SUM(A1)", "\"'@SUM(A1)\""),
      ("\t=1", "\"'=1\""), (" \u{200B}\u{FEFF}=1", "\"'=1\""), ("\r\n=1", "\"'=1\""),
      ("＝1", "\"'＝1\""), ("＋1", "\"'＋1\""), ("－1", "\"'－1\""), ("＠1", "\"'＠1\""),
      ("a=1", "\"a=1\""), ("\"", "\"\"\"\""), ("a,b", "\"a,b\""), ("", ""),
    ])
  func formulas(text: String, cell: String) {
    var csv = CSVWriter()
    csv.cell(text)
    #expect(csv.buffer.string == cell)
  }

  @Test(
    "what was written is read back",
    arguments: [
      "plain", "with \"quotes\"", "a,b,c", "'quoted'", "笔记", "a\"\"b",
    ])
  func readBack(text: String) {
    var csv = CSVWriter()
    csv.cell(text)
    csv.cell("end")
    var cells: [String] = [""]
    var isQuoted = false
    for character in csv.buffer.string {
      switch character {
      case "\"":
        if !isQuoted, let last = cells.last, !last.isEmpty { cells[cells.count - 1] += "\"" }
        isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    #expect(cells == [text, "end"])
  }
}

extension String {
  init(copying bytes: borrowing Span<UInt8>) {
    var buffer = ByteBuffer()
    buffer.append(bytes)
    self = buffer.string
  }
}
