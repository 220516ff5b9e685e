/// What the reports of one release in one node say about all symptoms.
///
/// The sums are made at the third report: most nodes never come so far, and below three reports
/// nothing is tested.
final class NodeEvidence {
  /// Reports from which on a node is tested.
  static let least = 3

  private(set) var reports = 0
  private var pending: [(symptoms: UInt64, counted: UInt64, stratum: Stratum)] = []
  private var counts: [Int32] = []
  private var expected: [Double] = []
  private var divergences: [Double] = []

  /// Adds a report of a stratum, whose divergences are given along.
  func add(symptoms: UInt64, counted: UInt64, stratum: Stratum, divergences added: [Double]) {
    reports += 1
    if reports < Self.least {
      pending.append((symptoms, counted, stratum))
      return
    }
    if counts.isEmpty {
      let symptomCount = stratum.odds.count
      counts = [Int32](repeating: 0, count: symptomCount)
      expected = [Double](repeating: 0, count: symptomCount)
      divergences = [Double](
        repeating: 0, count: symptomCount * OddsRatioEvidence.multiples.count)
      for earlier in pending {
        sum(
          symptoms: earlier.symptoms, counted: earlier.counted, odds: earlier.stratum.odds,
          divergences: earlier.stratum.divergences())
      }
      pending = []
    }
    sum(symptoms: symptoms, counted: counted, odds: stratum.odds, divergences: added)
  }

  private func sum(symptoms: UInt64, counted: UInt64, odds: [Double], divergences added: [Double]) {
    let ratios = OddsRatioEvidence.multiples.count
    let ignored = symptoms & ~counted
    // Taken out and put back: arrays of a class are checked at every access.
    var sums = divergences
    divergences = []
    for place in 0..<min(sums.count, added.count) { sums[place] += added[place] }
    divergences = sums
    for symptom in 0..<expected.count { expected[symptom] += odds[symptom] }
    SymptomCodes.forEach(in: symptoms) { symptom in
      expected[symptom] -= odds[symptom]
      if ignored >> UInt64(symptom) & 1 == 0 {
        counts[symptom] += 1
      } else {
        for place in symptom * ratios..<(symptom + 1) * ratios {
          divergences[place] -= added[place]
        }
      }
    }
  }

  /// How many reports are on a symptom.
  func count(of symptom: Int) -> Int { counts.isEmpty ? 0 : Int(counts[symptom]) }

  /// The sums of one symptom, or nil below three reports.
  func evidence(of symptom: Int, variance: Double) -> SymptomEvidence? {
    guard !counts.isEmpty else { return nil }
    let ratios = OddsRatioEvidence.multiples.count
    var evidence = SymptomEvidence(variance: variance)
    evidence.count = Int(counts[symptom])
    evidence.expected = max(expected[symptom], 0)
    evidence.divergences = Array(divergences[symptom * ratios..<(symptom + 1) * ratios])
    return evidence
  }

  /// The natural logarithm of the e-value of one symptom.
  func logarithm(of symptom: Int, variance: Double) -> Double {
    OddsRatioEvidence(count: Double(counts[symptom]), variance: variance).logarithm(
      sums: divergences, from: symptom * OddsRatioEvidence.multiples.count)
  }
}
