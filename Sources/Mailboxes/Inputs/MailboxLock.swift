import Bytes

/// The ways in which other programs keep readers off an mbox: `fcntl`, and a file `NAME.lock`.
///
/// A reader waits a little for both, and reads all the same. It leaves no file of its own: that would
/// stop delivery if it stayed.
struct MailboxLock {
  private let lockFile: FolderPath

  /// Milliseconds between two tries.
  private static let pause = 50

  init(_ mailbox: FolderPath) { lockFile = FolderPath(mailbox.bytes + ".lock".utf8) }

  /// Waits for a while; false when a lock was still held then.
  ///
  /// The lock that is taken lasts until the file is closed.
  func wait(for file: SharedFile, patience: inout Patience) -> Bool {
    var left = min(patience.each, patience.left)
    while true {
      if !isHeldByFile, file.descriptor.lockForReading() { return true }
      guard left > 0 else { return false }
      Pause.milliseconds(Self.pause)
      left -= Self.pause
      patience.left -= Self.pause
    }
  }

  /// How long a run waits, in milliseconds: for each lock, and for all that are still to come.
  struct Patience {
    let each: Int
    var left: Int
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
