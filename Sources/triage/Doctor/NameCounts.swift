/// How often names occur, for a bounded number of them: who comes later than that isn't counted.
struct NameCounts: Sendable {
  private static let limit = 10_000
  private(set) var counts: [String: Int] = [:]
  /// What was not counted by name.
  private(set) var others = 0

  mutating func add(_ name: String, _ count: Int = 1) {
    if let known = counts[name] {
      counts[name] = known + count
    } else if counts.count < Self.limit {
      counts[name] = count
    } else {
      others += count
    }
  }

  mutating func merge(_ other: NameCounts) {
    for (name, count) in other.sorted { add(name, count) }
    others += other.others
  }

  var total: Int { counts.values.reduce(others, +) }

  /// The most frequent first.
  var sorted: [(name: String, count: Int)] {
    counts.sorted { left, right in
      if left.value != right.value { return left.value > right.value }
      return left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
    }.map { (name: $0.key, count: $0.value) }
  }
}
