import Records

/// Which code a way of telling belongs to when another is named in the same clause.
///
/// The third column of the vocabulary (`symptoms.md`, section 1), the other way round: a film that
/// stutters is `video`, not `performance`; a widget that shows nothing is `widget`, not `ui`.
struct CodeOwnership {
  /// The owners of each code, as places in the vocabulary.
  private let owners: [[Int]]

  private static let table: [(yielding: String, owners: [String])] = [
    ("crash", ["install", "update"]),
    (
      "freeze",
      [
        "launch", "video", "camera", "sync", "audio", "install", "update", "pairing", "export",
        "import", "widget",
      ]
    ),
    ("performance", ["video"]),
    ("launch", ["import", "camera"]),
    ("login", ["launch", "subscription"]),
    ("sync", ["import"]),
    ("data-loss", ["ui", "payment", "widget", "notification", "export", "subscription"]),
    ("notification", ["login"]),
    (
      "ui",
      [
        "freeze", "widget", "accessibility", "audio", "camera", "sync", "subscription", "pairing",
        "export",
      ]
    ),
    ("audio", ["pairing", "privacy"]),
    ("video", ["audio", "export"]),
    ("camera", ["network", "privacy", "payment"]),
    ("network", ["pairing"]),
    ("install", ["update"]),
    ("localisation", ["export", "import"]),
    ("accessibility", ["import", "video"]),
  ]

  init() {
    var owners = Array(repeating: [Int](), count: Symptom.vocabulary.count)
    for entry in Self.table {
      owners[Self.place(entry.yielding)] = entry.owners.map(Self.place)
    }
    self.owners = owners
  }

  private static func place(_ name: String) -> Int {
    guard let place = Symptom.vocabulary.firstIndex(of: Symptom(rawValue: name)) else {
      preconditionFailure("\(name) is part of the vocabulary")
    }
    return place
  }

  /// Takes the codes away that belong to another one of the same range of bytes.
  func settle(in range: Range<Int32>, _ hits: inout [PatternHit]) {
    var named: UInt64 = 0
    for hit in hits where hit.fate == .counts && range.contains(hit.start) && hit.weight >= 2 {
      if let code = hit.section.code, code < 64 { named |= 1 << UInt64(code) }
    }
    guard named & (named &- 1) != 0 else { return }
    for index in hits.indices where hits[index].fate == .counts && range.contains(hits[index].start)
    {
      guard let code = hits[index].section.code, code < owners.count else { continue }
      if owners[code].contains(where: { named & (1 << UInt64($0)) != 0 }) {
        hits[index].fate = .owned
      }
    }
  }
}
