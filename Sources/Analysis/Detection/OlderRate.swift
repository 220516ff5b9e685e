/// How often the users of older releases report, day by day, and how well that is known.
///
/// A rate over many weeks, times a factor of the last days: with A reports from B users, fading by 0.7
/// a day, where the long rate is r, the rate of a day is r (A + 2) / (B r + 2)
/// (`regressions.md`, section 7). The release itself is in neither, or a fault would hide itself.
struct OlderRate {
  private static let longFading = 0.98
  private static let shortFading = 0.7
  private static let imaginary = 2.0
  /// Days of older mail from before the release that are looked at.
  static let daysBefore = 200
  /// Those of them that the factor of the last days reaches over.
  static let shortDaysBefore = 30

  private var longReports = 0.0
  private var longUsers = 0.0
  private var shortReports = 0.0
  private var shortUsers = 0.0
  /// By day of the short sums: reports of older releases.
  private var reports: [Double] = []
  /// By day of the short sums: what one more report in them adds to the sum of expected reports.
  private var slopes: [Double] = []

  /// Adds a day of older mail; nothing is learned from a day whose users aren't known.
  mutating func add(reports count: Double, users: Double, isRecent: Bool) {
    if users > 0 {
      longReports = count + Self.longFading * longReports
      longUsers = users + Self.longFading * longUsers
    }
    guard isRecent else { return }
    let known = users > 0 ? count : 0
    shortReports = known + Self.shortFading * shortReports
    shortUsers = users + Self.shortFading * shortUsers
    reports.append(known)
    slopes.append(0)
  }

  /// The reports that `users` of the release should send on the day that was added last.
  mutating func expected(of users: Double) -> Double {
    guard longReports > 0, longUsers > 0, !slopes.isEmpty else { return 0 }
    let rate = longReports / longUsers
    let slope = users * rate / (shortUsers * rate + Self.imaginary)
    slopes[slopes.count - 1] = slope
    return slope * (shortReports + Self.imaginary)
  }

  /// The variance of the logarithm of the sum of all expected reports.
  func variance(ofSum sum: Double) -> Double {
    guard sum > 0 else { return 1 }
    var slope = 0.0
    var variance = 0.0
    for day in slopes.indices.reversed() {
      slope = slopes[day] + Self.shortFading * slope
      variance += slope * slope * reports[day]
    }
    return variance / (sum * sum) + 1 / (longReports + 1)
  }
}
