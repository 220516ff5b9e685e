package import Bytes
package import Records

/// All that an analysis found, as a value: what every report is drawn from.
///
/// Arrays are sorted, and nothing in here depends on the order in which mail was read.
package struct Findings: Hashable, Sendable {
  /// When the report is made: `--now`, or the clock of the run.
  package var generated: Timestamp
  /// The time that "now" means in the judgements: `generated`, or the newest mail when that is more
  /// than 30 days older.
  package var reference: Timestamp
  package var period: ReportPeriod
  package var sources: [SourceSummary] = []
  package var totals = Totals()
  /// By number of first contacts, then name.
  package var apps: [AppSummary] = []
  /// Apps that are left out of `apps`: of many names those that one or two people wrote.
  package var otherApps = 0
  /// First contacts about these.
  package var otherReports = 0
  /// By app (as in `apps`), newest version first.
  package var releases: [ReleaseSummary] = []
  /// By day, then app, then version.
  package var daily: [DailyCount] = []
  /// First contacts that name no app, by day.
  package var unplacedDaily: [DayCount] = []
  /// Worst first: broken, watch, resolved; within these by evidence.
  package var regressions: [Regression] = []
  package var watchList: [Regression] = []
  package var unclassified = Unclassified()
  /// How often each symptom stands in the mail of each release.
  package var topics: [TopicCount] = []
  /// How often a symptom stands in the mail of a release on a system version or a device.
  package var cells: [SystemCell] = []
  /// Warnings by code over all messages.
  package var warnings: [RecordWarning: Int] = [:]
  /// All messages; nil unless it was asked for.
  package var listing: MessageListing?

  package init(generated: Timestamp, reference: Timestamp, period: ReportPeriod) {
    self.generated = generated
    self.reference = reference
    self.period = period
  }
}
