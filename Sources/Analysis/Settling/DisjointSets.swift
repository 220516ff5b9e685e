/// Sets that are joined again and again (union-find, by size and with path halving; Tarjan 1975).
struct DisjointSets {
  private var parents: [UInt32]
  private var sizes: [UInt32]

  init(count: Int) {
    parents = (0..<count).map { UInt32($0) }
    sizes = [UInt32](repeating: 1, count: count)
  }

  /// The element that stands for the set of `element`.
  mutating func root(of element: Int) -> Int {
    var place = element
    while Int(parents[place]) != place {
      parents[place] = parents[Int(parents[place])]
      place = Int(parents[place])
    }
    return place
  }

  mutating func join(_ first: Int, _ second: Int) {
    var large = root(of: first)
    var small = root(of: second)
    guard large != small else { return }
    if sizes[large] < sizes[small] { swap(&large, &small) }
    parents[small] = UInt32(large)
    sizes[large] += sizes[small]
  }
}
