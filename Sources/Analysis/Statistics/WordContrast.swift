private import Glibc

/// How much more often a word stands in some texts than in others: log-odds with an informative
/// Dirichlet prior (Monroe, Colaresi and Quinn 2008).
struct WordContrast {
  /// The sum of the imaginary counts.
  static let prior = 500.0

  /// All counts in the texts, in the others.
  let total: (own: Double, other: Double)

  /// The z-score of a word.
  ///
  /// - Parameters:
  ///   - own: its count in the texts.
  ///   - other: its count in the others.
  ///   - share: its share of all counts of the inbox.
  func score(own: Double, other: Double, share: Double) -> Double {
    let imaginary = Self.prior * share
    let first = log((own + imaginary) / (total.own + Self.prior - own - imaginary))
    let second = log((other + imaginary) / (total.other + Self.prior - other - imaginary))
    let variance = 1 / (own + imaginary) + 1 / (other + imaginary)
    return (first - second) / variance.squareRoot()
  }
}
