/// One report as the search for regressions sees it.
struct CaseReport {
  /// Days since 1970.
  let day: Int
  /// Number in `Catalog.releases`.
  let release: Int
  /// Number in `Places.systems`; -1: unknown.
  let system: Int
  /// Number in `Places.deviceNames`; -1: unknown.
  let device: Int
  /// All its symptoms.
  let symptoms: UInt64
  /// Those of its symptoms for which it counts: its sender hasn't reported them of this app within
  /// 60 days.
  let counted: UInt64
  /// Place in `SettledInbox.reports`.
  let report: Int
}
