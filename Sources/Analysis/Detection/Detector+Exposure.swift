extension Detector {
  /// Adds the reports that the users of a release should send on a day, going by those that users of
  /// older releases sent lately, but for releases that make people write more themselves.
  func addExpected(_ history: ReleaseHistory, day: Int) {
    guard let exposure else { return }
    let faulty = Set(alarms.filter { $0.symptom == nil }.flatMap(\.releases))
    let before = releasesBefore(history.number)
    let older = before.filter { !faulty.contains($0) }.compactMap { releases[$0] }
    let ignored = before.filter(faulty.contains).compactMap { releases[$0]?.order }
    func addOlder(_ day: Int, isRecent: Bool) -> Double {
      let users = exposure.users(
        app: history.app, version: history.order, day: day, without: ignored)
      let reports = older.reduce(0) { $0 + ($1.daily[day] ?? 0) }
      history.volume.olderRate.add(
        reports: Double(reports), users: users.older, isRecent: isRecent)
      return users.own
    }
    if day == history.firstDay {
      for earlier in (day - OlderRate.daysBefore)..<day {
        _ = addOlder(earlier, isRecent: earlier >= day - OlderRate.shortDaysBefore)
      }
    }
    let users = addOlder(day, isRecent: true)
    history.volume.expected += history.volume.olderRate.expected(of: users)
  }
}
