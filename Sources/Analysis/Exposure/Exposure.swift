import Records

/// The users of the apps of an inbox, arranged for the test of volumes.
struct Exposure {
  private struct Version {
    let order: VersionOrder
    var users: [Int: Double] = [:]
  }

  /// By app: its versions, the lowest first.
  private var versions: [Int: [Version]] = [:]

  init(_ table: ExposureTable, catalog: Catalog) {
    var apps: [String: Int] = [:]
    for (number, app) in catalog.apps.enumerated() {
      if let bundle = app.bundleID { apps[CleanName.key(bundle)] = number }
      for name in (app.configured?.bundleIDs ?? []) + (app.configured?.aliases ?? []) {
        apps[CleanName.key(name)] = number
      }
    }
    for (number, app) in catalog.apps.enumerated() { apps[CleanName.key(app.name)] = number }
    var places: [Int: [String: Int]] = [:]
    for row in table.rows {
      guard let app = apps[CleanName.key(row.app)] else { continue }
      let version = CleanName.text(row.version)
      let place: Int
      if let known = places[app]?[version] {
        place = known
      } else {
        place = versions[app]?.count ?? 0
        versions[app, default: []].append(Version(order: VersionOrder(version)))
        places[app, default: [:]][version] = place
      }
      versions[app]?[place].users[row.day, default: 0] += row.users
    }
    for app in versions.keys { versions[app]?.sort { $0.order < $1.order } }
  }

  /// Whether anything is known of an app.
  func knows(_ app: Int) -> Bool { versions[app] != nil }

  /// The users of a version on a day, and those of older versions.
  ///
  /// - Parameter ignored: versions that don't count among the older ones.
  func users(
    app: Int, version: VersionOrder, day: Int, without ignored: [VersionOrder] = []
  ) -> (own: Double, older: Double) {
    var own = 0.0
    var older = 0.0
    for other in versions[app] ?? [] {
      if other.order < version {
        if !ignored.contains(other.order) { older += other.users[day] ?? 0 }
      } else {
        if other.order == version { own = other.users[day] ?? 0 }
        break
      }
    }
    return (own, older)
  }
}
