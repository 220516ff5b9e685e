private import Glibc

/// How much mail a new release usually brings, learned from earlier releases at the same age
/// (`regressions.md`, section 7).
struct VolumePrior {
  /// The usual logarithm of the reports as a multiple of what they are compared with.
  let logarithm: Double
  /// Its variance from release to release.
  let variance: Double

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
    return VolumePrior(center: center, spread: 0.45, squares: squares, count: count)
  }

  /// By the median, for reports of known users: some of the earlier releases were faulty.
  static func robust(own: [Double], all: [Double]) -> VolumePrior {
    let common = median(all)
    let center = median(own + [common, common])
    let deviation = 1.48 * median(own.map { abs($0 - center) })
    let count = Double(own.count)
    return VolumePrior(
      center: center, spread: 0.18, squares: count * deviation * deviation, count: count)
  }

  private init(center: Double, spread: Double, squares: Double, count: Double) {
    logarithm = center
    variance =
      (Self.imaginary * spread * spread + squares) / (Self.imaginary + count)
      * (1 + 1 / (count + 2))
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
