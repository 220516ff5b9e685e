/// A pattern that was found in a clause.
struct PatternHit: Sendable {
  /// What becomes of a hit.
  enum Fate: UInt8, Sendable {
    case counts
    case hidden
    case negated
    case resolved
    case hypothetical
    case otherApp
    case chasing
    case attempt
    case wish
    case question
    case owned
    case unpaired
    case praised

    /// Why the hit doesn't count, or nil when it does.
    var reason: String? {
      switch self {
      case .counts: nil
      case .hidden: "inside a longer pattern"
      case .negated: "negated"
      case .resolved: "said to be resolved"
      case .hypothetical: "hypothetical"
      case .otherApp: "about another app"
      case .chasing: "about an answer that is waited for"
      case .attempt: "an attempt to mend it"
      case .wish: "part of a wish"
      case .question: "part of a question"
      case .owned: "part of another fault"
      case .unpaired: "no fault named with it"
      case .praised: "said to work"
      }
    }
  }

  /// A place in the machine's patterns.
  let pattern: Int32
  let weight: Int16
  let traits: PatternTraits
  var fate = Fate.counts
  let section: LexiconSection
  /// Bytes of the normalised text, gaps included.
  let start: Int32
  let end: Int32
  /// The part of it that no literal covers; empty at `end` without a gap.
  let gap: Range<Int32>
  let firstToken: Int32
  let lastToken: Int32
  /// Pauses before the first and the last token.
  let firstSegment: Int32
  let lastSegment: Int32

  var length: Int32 { end - start }

  /// Whether a literal of this hit covers all literals of `other`.
  func covers(_ other: PatternHit) -> Bool {
    guard start <= other.start, other.end <= end else { return false }
    if gap.isEmpty { return true }
    let firstInside = other.start < gap.lowerBound || other.start >= gap.upperBound
    let lastInside = other.end <= gap.lowerBound || other.end > gap.upperBound
    return firstInside && lastInside
  }

  /// Words between two hits that don't overlap; 0 when they touch or overlap.
  func distance(to other: PatternHit) -> Int32 {
    max(0, max(firstToken - other.lastToken, other.firstToken - lastToken) - 1)
  }
}
