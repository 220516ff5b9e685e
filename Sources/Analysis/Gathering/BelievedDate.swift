import Bytes

/// The date by which a message is placed in time (`reliability.md`, section 8).
///
/// The message's own date counts when it lies after 1995 and within seven days of the Received line
/// that our own server wrote, where there is one; else that line. Whether it lies in the future is
/// seen at the end, when it is known what "now" is.
struct BelievedDate {
  /// Seconds since 1970; 0: no date can be believed.
  let seconds: UInt32
  /// Seconds since 1970 of the Received line; 0: none.
  let received: UInt32
  /// Whether the message's own date is missing or not believed.
  let isRedated: Bool

  /// 1995-01-01T00:00:00Z.
  private static let earliest: Int64 = 788_918_400
  private static let week: Int64 = 7 * 86_400

  init(date: Timestamp?, received: Timestamp?) {
    let own = Self.plausible(date)
    let arrival = Self.plausible(received)
    self.received = arrival
    if own != 0 && (arrival == 0 || abs(Int64(own) - Int64(arrival)) <= Self.week) {
      seconds = own
      isRedated = false
    } else {
      seconds = arrival
      isRedated = true
    }
  }

  /// Dates after 2106 don't fit and are all in the future.
  private static func plausible(_ date: Timestamp?) -> UInt32 {
    guard let date, date.seconds >= earliest else { return 0 }
    return UInt32(clamping: date.seconds)
  }
}
