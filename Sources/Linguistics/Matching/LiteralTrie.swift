/// Literals as they are gathered, before they become a table.
struct LiteralTrie {
  private struct Node {
    let byte: UInt8
    var literal: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
  }

  /// A node and its place in the table.
  private struct Spot {
    let node: Int
    let place: Int
  }

  private var nodes = [Node(byte: 0)]
  /// Letters up to which the nodes of all literals stand together, the blank among them.
  private static let sharedDepth = 4
  /// States that a table may need; with more than that its numbers don't suffice.
  static let stateLimit = 1 << 20

  /// States so far.
  var states: Int { nodes.count }
  /// Different literals so far.
  private(set) var count = 0

  /// Adds a literal, not empty, and gives its number: that of the first equal one.
  mutating func insert(_ literal: [UInt8]) -> Int {
    var node = 0
    for byte in literal {
      node = child(of: node, by: byte)
    }
    if nodes[node].literal < 0 {
      nodes[node].literal = Int32(count)
      count += 1
    }
    return Int(nodes[node].literal)
  }

  /// The child by that byte; siblings stand in the order of their bytes.
  private mutating func child(of node: Int, by byte: UInt8) -> Int {
    var before: Int?
    var child = nodes[node].firstChild
    while child >= 0, nodes[Int(child)].byte <= byte {
      if nodes[Int(child)].byte == byte { return Int(child) }
      before = Int(child)
      child = nodes[Int(child)].nextSibling
    }
    let added = nodes.count
    nodes.append(Node(byte: byte, nextSibling: child))
    if let before {
      nodes[before].nextSibling = Int32(added)
    } else {
      nodes[node].firstChild = Int32(added)
    }
    return added
  }

  /// The table of these literals, with what `endings` has for the number of each.
  func table(_ endings: [Int32]) -> LiteralTable {
    precondition(nodes.count <= Self.stateLimit, "the patterns of a language fit into one table")
    var room = TableRoom()
    var table = LiteralTable()
    // The first letters of all literals, which most looks go to, stand together; then each literal by
    // itself, so that the letters of a long one do.
    var level = [Spot(node: 0, place: 0)]
    for _ in 0..<Self.sharedDepth {
      var below: [Spot] = []
      for spot in level { place(spot, endings, in: &table, &room, &below) }
      level = below
    }
    while let spot = level.popLast() { place(spot, endings, in: &table, &room, &level) }
    table.close()
    return table
  }

  /// Gives the children of a node their places, and appends them to `open`.
  private func place(
    _ spot: Spot, _ endings: [Int32], in table: inout LiteralTable, _ room: inout TableRoom,
    _ open: inout [Spot]
  ) {
    var child = nodes[spot.node].firstChild
    guard child >= 0 else { return }
    var bytes = [nodes[Int(child)].byte]
    while nodes[Int(child)].nextSibling >= 0 {
      child = nodes[Int(child)].nextSibling
      bytes.append(nodes[Int(child)].byte)
    }
    let origin = room.take(bytes)
    table.setChildren(of: spot.place, from: origin)
    child = nodes[spot.node].firstChild
    while child >= 0 {
      let node = nodes[Int(child)]
      let place = origin + Int(node.byte)
      table.insert(
        node.byte, at: place, ending: node.literal >= 0 ? endings[Int(node.literal)] : nil)
      open.append(Spot(node: Int(child), place: place))
      child = node.nextSibling
    }
  }
}
