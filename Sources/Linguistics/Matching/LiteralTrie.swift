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
  static let stateLimit = 1 << 20

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
    var branches: [PatternAutomaton.Branch] = []
    var literals: [Int32] = [nodes[0].literal]
    states.reserveCapacity(nodes.count)
    literals.reserveCapacity(nodes.count)
    // Level by level, so that what a state falls back to is there before it.
    var queue = [0]
    var head = 0
    while head < queue.count {
      states[head].children = children(of: queue[head], from: UInt32(queue.count), &branches)
      var child = nodes[queue[head]].firstChild
      while child >= 0 {
        let node = nodes[Int(child)]
        let number = UInt32(queue.count)
        var added = PatternAutomaton.State()
        added.fallback = fallback(of: head, by: node.bit, in: states, branches)
        added.report = node.literal >= 0 ? number : states[Int(added.fallback)].report
        queue.append(Int(child))
        states.append(added)
        literals.append(node.literal)
        child = node.nextSibling
      }
      head += 1
    }
    return PatternAutomaton(states: states, branches: branches, literals: literals)
  }

  /// How a state tells its children, whose numbers begin at `number`.
  private func children(
    of node: Int, from number: UInt32, _ branches: inout [PatternAutomaton.Branch]
  ) -> UInt32 {
    var child = nodes[node].firstChild
    guard child >= 0 else { return UInt32(PatternAutomaton.noBit) }
    if nodes[Int(child)].nextSibling < 0 { return number << 8 | UInt32(nodes[Int(child)].bit) }
    var branch = PatternAutomaton.Branch(firstChild: number)
    while child >= 0 {
      branch.insert(nodes[Int(child)].bit)
      child = nodes[Int(child)].nextSibling
    }
    branches.append(branch)
    return UInt32(branches.count - 1) << 8 | UInt32(PatternAutomaton.severalBits)
  }

  /// The longest proper suffix of a child that is a state.
  private func fallback(
    of parent: Int, by bit: UInt8, in states: [PatternAutomaton.State],
    _ branches: [PatternAutomaton.Branch]
  ) -> UInt32 {
    var state = parent
    while state != 0 {
      state = Int(states[state].fallback)
      let child = PatternAutomaton.child(of: states[state], bit, branches: branches.span)
      if let child { return child }
    }
    return 0
  }
}
