import Bytes

/// The ways in which other programs keep readers off an mbox: `fcntl`, and a file `NAME.lock`.
///
/// A reader waits a little for both, and reads all the same. It leaves no file of its own: that would
/// stop delivery if it stayed.
struct MailboxLock {
  private let lockFile: FolderPath

  /// Tries, and the time between them.
  private static let tries = 100
  private static let milliseconds = 50

  init(path: String) { lockFile = FolderPath(Array((path + ".lock").utf8)) }

  /// Waits up to five seconds; false when a lock was still held then.
  ///
  /// The lock that is taken lasts until the file is closed.
  func wait(for file: SharedFile) -> Bool {
    for _ in 0..<Self.tries {
      if !isHeldByFile, file.descriptor.lockForReading() { return true }
      Pause.milliseconds(Self.milliseconds)
    }
    return false
  }

  private var isHeldByFile: Bool {
    do {
      _ = try lockFile.open()
      return true
    } catch {
      return false
    }
  }
}
