import Analysis
import Bytes
import Store

/// The apps and releases of a database, by name.
struct DatabaseReleases {
  private struct Key: Hashable {
    let app: String
    let version: String?
  }

  private var apps: [String: Int] = [:]
  private var releases: [Key: Int] = [:]

  /// The row of a release, or nil.
  func id(_ release: MessageListing.Release) -> Int? {
    id(app: release.app, version: release.version)
  }

  /// The row of a release, or nil.
  func id(app: String, version: String?) -> Int? { releases[Key(app: app, version: version)] }

  mutating func write(
    _ listing: MessageListing, _ findings: Findings, to database: Database
  ) throws(DatabaseError) {
    var summaries: [Key: ReleaseSummary] = [:]
    for summary in findings.releases {
      summaries[Key(app: summary.app, version: summary.version)] = summary
    }
    var insertApp = try database.prepare("INSERT INTO app (id, name, bundle_id) VALUES (?, ?, ?)")
    var insert = try database.prepare(
      """
      INSERT INTO app_release (id, app_id, version, sort_key, first_seen, last_seen, state)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """)
    for release in listing.releases {
      let app: Int
      if let known = apps[release.app] {
        app = known
      } else {
        app = apps.count + 1
        apps[release.app] = app
        try insertApp.run([.integer(app), .text(release.app), .text(release.bundleID)])
      }
      let key = Key(app: release.app, version: release.version)
      guard releases[key] == nil else { continue }
      let number = releases.count + 1
      releases[key] = number
      let summary = summaries[key]
      try insert.run([
        .integer(number), .integer(app), .text(release.version), .integer(number),
        .text(summary?.firstSeen?.description), .text(summary?.lastSeen.description),
        .text(summary?.state.rawValue),
      ])
    }
  }
}
