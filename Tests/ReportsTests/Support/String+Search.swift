extension String {
  /// What stands behind the first `mark`; empty without one.
  func components(from mark: String) -> Substring {
    guard let range = firstRange(of: mark) else { return "" }
    return self[range.upperBound...]
  }

  /// How often `mark` stands in the text.
  func count(of mark: String) -> Int { ranges(of: mark).count }
}
