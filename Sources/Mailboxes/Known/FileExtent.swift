import Bytes

/// How far a mailbox file was read, and by what it is known again (`reliability.md`, section 5).
package struct FileExtent: Hashable, Sendable {
  /// Where reading ended, in bytes from the start.
  package var size: Int
  /// Hashes of the first 4 KiB, and of the last 4 KiB before `size`.
  package var head: UInt64
  package var tail: UInt64
  /// The time of the last change.
  ///
  /// It never proves that a file is the same; but one of the same size isn't when it differs.
  package var modified: Int64
  package var modifiedNanoseconds: Int64
  /// From where an mbox that grew can be read on; nil for all else.
  package var resumption: MboxResumption?
  /// How a report calls the mailbox, when it was named.
  package var type: String

  package init(
    size: Int, head: UInt64, tail: UInt64, modified: Int64, modifiedNanoseconds: Int64,
    resumption: MboxResumption?, type: String
  ) {
    self.size = size
    self.head = head
    self.tail = tail
    self.modified = modified
    self.modifiedNanoseconds = modifiedNanoseconds
    self.resumption = resumption
    self.type = type
  }

  /// Bytes that are hashed at either end.
  private static let edge = 4096
}

extension FileExtent {
  /// What can be said of an open file that was read up to `size`; nil when it is shorter by now or
  /// can't be read.
  ///
  /// - Parameter status: what the system said before it was read.
  init?(
    of file: SharedFile, status: FileStatus, size: Int, resumption: MboxResumption?,
    type: String
  ) {
    guard let (head, tail) = Self.hashes(of: file, size: size) else {
      return nil
    }
    self.init(
      size: size, head: head, tail: tail, modified: status.modified.seconds,
      modifiedNanoseconds: Int64(status.modifiedNanoseconds), resumption: resumption, type: type)
  }

  /// Whether a file is as it was.
  func isUnchanged(_ file: SharedFile, status: FileStatus) -> Bool {
    status.size == size && status.modified.seconds == modified
      && status.modifiedNanoseconds == Int(modifiedNanoseconds) && hasSameEdges(file)
  }

  /// From where a file is read on that has grown since and begins as before.
  func resumption(of file: SharedFile, status: FileStatus) -> MboxResumption? {
    guard let resumption, status.size > size, hasSameEdges(file) else { return nil }
    return resumption
  }

  private func hasSameEdges(_ file: SharedFile) -> Bool {
    guard let (head, tail) = Self.hashes(of: file, size: size) else { return false }
    return head == self.head && tail == self.tail
  }

  private static func hashes(
    of file: SharedFile, size: Int
  ) -> (head: UInt64, tail: UInt64)? {
    let count = min(size, edge)
    guard let head = hash(of: file, from: 0, count: count),
      let tail = hash(of: file, from: size - count, count: count)
    else { return nil }
    return (head, tail)
  }

  private static func hash(
    of file: SharedFile, from start: Int, count: Int
  ) -> UInt64? {
    let window = ByteWindow(capacity: max(count, 1))
    while window.count < count {
      let before = window.count
      unsafe window.fill { buffer in
        let part = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<(count - before)])
        return (try? unsafe file.descriptor.read(into: part, at: start + before)) ?? 0
      }
      if window.count == before { return nil }
    }
    return Digest(of: window.span).low
  }
}
