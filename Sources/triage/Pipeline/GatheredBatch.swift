import Analysis

/// What a report takes from one batch.
struct GatheredBatch: Sendable {
  let facts: FactBatch
  /// By message: the path of its file.
  let paths: [String]
  /// The records, each one line; empty unless they are kept.
  let lines: [UInt8]
}
