import Bytes

/// A window that moves over an input.
///
/// A window is filled as far as it will ever be before anything is cut from it, so workers may read
/// from it while the next one is filled.
final class WindowFeed {
  let input: any ByteInput
  private let pool: WindowPool
  private(set) var loan: WindowLoan
  /// The place in the input of the first byte of the window.
  private(set) var base: Int
  /// Whether the input ends with this window.
  private(set) var isAtEnd = false

  /// - Parameter base: the place of the first byte that `input` gives.
  init(_ input: any ByteInput, pool: WindowPool, base: Int = 0) {
    self.base = base
    self.input = input
    self.pool = pool
    loan = pool.lend()
    fill()
  }

  /// Where the input ended when it was opened, once it is known to have grown since.
  private(set) var formerEnd: Int?

  /// Bytes in the window.
  var count: Int { loan.window.count }

  /// The place in the input behind the window.
  var end: Int { base + count }

  /// Moves on: the bytes from `index` on stay, at the start of a new window, and more follow.
  func advance(keepingFrom index: Int) {
    let old = loan
    let kept = old.window.count - index
    // A window of the usual size does as long as half of it is left for what follows.
    loan = pool.lend(atLeast: kept <= pool.capacity / 2 ? 1 : 2 * kept)
    let window = old.window
    let bytes = window.span
    loan.window.replace(with: bytes.extracting(index...))
    base += index
    fill()
  }

  /// At the end of an input, looks once whether it has grown; then there is more to read.
  func checkGrowth() -> Bool {
    guard isAtEnd, formerEnd == nil, let limit = input.limit, input.grow() else { return false }
    formerEnd = limit
    isAtEnd = false
    return true
  }

  private func fill() {
    let window = loan.window
    while window.count < window.capacity {
      let before = window.count
      unsafe window.fill { buffer in unsafe input.read(into: buffer) }
      if window.count == before {
        isAtEnd = true
        return
      }
    }
    // A file that ends with the window needs no further look.
    if let limit = input.limit, end >= limit { isAtEnd = true }
  }
}
