import Bytes
import Records

/// Merges the app of several sources, better ones first (`formats.md`, section 6).
///
/// A part that the better source lacks comes from the next one if whatever both have agrees.
struct AppMerger {
  /// What became of what a source says.
  enum Outcome: Hashable, Sendable {
    /// It says nothing of an app.
    case nothing
    /// It agrees; what was missing was taken from it.
    case merged
    /// It names another app.
    case otherApp
    /// It states another release; only its name was taken, if there was none.
    case otherRelease
  }

  private(set) var app = AppFacts()
  private(set) var nameSource: Evidence.Source?
  private(set) var versionSource: Evidence.Source?
  private(set) var buildSource: Evidence.Source?
  private(set) var bundleSource: Evidence.Source?
  private var firstSource: Evidence.Source?
  private let apps: AppDirectory

  /// - Parameter apps: Apps that the configuration names: their aliases are one name.
  init(apps: AppDirectory = AppDirectory()) { self.apps = apps }

  /// Where the version came from, else the name, else any of it.
  var evidence: Evidence.Source? { versionSource ?? nameSource ?? firstSource }

  /// Adds what the next source says.
  @discardableResult
  mutating func add(_ other: AppFacts?, from source: Evidence.Source) -> Outcome {
    guard var other, !other.isEmpty else { return .nothing }
    if let known = apps.app(named: other.name) { other.name = known.name }
    if Self.differ(app.name, other.name, ignoringCase: true)
      || Self.differ(app.bundleID, other.bundleID)
    {
      return .otherApp
    }
    if Self.differ(app.version, other.version) || Self.differ(app.build, other.build) {
      // Another release of the app: of it only the name holds.
      takeName(other, from: source)
      return .otherRelease
    }
    takeName(other, from: source)
    if app.version == nil, let version = other.version {
      app.version = version
      versionSource = source
    }
    if app.build == nil, let build = other.build {
      app.build = build
      buildSource = source
    }
    if app.bundleID == nil, let bundleID = other.bundleID {
      app.bundleID = bundleID
      bundleSource = source
    }
    if firstSource == nil { firstSource = source }
    return .merged
  }

  private mutating func takeName(_ other: AppFacts, from source: Evidence.Source) {
    guard app.name == nil, let name = other.name else { return }
    app.name = name
    nameSource = source
  }

  private static func differ(_ left: String?, _ right: String?, ignoringCase: Bool = false) -> Bool
  {
    guard let left, let right else { return false }
    let same = left.utf8.elementsEqual(right.utf8) { first, second in
      first == second
        || ignoringCase && first.isLetter && second.isLetter && first | 0x20 == second | 0x20
    }
    return !same
  }
}
