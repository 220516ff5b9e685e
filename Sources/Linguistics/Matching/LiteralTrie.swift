/// Literals as they are gathered, before they become an automaton.
struct LiteralTrie {
  private struct Node {
    var kind: UInt8
    var literal: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
  }

  private var nodes = [Node(kind: 0)]
  private var classes = [UInt8](repeating: 0, count: 256)
  private var classCount: UInt8 = 0
  /// States that an automaton may need; with more than that its numbers don't suffice.
  static let stateLimit = 60_000

  /// States so far.
  var states: Int { nodes.count }
  /// Different literals so far.
  private(set) var count = 0

  /// Adds a literal, not empty, and gives its number: that of the first equal one.
  mutating func insert(_ literal: [UInt8]) -> Int {
    var node = 0
    for byte in literal { node = child(of: node, kind: kind(of: byte)) }
    if nodes[node].literal < 0 {
      nodes[node].literal = Int32(count)
      count += 1
    }
    return Int(nodes[node].literal)
  }

  private mutating func kind(of byte: UInt8) -> UInt8 {
    if classes[Int(byte)] == 0 {
      classCount += 1
      classes[Int(byte)] = classCount
    }
    return classes[Int(byte)]
  }

  private mutating func child(of node: Int, kind: UInt8) -> Int {
    var child = nodes[node].firstChild
    while child >= 0 {
      if nodes[Int(child)].kind == kind { return Int(child) }
      child = nodes[Int(child)].nextSibling
    }
    let added = nodes.count
    nodes.append(Node(kind: kind, nextSibling: nodes[node].firstChild))
    nodes[node].firstChild = Int32(added)
    return added
  }

  /// The machine of these literals.
  func automaton() -> PatternAutomaton {
    var array = DoubleArray()
    // Level by level, so that what a state falls back to is there before it.
    var queue: [(node: Int, slot: UInt16)] = [(0, 0)]
    var head = 0
    var children: [(kind: UInt8, node: Int)] = []
    while head < queue.count {
      let (node, slot) = queue[head]
      head += 1
      children.removeAll(keepingCapacity: true)
      var child = nodes[node].firstChild
      while child >= 0 {
        children.append((nodes[Int(child)].kind, Int(child)))
        child = nodes[Int(child)].nextSibling
      }
      guard !children.isEmpty else { continue }
      array.place(children.map(\.kind), below: slot)
      for (kind, node) in children {
        let place = array.link(kind, below: slot, literal: nodes[node].literal)
        queue.append((node, place))
      }
    }
    return PatternAutomaton(classes: classes, slots: array.slots, literals: array.literals)
  }
}
