import Records

/// The names that reports give to apps, versions, systems and devices, as they were sent.
struct InboxNames: Sendable {
  /// An app's name and a version by number; the version may be unknown.
  struct Release: FingerprintedName {
    let app: UInt32
    let version: UInt32
    var fingerprint: UInt64 { UInt64(app) << 32 | UInt64(version) }
  }

  /// An app's name with a bundle identifier that was sent along.
  struct Bundle: Hashable, Sendable {
    let app: UInt32
    let identifier: String
  }

  /// An operating system with its version.
  struct System: FingerprintedName {
    let name: String
    let version: String?
    var fingerprint: UInt64 { Fingerprint.of([name, version]) }
  }

  /// The name of the app that holds all mail about forgotten names; nobody can send it.
  static let rest = ""

  var apps = NameTable<String>()
  var versions = NameTable<String>()
  var releases = NameTable<Release>()
  var systems = NameTable<System>()
  var devices = NameTable<DeviceFacts>()
  var crashes = NameTable<String>()
  /// How often.
  var bundles: [Bundle: Int] = [:]
  /// Releases that were forgotten, since there were too many.
  var forgotten = 0

  /// The hash of the names of a release, the same in every run.
  func stableHash(ofRelease number: UInt32) -> UInt64 {
    let release = releases[number]
    let version = release.version == ReportFacts.none ? nil : versions[release.version]
    return Fingerprint.of([apps[release.app], version])
  }
}
