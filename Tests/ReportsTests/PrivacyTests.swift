import Analysis
import Records
import Testing

@testable import Reports

@Suite("What no report tells, report.md section 8")
struct PrivacyTests {
  private static let secrets = [
    "jo.secret@example.com", "+49 30 9876 5432", "4111 1111 1111 1111", "DE89370400440532013000",
    "sk_live_4eC39HqLyjWDarjtT1zdp7dc", "token=abcdefg",
  ]

  /// The sample inbox with secrets wherever a mail can put them.
  private static var findings: Findings {
    var findings = SampleInbox.findings
    let all = secrets.joined(separator: " or ").replacingToken
    for place in findings.regressions.indices {
      findings.regressions[place].examples[0].text = all
      findings.regressions[place].examples[0].subject = all
      findings.regressions[place].examples[0].device = all
      findings.regressions[place].words.append(
        Regression.Word(word: "jo.secret@example.com", reports: 3, share: 0.1, shareElsewhere: 0))
      findings.regressions[place].devices.append(
        Regression.DeviceCount(name: "iPad of jo.secret@example.com", reports: 3))
      findings.regressions[place].crash = Regression.CrashPlace(
        signature: "load(https://example.com/?token=abcdefg)", reports: 1, total: 1)
    }
    findings.unclassified.candidates = ["jo.secret@example.com"]
    findings.cells[0].system = "jo.secret@example.com"
    return findings
  }

  private static func outputs(_ options: ReportOptions) -> [(String, String)] {
    [("terminal", Output.terminal(findings, options: options))]
      + ReportFormats.all.map { ($0.name, Output.text($0, findings, options: options)) }
  }

  @Test("addresses, numbers, keys and queries are in no format")
  func masked() {
    for (name, text) in Self.outputs(Output.options) {
      for secret in Self.secrets { #expect(!text.contains(secret), "\(secret) in \(name)") }
      #expect(!text.contains("kim."), "an address in \(name)")
      #expect(!text.contains("Kim Example"), "a name in \(name)")
    }
  }

  @Test("they are shown when asked for, but never in metrics")
  func shown() {
    var options = Output.options
    options.showsAddresses = true
    let page = Output.text(HTMLReport.self, Self.findings, options: options)
    #expect(page.contains("jo.secret@example.com"))
    #expect(page.contains("<bdi>Kim Example &lt;kim.212@example.org&gt;</bdi>"))
    #expect(page.contains("<b>Not private:</b> this report was made with --show-addresses."))
  }

  @Test("without quotes no word of people is in any format")
  func withoutQuotes() {
    var options = Output.options
    options.omitsQuotes = true
    let all =
      [("terminal", Output.terminal(SampleInbox.findings, options: options))]
      + ReportFormats.all.map {
        ($0.name, Output.text($0, SampleInbox.findings, options: options))
      }
    for (name, text) in all {
      for word in ["white screen", "Unterricht", "iCloud</i>", "閃退"] {
        #expect(!text.contains(word), "\(word) in \(name)")
      }
    }
  }
}

extension String {
  /// The query as part of a web address.
  fileprivate var replacingToken: String {
    replacing("token=abcdefg", with: "https://example.com/reset?token=abcdefg")
  }
}
