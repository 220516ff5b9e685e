/// One report as the search for regressions sees it: 32 bytes.
struct CaseReport {
  private let dayNumber: Int32
  private let releaseNumber: Int32
  private let systemNumber: Int32
  private let deviceNumber: Int32
  /// All its symptoms.
  let symptoms: UInt64
  /// Those of its symptoms for which it counts: its sender hasn't reported them of this app within
  /// 60 days.
  let counted: UInt64

  init(day: Int, release: Int, system: Int, device: Int, symptoms: UInt64, counted: UInt64) {
    dayNumber = Int32(truncatingIfNeeded: day)
    releaseNumber = Int32(truncatingIfNeeded: release)
    systemNumber = Int32(truncatingIfNeeded: system)
    deviceNumber = Int32(truncatingIfNeeded: device)
    self.symptoms = symptoms
    self.counted = counted
  }

  /// Days since 1970.
  var day: Int { Int(dayNumber) }
  /// Number in `Catalog.releases`.
  var release: Int { Int(releaseNumber) }
  /// Number in `Places.systems`; -1: unknown.
  var system: Int { Int(systemNumber) }
  /// Number in `Places.deviceNames`; -1: unknown.
  var device: Int { Int(deviceNumber) }
}
