import Bytes
import Records

/// Merges the app of several sources, better ones first (`formats.md`, section 6).
///
/// A part that the better source lacks comes from the next one if whatever both have agrees.
struct AppMerger {
  private(set) var app = AppFacts()
  private var nameSource: Evidence.Source?
  private var versionSource: Evidence.Source?
  private var firstSource: Evidence.Source?

  /// Where the version came from, else the name, else any of it.
  var evidence: Evidence.Source? { versionSource ?? nameSource ?? firstSource }

  /// Adds what the next source says.
  mutating func add(_ other: AppFacts?, from source: Evidence.Source) {
    guard let other, !other.isEmpty else { return }
    if Self.differ(app.name, other.name, ignoringCase: true)
      || Self.differ(app.bundleID, other.bundleID)
    {
      return
    }
    if Self.differ(app.version, other.version) || Self.differ(app.build, other.build) {
      // Another release of the app: of it only the name holds.
      takeName(other, from: source)
      return
    }
    takeName(other, from: source)
    if app.version == nil, let version = other.version {
      app.version = version
      versionSource = source
    }
    if app.build == nil { app.build = other.build }
    if app.bundleID == nil { app.bundleID = other.bundleID }
    if firstSource == nil { firstSource = source }
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
