import Analysis

/// The mail a day of the sample inbox, from 20 January to 20 March 2026.
enum SampleDays {
  /// By day, then app, then version.
  static var daily: [DailyCount] {
    (0..<60).flatMap { day in
      series.compactMap { series -> DailyCount? in
        let reports = series.counts[day]
        guard reports > 0 else { return nil }
        return DailyCount(
          day: SampleInbox.firstDay + day, app: series.app, version: series.version,
          reports: reports)
      }
    }
  }

  /// Crash mails from iPadOS 26.3: one of 20 February and one of 2 March about older releases, and
  /// 38 about 4.2.0 from 8 March on.
  static var crash: [DailyCount] {
    func count(_ day: Int, _ version: String, _ reports: Int) -> DailyCount {
      DailyCount(
        day: SampleInbox.firstDay + day, app: SampleInbox.lumen, version: version,
        reports: reports)
    }
    let broken = [2, 4, 5, 3, 2, 4, 3, 3, 2, 3, 2, 3, 2]
    return [count(31, "4.1.3", 1), count(41, "4.1.3", 1)]
      + broken.enumerated().map { count(47 + $0.offset, "4.2.0", $0.element) }
  }

  private struct Series {
    let app: String
    let version: String
    let counts: [Int]

    init(_ app: String, _ version: String, _ counts: String) {
      self.app = app
      self.version = version
      self.counts = counts.split(separator: " ").compactMap { Int($0) }
    }
  }

  /// By app and version, as text compares them.
  private static var series: [Series] {
    [
      Series(
        SampleInbox.ferry, "2.9.0",
        "3 2 2 1 1 4 1 0 1 0 1 0 0 0 3 1 1 2 0 0 6 0 1 1 0 0 2 0 1 0"
          + " 0 0 1 2 1 0 1 1 3 1 0 0 2 1 0 2 0 1 0 1 2 1 0 1 0 1 0 0 1 1"),
      Series(
        SampleInbox.ferry, "2.9.1",
        "0 0 0 0 0 0 0 0 0 0 0 0 3 6 3 2 5 2 4 3 3 0 2 2 2 2 2 0 4 1"
          + " 3 3 0 0 1 1 1 1 2 3 0 0 0 1 0 0 0 0 0 0 0 2 0 0 1 2 0 1 1 2"),
      Series(
        SampleInbox.ferry, "2.9.2",
        "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 11 4 0 5 7 3"
          + " 3 3 5 3 4 1 5 3 2 6 1 3 3 2 4 3 1 0 3 1 0 2 1 1 2 1 2 0 3 3"),
      Series(
        SampleInbox.ferry, "3.0.0",
        "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"
          + " 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 2 6 8 1 7 3 3 4 4"),
      Series(
        SampleInbox.lumen, "4.0.2",
        "3 2 5 0 0 1 2 2 1 2 2 1 1 0 1 2 0 2 4 0 1 3 1 1 0 1 0 1 2 1"
          + " 2 0 0 1 1 0 0 1 1 1 0 1 1 0 2 2 0 0 0 0 0 1 1 0 0 0 3 0 2 2"),
      Series(
        SampleInbox.lumen, "4.1.0",
        "0 0 0 0 0 0 2 3 9 6 11 3 6 4 3 4 4 2 1 2 0 0 3 5 3 2 1 3 0 2"
          + " 3 1 2 3 0 1 0 3 1 1 1 0 0 2 3 1 1 1 2 3 1 0 1 1 0 3 1 1 1 1"),
      Series(
        SampleInbox.lumen, "4.1.3",
        "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4 6 10"
          + " 8 6 4 6 5 3 11 5 3 5 1 8 5 4 6 3 2 1 8 2 4 2 4 3 3 2 2 1 3 1"),
      Series(
        SampleInbox.lumen, "4.2.0",
        "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"
          + " 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 4 19 16 13 11 19 8 10 7 8 10 10 9"),
    ]
  }
}
