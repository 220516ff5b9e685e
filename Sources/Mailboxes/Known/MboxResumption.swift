package import Bytes

/// A place in an mbox from which it can be read on as if all of it had been read.
package struct MboxResumption: Hashable, Sendable {
  /// Where a message starts, in bytes from the start of the file.
  package var start: Int
  /// The date of the From_ line before it.
  package var envelopeDate: Timestamp?

  package init(start: Int, envelopeDate: Timestamp?) {
    self.start = start
    self.envelopeDate = envelopeDate
  }
}

/// Finds the last such place while an mbox is cut.
///
/// What is appended later may change how the last message ends, whether the line before it divides,
/// and what a Content-Length that pointed behind the end is worth.
struct ResumptionPoints {
  /// The last start that is safe, and those behind it that may be.
  private var starts: [MboxResumption] = []
  /// The first message that is judged anew when the file has grown.
  private var firstDoubtful = Int.max

  mutating func begin(at start: Int, date: Timestamp?) {
    guard start <= firstDoubtful else { return }
    starts.append(MboxResumption(start: start, envelopeDate: date))
    while starts.count > 1, starts[1].start + SeparatorRule.reach <= start { starts.removeFirst() }
  }

  /// Notes that the end of a message rests on where the file ends.
  mutating func doubt(messageAt start: Int) { firstDoubtful = min(firstDoubtful, start) }

  /// The place for a file that was read up to `end`; nil when it has to be read anew.
  func last(before end: Int) -> MboxResumption? {
    // How a small file is divided was decided by all of it.
    guard end >= ContentKind.headLength else { return nil }
    return starts.last { $0.start + SeparatorRule.reach <= end }
  }
}
