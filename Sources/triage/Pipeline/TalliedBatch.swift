import Analysis

/// What a report takes from one batch.
struct TalliedBatch: Sendable {
  let tally: Tally
  /// The records, each one line; empty unless they are kept.
  let lines: [UInt8]
}
