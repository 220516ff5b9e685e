/// How far things reach inside a clause, in words; in ideographs it is farther.
struct ClauseReach {
  let negationBefore: Int32
  let negationAfter: Int32
  /// From a topic to a sure fault.
  let fault: Int32
  /// From a topic to a hint such as "not" or "gone", which may speak of something else.
  let hint: Int32
  let attempt: Int32
  /// From "what a" to the praise that it begins.
  let exclamation: Int32
  /// A shorter question says nothing ("hello?").
  let openQuestion: Int
  /// A longer text says more than a topic.
  let bareTopic: Int

  static let words = ClauseReach(
    negationBefore: 3, negationAfter: 2, fault: 10, hint: 8, attempt: 3, exclamation: 4,
    openQuestion: 4, bareTopic: 12)
  static let ideographs = ClauseReach(
    negationBefore: 6, negationAfter: 5, fault: 20, hint: 16, attempt: 6, exclamation: 8,
    openQuestion: 7, bareTopic: 16)
}
