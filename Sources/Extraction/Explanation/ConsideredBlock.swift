package import Records

/// Lines that may be an app's block, what they give, and what became of them.
package struct ConsideredBlock: Hashable, Sendable {
  /// Whose block it is.
  package enum Location: Hashable, Sendable {
    /// It stands in what the sender sent.
    case own
    /// It stands in an earlier mail.
    case quoted
  }

  /// Why a block, or a line, counts for nothing.
  package enum Refusal: Hashable, Sendable {
    /// Neither a version nor a system with a number nor a device is in it.
    case noProof
    /// It belongs to an invoice or an order.
    case commerce
    /// The value reads like a sentence.
    case prose
    /// Another block of the same mail stands below it.
    case laterBlock
    /// A newer earlier mail has a block.
    case newerMail
    /// A value is cut at its line end, and the HTML alternative has it whole.
    case cut
    /// The plain text has the same.
    case repeated
    /// A better source says all of it.
    case outdone
  }

  /// A line of it, as sent, without quote marks.
  package struct Line: Hashable, Sendable {
    package var words: String
    package var place: BytePlace
  }

  package var base: BytePlace.Base
  package var location: Location
  package var lines: [Line]
  package var app: AppFacts
  package var os: SystemFacts
  package var device: DeviceFacts
  package var locale: String?
  /// Whether its form leaves nothing to judge.
  package var isExact = false
  /// The bytes that each of its facts rests on.
  package var places: [ExplainedFact: BytePlace]
  /// Nil when the record has something from it.
  package var refusal: Refusal?
}
