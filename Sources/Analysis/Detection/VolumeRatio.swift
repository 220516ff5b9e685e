/// All reports of a release as a multiple of what was expected of it.
struct VolumeRatio {
  /// ln((own + 0.5) / (expected + 0.5)).
  let logarithm: Double
  /// The variance that the logarithm has by chance alone, if the release is like all others: that of
  /// the reports, and that of what was expected of them.
  let noise: Double
}
