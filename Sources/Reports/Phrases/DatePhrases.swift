import Bytes

/// Dates in words; days are days since 1970-01-01, in UTC.
protocol DatePhrases: Sendable {
  /// The year that needs no mention.
  var year: Int { get }

  /// `8 Mar`: where the year is plain from what stands around it.
  func dayOfYear(_ day: Int) -> String

  /// `8 Mar`, or `8 Mar 2025` in another year than the report's.
  func shortDay(_ day: Int) -> String

  /// `8 March`, or `8 March 2025` in another year than the report's.
  func day(_ day: Int) -> String

  /// `Mar 2026`.
  func month(_ day: Int) -> String

  /// `20 Jan – 20 Mar 2026`.
  func period(_ from: Int, _ to: Int) -> String

  /// `20 Jan to 20 Mar 2026`.
  func periodInWords(_ from: Int, _ to: Int) -> String

  /// `8 – 20 March`, `28 February – 3 March`.
  func days(_ from: Int, _ to: Int) -> String

  /// `21 March 2026, 02:15 UTC`.
  func moment(_ time: Timestamp) -> String

  /// `8 Mar, 07:41`.
  func shortMoment(_ time: Timestamp) -> String
}

extension DatePhrases {
  /// `07:41`.
  func clock(_ time: Timestamp) -> String {
    let minutes = time.secondOfDay / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minutes / 60)):\(two(minutes % 60))"
  }
}
