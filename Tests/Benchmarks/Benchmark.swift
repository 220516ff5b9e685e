/// One stage of the work, ready to be repeated.
struct Benchmark {
  /// What is printed before the figures: `text`, `parse`.
  let name: String
  /// Mails that one round works on.
  let mails: Int
  /// Bytes that one round reads.
  let bytes: Int
  /// Works on all mails once; gives a number that depends on the results, so that none is left out.
  let round: () -> Int
}
