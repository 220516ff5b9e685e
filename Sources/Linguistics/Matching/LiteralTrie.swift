/// Literals as they are gathered, before they become an automaton.
struct LiteralTrie {
  private struct Node {
    var bit: UInt8
    var literal: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
  }

  private var nodes = [Node(bit: 0)]
  /// States that an automaton may need; with more than that its numbers don't suffice.
  static let stateLimit = 60_000

  /// States so far.
  var states: Int { nodes.count }
  /// Different literals so far.
  private(set) var count = 0

  /// Adds a literal, not empty, and gives its number: that of the first equal one.
  mutating func insert(_ literal: [UInt8]) -> Int {
    var node = 0
    for byte in literal {
      let bit = PatternAutomaton.bit(of: byte)
      precondition(bit != PatternAutomaton.noBit, "literals are normalised")
      node = child(of: node, bit: bit)
    }
    if nodes[node].literal < 0 {
      nodes[node].literal = Int32(count)
      count += 1
    }
    return Int(nodes[node].literal)
  }

  /// The child by that bit; siblings stand in the order of their bits.
  private mutating func child(of node: Int, bit: UInt8) -> Int {
    var before: Int?
    var child = nodes[node].firstChild
    while child >= 0, nodes[Int(child)].bit <= bit {
      if nodes[Int(child)].bit == bit { return Int(child) }
      before = Int(child)
      child = nodes[Int(child)].nextSibling
    }
    let added = nodes.count
    nodes.append(Node(bit: bit, nextSibling: child))
    if let before {
      nodes[before].nextSibling = Int32(added)
    } else {
      nodes[node].firstChild = Int32(added)
    }
    return added
  }

  /// The machine of these literals.
  func automaton() -> PatternAutomaton {
    precondition(nodes.count <= Self.stateLimit, "the patterns of a language fit into one machine")
    var states: [PatternAutomaton.State] = [.init()]
    var literals: [Int32] = [nodes[0].literal]
    states.reserveCapacity(nodes.count)
    literals.reserveCapacity(nodes.count)
    // Level by level, so that what a state falls back to is there before it.
    var queue = [0]
    var head = 0
    while head < queue.count {
      states[head].firstChild = UInt16(queue.count)
      var child = nodes[queue[head]].firstChild
      while child >= 0 {
        let node = nodes[Int(child)]
        states[head].insert(node.bit)
        let number = UInt16(queue.count)
        var added = PatternAutomaton.State()
        added.fallback = fallback(of: head, by: node.bit, in: states)
        added.report = node.literal >= 0 ? number : states[Int(added.fallback)].report
        queue.append(Int(child))
        states.append(added)
        literals.append(node.literal)
        child = node.nextSibling
      }
      head += 1
    }
    return PatternAutomaton(states: states, literals: literals)
  }

  /// The longest proper suffix of a child that is a state.
  private func fallback(
    of parent: Int, by bit: UInt8, in states: [PatternAutomaton.State]
  ) -> UInt16 {
    var state = parent
    while state != 0 {
      state = Int(states[state].fallback)
      if let child = states[state].child(bit) { return child }
    }
    return 0
  }
}
