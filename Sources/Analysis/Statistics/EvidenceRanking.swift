/// The Benjamini-Hochberg correction for e-values (Wang and Ramdas 2022).
enum EvidenceRanking {
  /// The q-value of each piece of evidence.
  ///
  /// - Parameters:
  ///   - evidence: weighted e-values, largest first.
  ///   - groups: how many groups share the error; in each the weights add up to at most 1.
  static func qValues(_ evidence: [Double], groups: Int) -> [Double] {
    var values = [Double](repeating: 1, count: evidence.count)
    var smallest = 1.0
    for index in evidence.indices.reversed() {
      let weighted = evidence[index]
      if weighted > 0 {
        smallest = min(smallest, Double(groups) / (Double(index + 1) * weighted))
      }
      values[index] = smallest
    }
    return values
  }
}
