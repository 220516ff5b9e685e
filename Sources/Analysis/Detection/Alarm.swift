/// A fault that was reported, and is kept up to date from then on.
struct Alarm {
  /// Where it begins: number in `Catalog.releases`.
  let release: Int
  /// Nil: the volume of all mail.
  let symptom: Int?
  /// Whether it is confined to a second node, disjoint from that of an earlier alarm of the symptom.
  let isSecond: Bool
  /// Days since 1970.
  var firstDay: Int
  /// The day of its last report; days since 1970.
  var lastDay: Int
  /// The release and the later ones that have it too.
  var releases: [Int]
  var node: Node
  var evidence: SymptomEvidence
  /// What mails of earlier alarms hold of the node's evidence.
  var taken: SymptomEvidence
  var interval: RatioInterval
  var qValue: Double
  var level = Regression.Level.watch
  var isResolved = false
  /// Symptoms that the same mails carry too, one bit each.
  var also: UInt64 = 0
}

extension Alarm {
  /// Renews the level (`report.md`, section 1).
  ///
  /// A resolved one keeps the level it had.
  mutating func updateLevel() {
    guard !isResolved else { return }
    level = qValue < 0.01 && interval.low >= 2 && evidence.count >= 5 ? .broken : .watch
  }
}
