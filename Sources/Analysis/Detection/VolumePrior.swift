private import Glibc

/// How much mail a new release usually brings, learned from earlier releases at the same age
/// (`regressions.md`, section 7).
struct VolumePrior {
  /// The usual logarithm of the reports as a multiple of what they are compared with.
  let logarithm: Double
  /// Its variance from release to release.
  let variance: Double

  /// However alike releases were so far: the next may be a major one, about which people write more.
  private static let leastVariance = 0.02

  /// Imaginary releases with the spread that is assumed.
  private static let imaginary = 6.0

  /// By the mean, for shares of the app's mail, which differ widely.
  ///
  /// - Parameters:
  ///   - own: of earlier releases of the app.
  ///   - all: of releases of all apps; their mean counts twice.
  static func mean(own: [Double], all: [Double]) -> VolumePrior {
    let count = Double(own.count)
    let common = all.reduce(0, +) / Double(all.count)
    let center = (own.reduce(0, +) + 2 * common) / (count + 2)
    let squares = own.reduce(0) { $0 + ($1 - center) * ($1 - center) }
    let spread = 0.45
    let variance = (imaginary * spread * spread + squares) / (imaginary + count)
    return VolumePrior(logarithm: center, variance: variance * (1 + 1 / (count + 2)))
  }

  /// By the median, for reports of known users: some of the earlier releases were faulty.
  ///
  /// What the ratios differ by through chance alone is no spread of the releases, and is taken off:
  /// an app with little mail would never be judged else. Most spread is learned from all apps, as the
  /// few releases of one say little about it.
  ///
  /// - Parameters:
  ///   - own: of earlier releases of the app, maybe none.
  ///   - all: of releases of all apps, at least one; their median counts twice.
  static func robust(own: [VolumeRatio], all: [VolumeRatio]) -> VolumePrior {
    let common = median(all.map(\.logarithm))
    let center = median(own.map(\.logarithm) + [common, common])
    let deviation = 1.48 * median(all.map { abs($0.logarithm - common) })
    let noise = median(all.map(\.noise))
    let (count, allCount) = (Double(own.count), Double(all.count))
    let squares = allCount * max(deviation * deviation - noise, 0)
    let spread = 0.18
    let learned = (imaginary * spread * spread + squares) / (imaginary + allCount)
    let variance = max(learned, leastVariance) * (1 + 1 / (count + 2))
    // The variance of a median is that of a mean times half of pi.
    return VolumePrior(
      logarithm: max(center, 0), variance: variance + Double.pi / 2 * noise / allCount)
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
