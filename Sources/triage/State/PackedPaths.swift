import Bytes

/// The paths of messages in a mailbox file, as a segment holds them.
///
/// The file itself may have another path in the next run, so a path in an archive is kept without
/// its beginning. Records have paths of their own.
enum PackedPaths {
  private static let below: UInt8 = 0
  private static let own: UInt8 = 1

  /// Nothing when all are the path of the file.
  static func pack(_ paths: [String], of file: String) -> [UInt8] {
    if paths.allSatisfy({ $0 == file }) { return [] }
    var buffer = ByteBuffer()
    for path in paths {
      let isBelow = path.utf8.starts(with: file.utf8)
      buffer.append(isBelow ? below : own)
      buffer.append(packed: isBelow ? String(path.utf8.dropFirst(file.utf8.count)) ?? "" : path)
    }
    return buffer.bytes
  }

  static func unpack(_ bytes: [UInt8], of file: String) -> [String] {
    var paths: [String] = []
    var reader = PackedReader(bytes.span)
    while !reader.isAtEnd {
      let isBelow = reader.byte() == below
      paths.append((isBelow ? file : "") + reader.text())
    }
    return paths
  }
}
