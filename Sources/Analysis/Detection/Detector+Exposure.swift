extension Detector {
  private static let daysBefore = 30

  /// Adds a day to the reports and users of each app.
  mutating func addUse(_ day: Int) {
    guard let exposure else { return }
    for app in exposure.apps {
      var use = recentUse[app] ?? (0, 0)
      use.reports = 0.98 * use.reports + Double(dailyReports[app][day] ?? 0)
      use.users = 0.98 * use.users + exposure.users(app: app, day: day)
      recentUse[app] = use
    }
  }

  /// Adds the reports that the users of a release should send on a day, going by those that users of
  /// older releases sent lately, but for releases that make people write more themselves.
  func addExpected(_ history: ReleaseHistory, day: Int) {
    guard let exposure, let use = recentUse[history.app], use.reports > 0, use.users > 0 else {
      return
    }
    let faulty = Set(alarms.filter { $0.symptom == nil }.flatMap(\.releases))
    let before = releasesBefore(history.number)
    let older = before.filter { !faulty.contains($0) }.compactMap { releases[$0] }
    let ignored = before.filter(faulty.contains).compactMap { releases[$0]?.order }
    func addRecent(_ day: Int) -> Double {
      let users = exposure.users(
        app: history.app, version: history.order, day: day, without: ignored)
      let reports = older.reduce(0) { $0 + ($1.daily[day] ?? 0) }
      history.volume.recentReports = Double(reports) + 0.7 * history.volume.recentReports
      history.volume.recentUsers = users.older + 0.7 * history.volume.recentUsers
      return users.own
    }
    if day == history.firstDay {
      for earlier in (day - Self.daysBefore)..<day { _ = addRecent(earlier) }
    }
    let users = addRecent(day)
    let rate = use.reports / use.users
    history.volume.expected +=
      users * (history.volume.recentReports + 2) / (history.volume.recentUsers + 2 / rate)
  }
}
