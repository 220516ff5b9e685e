import Analysis
import Records

/// What a run of `triage report` knows when all mail was read.
struct ReadInbox: ~Copyable {
  var findings: Findings
  /// In the order of reading; none unless a format lists messages.
  let records: SpooledRecords
  let summary: Pipeline.Summary
}
