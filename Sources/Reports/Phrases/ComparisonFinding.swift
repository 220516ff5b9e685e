import Analysis

/// What the cells around an entry say about the release and the system, and no more than they say.
enum ComparisonFinding: Sendable {
  /// An older release on the system is fine, and so is the release elsewhere.
  case onlyTogether(before: Regression.Comparison, elsewhere: Regression.Comparison)
  /// An older release on the system is fine.
  case release(before: Regression.Comparison)
  /// The release is fine elsewhere.
  case system(elsewhere: Regression.Comparison)
  case unclear

  init(_ regression: Regression) {
    let fine = regression.fineCells
    let before = fine.first { $0.systemVersion == regression.os?.version }
    let elsewhere = fine.first { $0.version == regression.version }
    switch (before, elsewhere) {
    case (let before?, let elsewhere?):
      self = .onlyTogether(before: before, elsewhere: elsewhere)
    case (let before?, nil): self = .release(before: before)
    case (nil, let elsewhere?): self = .system(elsewhere: elsewhere)
    case (nil, nil): self = .unclear
    }
  }
}
