private import Glibc

/// What the reports in one node say about one symptom.
struct SymptomEvidence {
  /// Reports on the symptom.
  var count = 0
  /// Sum of the odds that were expected of the reports not on it.
  var expected = 0.0
  /// For each multiple m of `OddsRatioEvidence.multiples` the sum of ln(1 + m w).
  var divergences = [Double](repeating: 0, count: OddsRatioEvidence.multiples.count)
  /// The variance of the logarithm of the odds that were expected.
  var variance: Double

  /// Imaginary reports on the symptom by which the odds are shrunk.
  static let imaginary = 2.0

  init(variance: Double) { self.variance = variance }

  /// The natural logarithm of the e-value.
  var logarithm: Double {
    OddsRatioEvidence(count: Double(count), variance: variance).logarithm(sums: divergences)
  }

  /// Adds a report of which the odds `odds` were expected.
  mutating func add(odds: Double, isAbout: Bool, times: Double = 1) {
    if isAbout { count += Int(times) } else { expected += times * odds }
    for (index, multiple) in OddsRatioEvidence.multiples.enumerated() {
      divergences[index] += times * log1p(multiple * odds)
    }
  }

  /// Takes away what another sum holds.
  mutating func subtract(_ other: SymptomEvidence) {
    count -= other.count
    expected = max(expected - other.expected, 0)
    for index in divergences.indices {
      divergences[index] = max(divergences[index] - other.divergences[index], 0)
    }
  }
}

extension SymptomEvidence {
  /// How many reports more than expected there are.
  var excess: Double { Double(count) - expected }

  /// The ratio of the reports to what was expected, with its 95 % interval.
  var interval: RatioInterval {
    RatioInterval(count: count, expected: expected, variance: variance)
  }
}
