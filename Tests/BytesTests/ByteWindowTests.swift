import Bytes
import Testing

@Suite("Windows and their pool")
struct ByteWindowTests {
  @Test("a window is filled piece by piece and read")
  func fills() {
    let window = ByteWindow(capacity: 5)
    window.fill { buffer in
      buffer.copyBytes(from: [1, 2, 3])
      return 3
    }
    window.fill { buffer in
      #expect(buffer.count == 2)
      buffer.copyBytes(from: [4])
      return 1
    }
    #expect(bytes(of: window) == [1, 2, 3, 4])
    window.append([9].span)
    window.fill { buffer in
      #expect(buffer.count == 0)
      return 0
    }
    window.truncate(to: 2)
    #expect(bytes(of: window) == [1, 2])
    window.replace(with: [8, 7, 6].span)
    #expect(bytes(of: window) == [8, 7, 6])
    window.removeAll()
    #expect(window.count == 0)
  }

  @Test("a window goes back when the last loan is let go, and is empty again")
  func pool() {
    let pool = WindowPool(capacity: 16)
    var first: WindowLoan? = pool.lend()
    let address = first.map { ObjectIdentifier($0.window) }
    first?.window.append([1, 2].span)
    let second = pool.lend()
    #expect(ObjectIdentifier(second.window) != address)
    let copy = first
    first = nil
    #expect(ObjectIdentifier(pool.lend().window) != address)
    withExtendedLifetime(copy) {}
    _ = consume copy
    var found = false
    var loans: [WindowLoan] = []
    for _ in 0..<3 {
      let loan = pool.lend()
      if ObjectIdentifier(loan.window) == address { found = loan.window.count == 0 }
      loans.append(loan)
    }
    #expect(found)
    #expect(pool.lend(atLeast: 100).window.capacity == 100)
  }

  private func bytes(of window: ByteWindow) -> [UInt8] {
    window.span.withUnsafeBufferPointer { Array($0) }
  }
}
