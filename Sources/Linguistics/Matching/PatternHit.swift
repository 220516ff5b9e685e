/// A pattern that was found in a clause.
struct PatternHit: Sendable {
  /// Why a hit doesn't count.
  enum Fate: String, Sendable {
    case counts
    case hidden = "inside a longer pattern"
    case negated = "negated"
    case resolved = "said to be resolved"
    case hypothetical = "hypothetical"
    case otherApp = "about another app"
    case attempt = "an attempt to mend it"
    case wish = "part of a wish"
    case question = "part of a question"
    case owned = "part of another fault"
    case unpaired = "no fault named with it"
    case praised = "said to work"
  }

  /// A place in the machine's patterns.
  let pattern: Int
  let section: LexiconSection
  let weight: Int
  /// Bytes of the normalised text, gaps included.
  let start: Int
  let end: Int
  /// The part of it that no literal covers; empty at `end` without a gap.
  let gap: Range<Int>
  let firstToken: Int
  let lastToken: Int
  /// Pauses before the first and the last token.
  let firstSegment: Int
  let lastSegment: Int
  var fate = Fate.counts

  var length: Int { end - start }

  /// Whether a literal of this hit covers all literals of `other`.
  func covers(_ other: PatternHit) -> Bool {
    guard start <= other.start, other.end <= end else { return false }
    if gap.isEmpty { return true }
    let firstInside = other.start < gap.lowerBound || other.start >= gap.upperBound
    let lastInside = other.end <= gap.lowerBound || other.end > gap.upperBound
    return firstInside && lastInside
  }

  /// Words between two hits that don't overlap; 0 when they touch or overlap.
  func distance(to other: PatternHit) -> Int {
    max(0, max(firstToken - other.lastToken, other.firstToken - lastToken) - 1)
  }
}
