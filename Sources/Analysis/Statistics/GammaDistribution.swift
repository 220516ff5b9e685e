private import Glibc

/// A Gamma distribution of scale 1.
///
/// The regularised incomplete Gamma function follows NIST DLMF, chapter 8: its series (8.11.4)
/// below `shape + 1`, its continued fraction (8.9.2, by Lentz's method) above. Both agree with
/// tables to 1e-10 and better for shapes from 0.01 to a million.
struct GammaDistribution {
  /// Greater than 0.
  let shape: Double

  init(shape: Double) {
    precondition(shape > 0, "a Gamma distribution has a shape above 0")
    self.shape = shape
  }

  /// The probability of a value of at most `x`.
  func probability(upTo x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x.isFinite else { return 1 }
    return x < shape + 1 ? series(x) : 1 - continuedFraction(x)
  }

  /// The value that is exceeded with probability `1 - probability`.
  ///
  /// Newton steps from the approximation of Wilson and Hilferty (1931), kept inside a bracket that
  /// shrinks with each step.
  func quantile(_ probability: Double) -> Double {
    guard probability > 0 else { return 0 }
    guard probability < 1 else { return .infinity }
    var low = 0.0
    var high = max(4 * shape, 1)
    while self.probability(upTo: high) < probability { high *= 2 }
    var x = min(max(firstGuess(probability), low), high)
    for _ in 0..<200 {
      let error = self.probability(upTo: x) - probability
      if error > 0 { high = min(high, x) } else { low = max(low, x) }
      let density = x > 0 ? exp((shape - 1) * log(x) - x - logGamma(shape)) : 0
      var next = density > 0 ? x - error / density : (low + high) / 2
      if !(next > low && next < high) { next = (low + high) / 2 }
      if abs(next - x) <= 1e-14 * max(next, 1e-300) || high - low <= 1e-15 * high { return next }
      x = next
    }
    return x
  }

  private func firstGuess(_ probability: Double) -> Double {
    let z = Self.normalQuantile(probability)
    let scale = 1 / (9 * shape)
    let cube = 1 - scale + z * scale.squareRoot()
    if cube > 0.1 { return shape * cube * cube * cube }
    return exp((log(probability) + logGamma(shape + 1)) / shape)
  }

  /// Abramowitz and Stegun, 26.2.23: good to 5e-4, which is enough to start from.
  private static func normalQuantile(_ probability: Double) -> Double {
    let tail = min(probability, 1 - probability)
    let t = (-2 * log(tail)).squareRoot()
    let top = 2.515517 + t * (0.802853 + t * 0.010328)
    let bottom = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308))
    let z = t - top / bottom
    return probability < 0.5 ? -z : z
  }

  private func series(_ x: Double) -> Double {
    var term = 1 / shape
    var sum = term
    var place = shape
    for _ in 0..<100_000 {
      place += 1
      term *= x / place
      sum += term
      if term < sum * 1e-17 { break }
    }
    return sum * exp(shape * log(x) - x - logGamma(shape))
  }

  private func continuedFraction(_ x: Double) -> Double {
    let tiny = 1e-300
    var b = x + 1 - shape
    var c = 1 / tiny
    var d = 1 / b
    var value = d
    for step in 1..<100_000 {
      let index = Double(step)
      let a = -index * (index - shape)
      b += 2
      d = a * d + b
      if abs(d) < tiny { d = tiny }
      c = b + a / c
      if abs(c) < tiny { c = tiny }
      d = 1 / d
      let factor = d * c
      value *= factor
      if abs(factor - 1) < 1e-16 { break }
    }
    return value * exp(shape * log(x) - x - logGamma(shape))
  }

  private func logGamma(_ x: Double) -> Double {
    var sign: Int32 = 0
    return unsafe lgamma_r(x, &sign)
  }
}
