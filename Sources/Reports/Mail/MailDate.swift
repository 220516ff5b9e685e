import Bytes

/// The date of RFC 5322, section 3.3.
enum MailDate {
  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `Sat, 21 Mar 2026 02:15:00 +0000`.
  static func text(_ time: Timestamp) -> String {
    let date = CivilDate(daysSinceEpoch: time.day)
    // 1970-01-01 was a Thursday.
    let weekday = days[((time.day % 7) + 7) % 7]
    let clock = time.description.dropFirst(11).prefix(8)
    return "\(weekday), \(date.day) \(months[date.month - 1]) \(date.year) \(clock) +0000"
  }
}
