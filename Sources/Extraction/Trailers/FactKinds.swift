import Assets

/// The kinds of facts that some lines state.
struct FactKinds: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let appName = FactKinds(rawValue: 1)
  static let appVersion = FactKinds(rawValue: 2)
  static let build = FactKinds(rawValue: 4)
  static let system = FactKinds(rawValue: 8)
  static let device = FactKinds(rawValue: 16)
  static let bundleID = FactKinds(rawValue: 32)
  static let locale = FactKinds(rawValue: 64)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What the lines at those indices state.
  init(_ places: [Int], in search: BlockSearch) {
    self = []
    for place in places {
      for value in search.lines[place].values {
        switch value.fact {
        case .app?: insert(value.isProof ? [.appName, .appVersion] : .appName)
        case .appVersion?: insert(.appVersion)
        case .build?: insert(.build)
        case .os?, .osBuild?: insert(.system)
        case .device?: insert(.device)
        case .bundleID?: insert(.bundleID)
        case .locale?: insert(.locale)
        default: break
        }
      }
      for part in search.lines[place].parts {
        switch part {
        case .app: insert([.appName, .appVersion])
        case .version: insert(.appVersion)
        case .system: insert(.system)
        case .device: insert(.device)
        case .bundleID: insert(.bundleID)
        case .locale: insert(.locale)
        default: break
        }
      }
    }
  }
}
