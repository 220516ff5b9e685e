/// When the line of progress is to be drawn, and what it says about the time.
///
/// Times are seconds since the run began.
struct ProgressMeter {
  private var lastDrawn: Double?

  /// Nobody needs to know of what is over at once.
  private static let silence = 0.5
  private static let pause = 0.1

  /// Whether to draw now; the next time lies a tenth of a second later.
  mutating func isDue(at time: Double) -> Bool {
    guard time >= Self.silence, time - (lastDrawn ?? -1) >= Self.pause else { return false }
    lastDrawn = time
    return true
  }

  /// Whether anything was drawn that has to go.
  var hasDrawn: Bool { lastDrawn != nil }

  /// The part that was read; nil when the whole isn't known.
  static func fraction(_ bytes: Int, of total: Int?) -> Double? {
    guard let total, total > 0 else { return nil }
    return min(Double(bytes) / Double(total), 1)
  }

  /// Whole seconds that are left, as it went so far; nil while that would be a guess.
  static func secondsLeft(_ fraction: Double?, at time: Double) -> Int? {
    guard let fraction, fraction >= 0.01, time >= 1 else { return nil }
    return Int((time * (1 - fraction) / fraction).rounded(.up))
  }
}
