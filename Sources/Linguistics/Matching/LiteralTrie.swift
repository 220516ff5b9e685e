/// Literals as they are gathered, before they become a table.
struct LiteralTrie {
  private struct Node {
    let byte: UInt8
    var literal: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
  }

  private var nodes = [Node(byte: 0)]
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
    var units: [LiteralTable.Unit] = [.empty]
    var places: [Int32] = [-1]
    units.reserveCapacity(nodes.count + nodes.count / 8)
    places.reserveCapacity(nodes.count + nodes.count / 8)
    // In the order of the literals, so that the letters of a long one stand close together.
    var open: [(node: Int, place: Int)] = [(0, 0)]
    var bytes: [UInt8] = []
    while let (node, place) = open.popLast() {
      bytes.removeAll(keepingCapacity: true)
      var child = nodes[node].firstChild
      while child >= 0 {
        bytes.append(nodes[Int(child)].byte)
        child = nodes[Int(child)].nextSibling
      }
      if bytes.isEmpty { continue }
      let children = room.take(bytes)
      units[place].children = UInt32(children)
      child = nodes[node].firstChild
      while child >= 0 {
        let next = nodes[Int(child)]
        let place = children + Int(next.byte)
        while units.count <= place {
          units.append(.empty)
          places.append(-1)
        }
        units[place] = .init(by: next.byte, endsLiteral: next.literal >= 0)
        if next.literal >= 0 { places[place] = endings[Int(next.literal)] }
        open.append((Int(child), place))
        child = next.nextSibling
      }
    }
    units += Array(repeating: .empty, count: 256)
    return LiteralTable(units: units, endings: places)
  }
}
