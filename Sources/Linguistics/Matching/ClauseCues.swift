/// The weights of the cues in a clause.
struct ClauseCues {
  private(set) var resolved = 0
  private(set) var hypothetical = 0
  private(set) var otherApp = 0
  private(set) var contrast = 0
  private(set) var reversal = 0
  private(set) var condition = 0
  private(set) var promise = 0
  private(set) var chasing = 0
  private(set) var wish = 0
  private(set) var question = 0
  private(set) var praise = 0
  private(set) var good = 0

  /// Adds up the hits that count and begin in `range`, in bytes of the normalised text.
  init(of hits: [PatternHit], in range: Range<Int32>) {
    for hit in hits where hit.fate == .counts && range.contains(hit.start) {
      // A word sense only hides what is inside it; "get it fixed please" is no wish at all.
      let weight = hit.section == .wish ? Int(hit.weight) : max(0, Int(hit.weight))
      switch hit.section {
      case .resolved: resolved += weight
      case .hypothetical: hypothetical += weight
      case .otherApp: otherApp += weight
      case .contrast: contrast += weight
      case .reversal: reversal += weight
      case .condition: condition += weight
      case .promise: promise += weight
      case .chasing: chasing += weight
      case .wish: wish += weight
      case .question: question += weight
      case .praise: praise += weight
      case .good: good += weight
      default: break
      }
    }
  }
}
