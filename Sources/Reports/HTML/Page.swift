import Analysis

/// What every section of the page is drawn from.
struct Page: Sendable {
  let overview: Overview
  let verdict: Verdict
  let options: ReportOptions
  let phrases: Phrases
  let limits: PageLimits

  init(_ findings: Findings, options: ReportOptions, limits: PageLimits) {
    overview = Overview(findings)
    verdict = Verdict(overview)
    self.options = options
    phrases = Phrases(generated: findings.generated)
    self.limits = limits
  }

  var findings: Findings { overview.findings }

  /// `20 Jan – 20 Mar 2026`, or nil without a dated mail.
  var period: String? {
    overview.days.map { phrases.period($0.lowerBound, $0.upperBound) }
  }
}
