package import Bytes
package import Records

/// Gathers the records of an inbox, in any order, and judges them.
package struct Tally: Sendable {
  package init() {}

  /// Takes one record.
  package mutating func add(_ record: MessageRecord) {}

  /// Takes what another gathered.
  package mutating func merge(_ other: Tally) {}

  /// What the records say at `now`, for the sources that were read.
  package consuming func findings(now: Timestamp, sources: [SourceSummary]) -> Findings {
    var findings = Findings(generated: now, reference: now, period: ReportPeriod())
    findings.sources = sources
    return findings
  }
}
