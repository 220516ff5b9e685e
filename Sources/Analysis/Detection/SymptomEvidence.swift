private import Glibc

/// What the reports in one node say about one symptom.
struct SymptomEvidence {
  /// Reports on the symptom.
  var count = 0
  /// Sum of the odds that were expected of the reports not on it.
  var expected = 0.0
  /// For each odds ratio L of `OddsRatioEvidence.oddsRatios` the sum of ln((1 + L w) / (1 + w)).
  var divergences = [Double](repeating: 0, count: OddsRatioEvidence.oddsRatios.count)
  /// The shape of the Gamma factor that stands for the uncertainty of what is expected.
  var shape: Double

  /// Imaginary reports on the symptom by which the odds are shrunk.
  static let imaginary = 2.0

  init(shape: Double) { self.shape = shape }

  /// The shape where older releases have `count` reports on the symptom.
  static func shape(olderCount count: Double) -> Double {
    1 / (1.0 / 30 + 1 / (count + imaginary))
  }

  /// The natural logarithm of the e-value.
  var logarithm: Double {
    OddsRatioEvidence(count: Double(count), shape: shape).logarithm(divergences: divergences)
  }

  /// Adds a report of which the odds `odds` were expected.
  mutating func add(odds: Double, isAbout: Bool, times: Double = 1) {
    if isAbout { count += Int(times) } else { expected += times * odds }
    for (index, ratio) in OddsRatioEvidence.oddsRatios.enumerated() {
      divergences[index] += times * log((1 + ratio * odds) / (1 + odds))
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
  /// The ratio of the reports to what was expected, with its 95 % interval.
  var interval: RatioInterval { RatioInterval(count: count, expected: expected, shape: shape) }
}
