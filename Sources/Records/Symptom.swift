internal import JSON

/// A code for what a mail complains about or wants (`symptoms.md`, section 1).
///
/// The order of codes is that of the vocabulary; a user's own codes (`x-...`) follow by name.
package struct Symptom: Hashable, Sendable, RawRepresentable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  /// The vocabulary, in the order in which a record lists its codes.
  package static let vocabulary: [Symptom] = [
    "crash", "launch", "freeze", "performance", "battery", "login", "sync", "data-loss", "payment",
    "subscription", "refund", "notification", "ui", "audio", "video", "camera", "network",
    "install", "update", "export", "import", "widget", "pairing", "accessibility", "localisation",
    "privacy", "broken", "feature-request", "question", "praise",
  ].map(Symptom.init(rawValue:))

  /// The codes that name a wish, a question or praise, not a fault.
  package static let intents: [Symptom] = ["feature-request", "question", "praise"].map(
    Symptom.init(rawValue:))
}

extension Symptom: Comparable {
  package static func < (left: Symptom, right: Symptom) -> Bool {
    let places = (vocabulary.firstIndex(of: left), vocabulary.firstIndex(of: right))
    switch places {
    case (let first?, let second?): return first < second
    case (_?, nil): return true
    case (nil, _?): return false
    case (nil, nil): return left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }
  }
}

extension Symptom: JSONWritable {}
