package import Analysis
package import Bytes

/// The report as a mail, ready for `sendmail -t` (`report.md`, section 6).
///
/// `multipart/mixed` of the terminal's text and a simple page of tables, one or the other, and the
/// whole page attached. Lines end in LF, as `sendmail` expects; headers are ASCII. No mail program
/// needs to load or run anything. A run that gives only news writes nothing when there is none.
package enum MailReport: ReportFormat {
  package static let name = "eml"

  package static func write(
    _ findings: Findings, options: ReportOptions, to buffer: inout ByteBuffer
  ) {
    let page = Page(findings, options: options, limits: PageLimits.all[0])
    if options.showsOnlyNews, !findings.regressions.contains(where: \.isNews) { return }
    var mail = MailWriter()
    writeHead(page, to: &mail)
    mail.beginMultipart("mixed", boundary: .mixed)
    mail.beginMultipart("alternative", boundary: .alternative)
    var text = ByteBuffer()
    let name = "triage-\(findings.generated.description.prefix(10)).html"
    var inside = options
    inside.outputs = [name]
    TerminalSummary.write(
      findings, options: inside, style: TerminalStyle(columns: 76), to: &text)
    mail.text("plain", text.span)
    mail.separate(.alternative)
    var html = HTMLWriter()
    MailPage(page).write(to: &html)
    mail.text("html", html.buffer.span)
    mail.end(.alternative)
    mail.separate(.mixed)
    var attachment = ByteBuffer(capacity: 1 << 18)
    HTMLReport.write(findings, options: options, to: &attachment)
    mail.attachment("text/html", name: name, attachment.span)
    mail.end(.mixed)
    buffer.append(mail.buffer.span)
  }

  private static func writeHead(_ page: Page, to mail: inout MailWriter) {
    if let recipient = page.options.recipient { mail.header("To", recipient) }
    mail.header("Subject", page.phrases.verdict(page).plain)
    mail.header("Date", MailDate.text(page.findings.generated))
    let seconds = page.findings.generated.seconds
    switch page.verdict {
    case .broken(let regression, _), .watch(let regression, _):
      // The root of the thread of this regression: nights about the same one group below it.
      let root = digest(regression.id)
      mail.header("Message-ID", "<\(seconds).\(root)@triage.invalid>")
      mail.header("In-Reply-To", "<\(root)@triage.invalid>")
      mail.header("References", "<\(root)@triage.invalid>")
    case .noMail, .noApp, .oneRelease, .tooFew, .usual:
      mail.header("Message-ID", "<\(seconds).\(digest("usual"))@triage.invalid>")
    }
    mail.header("Auto-Submitted", "auto-generated")
    mail.header("MIME-Version", "1.0")
  }

  private static func digest(_ text: String) -> String {
    let hash = SHA256.hash([UInt8](text.utf8).span).prefix(10)
    return hash.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
