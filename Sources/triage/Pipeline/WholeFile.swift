import Bytes

/// Small files that are read at once.
enum WholeFile {
  /// The first `limit` bytes of a file or pipe.
  static func content(of path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor(path: [UInt8](path.utf8))
    let window = ByteWindow(capacity: 1 << 16)
    var bytes: [UInt8] = []
    while bytes.count < limit {
      window.removeAll()
      try unsafe window.fill { (room) throws(SystemError) in
        try unsafe file.read(into: room)
      }
      if window.count == 0 { break }
      let span = window.span
      for index in span.indices.prefix(limit - bytes.count) { bytes.append(span[index]) }
    }
    return bytes
  }
}
