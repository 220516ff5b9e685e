import Extraction
import Records

/// Names of apps that are probably one: the same letters and digits.
enum SimilarNames {
  /// The other spellings of each name that has some; what the configuration knows is left out.
  ///
  /// - Parameter apps: the names, the most frequent first.
  static func find(
    _ apps: [String], _ rules: ExtractionRules
  ) -> [(name: String, aliases: [String])] {
    var groups: [[UInt8]: [String]] = [:]
    var order: [[UInt8]] = []
    for name in apps where rules.apps.app(named: name) == nil {
      let key = rules.key(ofLabel: name)
      guard !key.isEmpty else { continue }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(name)
    }
    return order.compactMap { key in
      guard let names = groups[key], names.count > 1, let first = names.first else { return nil }
      return (name: first, aliases: Array(names.dropFirst()))
    }
  }
}
