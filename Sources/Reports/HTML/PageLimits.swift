/// How much of everything a page shows; what is cut is named with its number.
struct PageLimits: Sendable {
  /// Entries as cards.
  var cards: Int
  /// Quotes of an entry.
  var quotes: Int
  /// Releases of an app in the table.
  var releases: Int
  /// Apps with lanes and rows of the table.
  var apps: Int
  /// Apps with a chart and topics.
  var detailedApps: Int

  /// The largest page, in bytes.
  static let size = 3_000_000
  /// Characters of a quote.
  static let quote = 280
  /// Bars of a chart.
  static let bars = 120
  /// Topics of an app.
  static let topics = 9
  /// Columns of the map of systems.
  static let systems = 8

  /// From the widest to the tightest: a page that gets too large is written anew with the next.
  static let all = [
    PageLimits(cards: 20, quotes: 5, releases: 40, apps: 20, detailedApps: 8),
    PageLimits(cards: 20, quotes: 3, releases: 10, apps: 20, detailedApps: 4),
    PageLimits(cards: 5, quotes: 1, releases: 4, apps: 5, detailedApps: 1),
  ]
}
