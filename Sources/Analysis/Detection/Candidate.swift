/// A release, a symptom and the node in which it stands out most.
struct Candidate {
  /// Number in `Catalog.releases`.
  let release: Int
  /// Nil: the volume of all mail.
  let symptom: Int?
  let node: Node
  /// Whether it is a second node, disjoint from the one that an alarm of the same symptom has.
  var isSecond = false
  /// The natural logarithm of the weighted e-value.
  let logarithm: Double
  let evidence: SymptomEvidence
}
