/// Chooses the reports that count in the tests: people, not mails (`regressions.md`, section 2).
struct CaseSelection {
  /// In the order of time.
  private(set) var cases: [CaseReport] = []

  private static let repeatDays = 60

  init(_ inbox: SettledInbox) {
    // The days on which a person last counted, by symptom; 64 stands for none.
    struct Key: Hashable {
      let app: Int
      let symptom: Int
    }
    var reportsOfPerson = [UInt32](repeating: 0, count: inbox.people)
    for report in inbox.reports { reportsOfPerson[Int(report.person)] += 1 }
    var lastDays: [UInt32: [Key: Int]] = [:]

    for (index, report) in inbox.reports.enumerated() {
      guard let day = report.day, !report.isInBurst else { continue }
      let release = inbox.catalog.releases[Int(report.release)]
      guard release.version != nil else { continue }
      var counted = report.symptoms
      if reportsOfPerson[Int(report.person)] > 1 {
        var days = lastDays.removeValue(forKey: report.person) ?? [:]
        counted = 0
        var isCounted = false
        func take(_ symptom: Int) -> Bool {
          let key = Key(app: release.app, symptom: symptom)
          if let last = days[key], day - last < Self.repeatDays { return false }
          days[key] = day
          isCounted = true
          return true
        }
        if report.symptoms == 0 { _ = take(64) }
        SymptomCodes.forEach(in: report.symptoms) { symptom in
          if take(symptom) { counted |= 1 << UInt64(symptom) }
        }
        lastDays[report.person] = days
        guard isCounted else { continue }
      }
      cases.append(
        CaseReport(
          day: day, release: Int(report.release), system: Int(report.system),
          device: Int(report.device), symptoms: report.symptoms, counted: counted, report: index))
    }
  }
}
