import Analysis
import Bytes
import Testing

@testable import Reports

@Suite("The report as a mail")
struct MailReportTests {
  /// The lines of the header.
  private static func head(_ findings: Findings, _ options: ReportOptions) -> [String] {
    let text = Output.text(MailReport.self, findings, options: options)
    let end = text.firstRange(of: "\n\n")?.lowerBound ?? text.endIndex
    return text[..<end].split(separator: "\n").map(String.init)
  }

  @Test("the header names the verdict, the thread and that nobody wrote it")
  func header() {
    var options = Output.options
    options.recipient = "me@example.org"
    let head = Self.head(SampleInbox.findings, options)
    #expect(head[0] == "To: me@example.org")
    #expect(head[1] == "Subject: Lumen Notes 4.2.0 crashes at launch on iPadOS 26.3")
    #expect(head[2] == "Date: Sat, 21 Mar 2026 02:15:00 +0000")
    #expect(head[3].hasPrefix("Message-ID: <1774059300."))
    #expect(head[4].hasPrefix("In-Reply-To: <"))
    #expect(head[5] == "References: " + head[4].dropFirst(13))
    #expect(
      head[6...] == [
        "Auto-Submitted: auto-generated", "MIME-Version: 1.0",
        "Content-Type: multipart/mixed; boundary=\"=_triage-mixed\"",
      ])
  }

  @Test("nights about the same regression are one thread, others are not")
  func threads() {
    func references(_ findings: Findings) -> String? {
      Self.head(findings, Output.options).first { $0.hasPrefix("References:") }
    }
    var later = SampleInbox.findings
    later.generated = Timestamp(seconds: later.generated.seconds + 86_400)
    var other = SampleInbox.findings
    other.regressions[0].id = "other"
    #expect(references(later) == references(SampleInbox.findings))
    #expect(references(other) != references(SampleInbox.findings))
  }

  @Test("a run that tells only news writes nothing without any")
  func silence() {
    var options = Output.options
    options.showsOnlyNews = true
    var quiet = SampleInbox.findings
    quiet.regressions.removeAll { $0.status != .resolved }
    #expect(Output.text(MailReport.self, quiet, options: options).isEmpty)
    #expect(!Output.text(MailReport.self, SampleInbox.findings, options: options).isEmpty)
  }

  @Test(
    "what is not ASCII becomes encoded-words of whole letters",
    arguments: [
      ("plain", "plain"), ("Grüße", "=?utf-8?B?R3LDvMOfZQ==?="), ("a=?b", "=?utf-8?B?YT0/Yg==?="),
      (
        String(repeating: "閃", count: 16),
        "=?utf-8?B?6ZaD6ZaD6ZaD6ZaD6ZaD6ZaD6ZaD6ZaD6ZaD6ZaD6ZaD6ZaD6ZaD6ZaD6ZaD?=\n =?utf-8?B?6ZaD?="
      ),
    ])
  func headers(value: String, written: String) {
    var mail = MailWriter()
    mail.header("Subject", value)
    #expect(mail.buffer.string == "Subject: \(written)\n")
  }

  @Test(
    "text is quoted-printable",
    arguments: [
      ("a\n", "a\n"), ("a = b \n", "a =3D b=20\n"), ("ü", "=C3=BC\n"),
      (".\nFrom x", "=2E\n=46rom x\n"),
      ("\t\n", "=09\n"), ("", ""),
      (String(repeating: "x", count: 80), String(repeating: "x", count: 75) + "=\nxxxxx\n"),
    ])
  func text(text: String, written: String) {
    var mail = MailWriter()
    mail.text("plain", [UInt8](text.utf8).span)
    #expect(
      mail.buffer.string
        == "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n"
        + written)
  }

  @Test("no secret is in its decoded text")
  func privacy() {
    var findings = SampleInbox.findings
    for place in findings.regressions.indices {
      findings.regressions[place].examples[0].text = "write to jo.secret@example.com"
    }
    let text = Output.text(MailReport.self, findings).replacing("=\n", with: "")
    #expect(text.contains("write to [address]"))
    #expect(!text.contains("jo.secret"))
    var options = Output.options
    options.omitsQuotes = true
    let shared = Output.text(MailReport.self, findings, options: options).replacing("=\n", with: "")
    #expect(!shared.contains("write to"))
  }
}
