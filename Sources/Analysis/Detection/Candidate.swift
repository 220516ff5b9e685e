/// A release, a symptom and the node in which it stands out most.
struct Candidate {
  /// Number in `Catalog.releases`.
  let release: Int
  /// Nil: the volume of all mail.
  let symptom: Int?
  let node: Node
  /// The natural logarithm of the weighted e-value.
  let logarithm: Double
  let evidence: SymptomEvidence
}
