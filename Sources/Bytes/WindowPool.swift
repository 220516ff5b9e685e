private import Synchronization

/// Windows of one size that are used again and again.
///
/// A window is lent until the last owner of its loan lets go; the pool keeps a few for the next and
/// gives the others up.
package final class WindowPool: Sendable {
  /// Bytes of each window.
  package let capacity: Int
  private let idle = Mutex<[ByteWindow]>([])

  /// Windows that wait for their next use.
  private static let kept = 4

  package init(capacity: Int) { self.capacity = capacity }

  /// Lends an empty window of at least so many bytes; one that is larger than the pool's own size
  /// is made for this loan and given up behind it.
  package func lend(atLeast wanted: Int = 0) -> WindowLoan {
    if wanted <= capacity {
      if let window = idle.withLock({ $0.popLast() }) {
        return WindowLoan(window: window, pool: self)
      }
    }
    return WindowLoan(window: ByteWindow(capacity: max(wanted, capacity)), pool: self)
  }

  fileprivate func takeBack(_ window: ByteWindow) {
    guard window.capacity == capacity else { return }
    window.removeAll()
    idle.withLock { if $0.count < Self.kept { $0.append(window) } }
  }
}

/// A window that goes back to its pool when nobody holds the loan any more.
package final class WindowLoan: Sendable {
  package let window: ByteWindow
  private let pool: WindowPool

  fileprivate init(window: ByteWindow, pool: WindowPool) {
    self.window = window
    self.pool = pool
  }

  deinit { pool.takeBack(window) }
}
