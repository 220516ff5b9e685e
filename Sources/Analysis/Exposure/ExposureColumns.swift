/// Which columns of a table of users hold what.
struct ExposureColumns: Hashable {
  let date: Int
  let app: Int
  let version: Int
  let users: Int

  /// Where no line names them: `date,app,version,active_users`.
  static let usual = ExposureColumns(date: 0, app: 1, version: 2, users: 3)

  /// Heads of columns in lower case with blanks for `_`; of several in a table the first counts.
  ///
  /// Behind our own stand those of App Store Connect (the report App Sessions) and of Play Console
  /// (installs by app version).
  private static let dates = ["date"]
  private static let apps = ["app", "app name", "package name"]
  private static let versions = ["version", "app version", "app version code"]
  private static let userCounts = [
    "active users", "unique devices", "active devices", "active device installs",
    "current device installs",
  ]

  /// Understands the line with the heads; nil when a column is missing.
  init?(heads: [String]) {
    let keys = heads.map { head in
      String(
        decoding: head.utf8.prefix(40).map { $0 == UInt8(ascii: "_") ? 32 : $0 }, as: UTF8.self
      )
      .lowercased()
    }
    func place(of names: [String]) -> Int? {
      names.lazy.compactMap { name in keys.firstIndex(of: name) }.first
    }
    guard let date = place(of: Self.dates), let app = place(of: Self.apps),
      let version = place(of: Self.versions), let users = place(of: Self.userCounts)
    else { return nil }
    self.init(date: date, app: app, version: version, users: users)
  }

  private init(date: Int, app: Int, version: Int, users: Int) {
    self.date = date
    self.app = app
    self.version = version
    self.users = users
  }

  /// Whether a line holds names of columns: one of them is `date`.
  static func isHead(_ fields: [String]) -> Bool {
    fields.contains { dates.contains($0.lowercased()) }
  }

  /// Fields that a line needs.
  var count: Int { max(date, app, version, users) + 1 }
}
