/// Finds the name that somebody probably meant.
package enum NearMiss {
  /// The name of `names` that is closest to `word`, or nil when none is close.
  ///
  /// Close is one edit in a short word, two from five letters, three from nine: a letter put in,
  /// left out, changed, or two neighbours changed over.
  package static func best(for word: String, among names: [String]) -> String? {
    let letters = Array(word.unicodeScalars.prefix(64))
    let allowed = letters.count < 5 ? 1 : letters.count < 9 ? 2 : 3
    var best: (distance: Int, name: String)?
    for name in names {
      let distance = distance(letters, Array(name.unicodeScalars))
      if distance <= allowed, distance < best?.distance ?? .max { best = (distance, name) }
    }
    return best?.name
  }

  /// The restricted Damerau-Levenshtein distance.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        var least = min(
          previous[column + 1] + 1, current[column] + 1,
          previous[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforePrevious[column - 1] + 1)
        }
        current.append(least)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
