import Bytes

/// A row of a state: a number and bytes that mean something to whoever wrote them.
package struct StateRow: Hashable, Sendable {
  package let id: Int
  package let content: [UInt8]

  package init(id: Int, content: [UInt8]) {
    self.id = id
    self.content = content
  }
}

extension StateRow {
  /// What a row is about; the number goes into its sum.
  enum Table: UInt8 {
    case mailbox = 1
    case segment = 2
    case entry = 3
  }

  /// The sum that stands in a row: SQLite doesn't find a bit that changed in a value.
  static func sum(_ table: Table, _ numbers: Int..., of contents: [UInt8]...) -> Int {
    var buffer = ByteBuffer(capacity: 64)
    buffer.append(table.rawValue)
    for number in numbers { buffer.append(packed: UInt64(bitPattern: Int64(number))) }
    for content in contents {
      let digest = Digest(of: content.span)
      buffer.append(packed: digest.high)
      buffer.append(packed: digest.low)
    }
    return Int(truncatingIfNeeded: Digest(of: buffer.span).low)
  }
}
