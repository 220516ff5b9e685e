import Bytes
import Mailboxes

/// The keys of messages as a segment holds them.
enum PackedKeys {
  static func pack(_ keys: [MessageKey]) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 16 * keys.count)
    for key in keys {
      buffer.append(packed: key.name)
      buffer.append(packed: key.inode)
    }
    return buffer.bytes
  }

  static func unpack(_ bytes: [UInt8], into keys: inout [MessageKey]) {
    var reader = PackedReader(bytes.span)
    while !reader.isAtEnd {
      keys.append(MessageKey(name: reader.number64(), inode: reader.number64()))
    }
  }
}
