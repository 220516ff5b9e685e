/// A mail of the sample, of which few are ever looked at: its texts are unpacked by `Excerpt`.
final class PackedExcerpt: Sendable {
  let priority: UInt64
  let digest: UInt64
  let path: String
  let offset: Int
  let messageID: String?
  let content: [UInt8]

  init(
    priority: UInt64, digest: UInt64, path: String, offset: Int, messageID: String?,
    content: [UInt8]
  ) {
    self.priority = priority
    self.digest = digest
    self.path = path
    self.offset = offset
    self.messageID = messageID
    self.content = content
  }

  /// Whether this copy of a mail lies before another.
  func precedes(_ other: PackedExcerpt) -> Bool {
    if path != other.path { return path.utf8.lexicographicallyPrecedes(other.path.utf8) }
    return offset < other.offset
  }
}
