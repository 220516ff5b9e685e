/// What the clauses of one text add up to, and the scratch for it; kept from text to text.
struct SymptomReading: ~Copyable {
  /// Hits of one clause; beyond that the heavier stay.
  static let hitLimit = 64

  /// Weight in one clause from which a code is given.
  private static let clauseThreshold = 2
  /// Weight in the whole text from which a code is given.
  private static let textThreshold = 3

  /// Hits of the clause that is being read.
  var hits: [PatternHit] = []
  /// All hits with their fates, when they are wanted.
  private var explained: [PatternHit] = []
  private(set) var explains = false

  private(set) var best: [Int] = []
  private(set) var total: [Int] = []
  private var bareTopics: [Int] = []
  var brokenWeight = 0
  var hasGoodWord = false
  var isResolved = false
  var isHypothetical = false
  /// Something in the text shows that a bare topic is no complaint.
  var isNoBareTopic = false
  /// A question by its mark alone.
  var hasOpenQuestion = false
  var isChasing = false
  private(set) var tokens = 0

  /// Forgets the last text.
  mutating func begin(codes: Int, explains: Bool) {
    self.explains = explains
    hits.removeAll(keepingCapacity: true)
    hits.reserveCapacity(Self.hitLimit)
    explained.removeAll(keepingCapacity: true)
    if best.count == codes {
      for index in 0..<codes {
        best[index] = 0
        total[index] = 0
        bareTopics[index] = 0
      }
    } else {
      best = Array(repeating: 0, count: codes)
      total = best
      bareTopics = best
    }
    brokenWeight = 0
    hasGoodWord = false
    isResolved = false
    isHypothetical = false
    isNoBareTopic = false
    hasOpenQuestion = false
    isChasing = false
    tokens = 0
  }

  /// Keeps a hit; when there are too many the weakest goes.
  mutating func add(_ hit: PatternHit) {
    if hits.count < Self.hitLimit {
      hits.append(hit)
      return
    }
    var weakest = 0
    for index in 1..<hits.count where hits[index].length < hits[weakest].length { weakest = index }
    if hits[weakest].length < hit.length { hits[weakest] = hit }
  }

  /// Empties the hits of the clause; keeps them elsewhere when they are wanted.
  mutating func closeClause() {
    if explains { explained += hits.sorted { $0.start < $1.start } }
    hits.removeAll(keepingCapacity: true)
  }

  /// Hands out what was kept.
  mutating func takeExplained() -> [PatternHit] {
    defer { explained = [] }
    return explained
  }

  /// Adds what a clause says of one code.
  mutating func credit(_ code: Int, _ weight: Int) {
    guard weight > 0 else { return }
    best[code] = max(best[code], weight)
    total[code] = min(total[code] + weight, 1000)
  }

  /// Whether a fault was told so far.
  func tellsFault(but intents: ClosedRange<Int>) -> Bool {
    best.indices.contains { !intents.contains($0) && best[$0] >= Self.clauseThreshold }
  }

  /// Takes back what was said of faults so far.
  mutating func forgetFaults(but intents: ClosedRange<Int>) {
    for code in best.indices where !intents.contains(code) {
      best[code] = 0
      total[code] = 0
      bareTopics[code] = 0
    }
    brokenWeight = 0
  }

  /// Notes a topic that no fault stood with.
  mutating func noteBareTopic(_ code: Int, weight: Int) {
    bareTopics[code] = max(bareTopics[code], weight)
  }

  /// Counts the words of a clause.
  mutating func count(tokens: Int) { self.tokens += tokens }

  private func isGiven(_ code: Int) -> Bool {
    best[code] >= Self.clauseThreshold || total[code] >= Self.textThreshold
  }

  /// The codes of the text, as places in the list of codes, in order.
  mutating func codes(judge: ClauseJudge) -> [Int] {
    let broken = judge.broken
    let intents = judge.intents
    let isFault = { (code: Int) in code != broken && !intents.contains(code) }
    let anyFault = best.indices.contains { isFault($0) && isGiven($0) }
    let isBroken = max(brokenWeight, best[broken]) >= Self.clauseThreshold || isGiven(broken)
    best[broken] = 0
    total[broken] = 0
    if !anyFault {
      let anyIntent = intents.contains { isGiven($0) }
      let speaksForItself =
        !anyIntent && !hasGoodWord && !isResolved && !isHypothetical && !isNoBareTopic
        && !hasOpenQuestion && tokens <= judge.reach.bareTopic
      var anyTopic = false
      if isBroken || speaksForItself {
        for code in bareTopics.indices
        where isFault(code) && bareTopics[code] >= Self.clauseThreshold {
          best[code] = bareTopics[code]
          anyTopic = true
        }
      }
      if isBroken && !anyTopic { best[broken] = Self.clauseThreshold }
    }
    if hasOpenQuestion && !isChasing && !isBroken && !isGiven(judge.wish)
      && !best.indices.contains(where: { isGiven($0) && isFault($0) && !judge.isSpokenOf($0) })
    {
      best[judge.question] = max(best[judge.question], Self.clauseThreshold)
    }
    return best.indices.filter { isGiven($0) }
  }
}
