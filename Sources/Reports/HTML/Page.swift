import Analysis

/// What every section of the page is drawn from.
struct Page: Sendable {
  let overview: Overview
  let verdict: Verdict
  let options: ReportOptions
  let phrases: any Phrases
  let limits: PageLimits

  init(_ findings: Findings, options: ReportOptions, limits: PageLimits) {
    overview = Overview(findings)
    verdict = Verdict(overview)
    self.options = options
    phrases = options.language.phrases(generated: findings.generated)
    self.limits = limits
  }

  var findings: Findings { overview.findings }

  /// The version of the program that writes the page.
  var version: Untrusted { Untrusted(options.programVersion, limit: 50) }

  /// `20 Jan – 20 Mar 2026`, or nil without a dated mail.
  var period: String? {
    overview.days.map { phrases.period($0.lowerBound, $0.upperBound) }
  }
}
