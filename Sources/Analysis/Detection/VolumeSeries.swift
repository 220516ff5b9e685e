/// All mail of a release and of the older ones since its first day (`regressions.md`, section 7).
struct VolumeSeries {
  /// Days after which releases are compared with each other.
  static let ages = [3, 5, 7, 10, 14, 21, 28]
  static let lastAge = 28

  /// Reports of the release.
  var own = 0.0
  /// Reports of older releases on the same days.
  var older = 0.0
  /// With exposure: reports that were expected of the users of the release.
  var expected = 0.0
  /// With exposure: what users of older releases report.
  var olderRate = OlderRate()
  /// By place in `ages`: how the release compared with what was expected at that age, where without
  /// exposure the reports of older releases are what is expected.
  var ratios: [VolumeRatio] = []

  /// The place in `ages` of the age at which a release of `age` days is compared with others.
  static func place(ofAge age: Int) -> Int {
    ages.lastIndex { $0 <= age } ?? 0
  }
}
