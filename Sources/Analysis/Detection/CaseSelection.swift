/// Chooses the reports that count in the tests: people, not mails (`regressions.md`, section 2).
struct CaseSelection {
  /// In the order of time.
  private(set) var cases: [CaseReport] = []

  private static let repeatDays = 60

  init(_ inbox: SettledInbox) {
    var reportsOfPerson = [UInt32](repeating: 0, count: inbox.people)
    for report in inbox.reports { reportsOfPerson[Int(report.person)] += 1 }
    // The days on which people of several reports last counted, by the hash of person, app and
    // symptom; 64 stands for none.
    var lastDays: [UInt64: Int32] = [:]

    cases.reserveCapacity(inbox.reports.count)
    for report in inbox.reports {
      guard let day = report.day, !report.isInBurst else { continue }
      let release = inbox.catalog.releases[Int(report.release)]
      guard release.version != nil else { continue }
      var counted = report.symptoms
      if reportsOfPerson[Int(report.person)] > 1 {
        counted = 0
        var isCounted = false
        func take(_ symptom: Int) -> Bool {
          let key = Fingerprint.of(
            UInt64(report.person) << 7 | UInt64(symptom), UInt64(release.app))
          if let last = lastDays[key], day - Int(last) < Self.repeatDays { return false }
          lastDays[key] = Int32(truncatingIfNeeded: day)
          isCounted = true
          return true
        }
        if report.symptoms == 0 { _ = take(64) }
        SymptomCodes.forEach(in: report.symptoms) { symptom in
          if take(symptom) { counted |= 1 << UInt64(symptom) }
        }
        guard isCounted else { continue }
      }
      cases.append(
        CaseReport(
          day: day, release: Int(report.release), system: Int(report.system),
          device: Int(report.device), symptoms: report.symptoms, counted: counted))
    }
  }
}
