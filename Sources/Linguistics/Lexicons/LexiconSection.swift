import Records

/// What the patterns below a heading of a lexicon stand for.
///
/// `code` is a place in the list of codes that the lexicons of a run know.
enum LexiconSection: Hashable, Sendable {
  /// The pattern alone says the code.
  case code(UInt8)
  /// The pattern names what a code is about; a fault in the clause makes it a complaint.
  case topic(UInt8)
  /// Something is wrong: makes topics complaints.
  case fault
  /// Something is well: keeps a bare topic from being a complaint; negated it is a fault.
  case good
  /// Cancels what stands near it, before it, behind it.
  case negation
  case negationBefore
  case negationAfter
  /// Joins two statements; a negation doesn't reach across it.
  case and
  /// Begins a new clause.
  case but
  case resolved
  case hypothetical
  case otherApp
  /// Sets the app apart from another one: what was told before is about that other one.
  case contrast
  /// Takes back the fault that was told before: "but not since the last version".
  case reversal
  /// Begins what may or may not be; with a promise in the clause it is hypothetical.
  case condition
  /// The person will write when it happens.
  case promise
  /// The person waits for an answer: no question, and no fault of the app.
  case chasing
  case attempt
  case wish
  case question
  case praise

  /// The section of a heading such as `crash` or `topic sync`, or nil.
  init?(heading: [UInt8], codes: [Symptom]) {
    let words = heading.split(separator: UInt8(ascii: " ")).map(Array.init)
    guard let first = words.first, words.count <= 2 else { return nil }
    if words.count == 2 {
      switch (String(decoding: first, as: UTF8.self), String(decoding: words[1], as: UTF8.self)) {
      case ("topic", let name):
        guard let code = Self.place(of: name, in: codes), !Self.isIntent(codes[Int(code)]) else {
          return nil
        }
        self = .topic(code)
      case ("negation", "before"): self = .negationBefore
      case ("negation", "after"): self = .negationAfter
      default: return nil
      }
      return
    }
    switch String(decoding: first, as: UTF8.self) {
    case "fault": self = .fault
    case "good": self = .good
    case "negation": self = .negation
    case "and": self = .and
    case "but": self = .but
    case "resolved": self = .resolved
    case "hypothetical": self = .hypothetical
    case "other-app": self = .otherApp
    case "contrast": self = .contrast
    case "reversal": self = .reversal
    case "condition": self = .condition
    case "promise": self = .promise
    case "chasing": self = .chasing
    case "attempt": self = .attempt
    case "wish", "feature-request": self = .wish
    case "question": self = .question
    case "praise": self = .praise
    case let name:
      guard let code = Self.place(of: name, in: codes) else { return nil }
      self = .code(code)
    }
  }

  /// The code that patterns of the section speak for, if they do.
  var code: Int? {
    switch self {
    case .code(let code), .topic(let code): Int(code)
    default: nil
    }
  }

  /// Whether a pattern says something about the app, not about how to take the clause.
  var isStatement: Bool {
    switch self {
    case .code, .topic, .fault, .good, .praise, .attempt: true
    default: false
    }
  }

  /// Whether the pattern is a negation of some kind.
  var isNegation: Bool {
    self == .negation || self == .negationBefore || self == .negationAfter
  }

  /// The heading as it stands in a lexicon.
  func heading(codes: [Symptom]) -> String {
    switch self {
    case .code(let code): codes[Int(code)].rawValue
    case .topic(let code): "topic " + codes[Int(code)].rawValue
    case .fault: "fault"
    case .good: "good"
    case .negation: "negation"
    case .negationBefore: "negation before"
    case .negationAfter: "negation after"
    case .and: "and"
    case .but: "but"
    case .resolved: "resolved"
    case .hypothetical: "hypothetical"
    case .otherApp: "other-app"
    case .contrast: "contrast"
    case .reversal: "reversal"
    case .condition: "condition"
    case .promise: "promise"
    case .chasing: "chasing"
    case .attempt: "attempt"
    case .wish: "wish"
    case .question: "question"
    case .praise: "praise"
    }
  }

  private static func place(of name: String, in codes: [Symptom]) -> UInt8? {
    codes.firstIndex { $0.rawValue == name }.flatMap(UInt8.init(exactly:))
  }

  private static func isIntent(_ code: Symptom) -> Bool { Symptom.intents.contains(code) }
}
