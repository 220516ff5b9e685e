/// Bytes that are appended one after another and keep their room when emptied.
///
/// `[UInt8]` checks uniqueness at each append; this buffer has one owner and doesn't.
@safe package struct ByteBuffer: ~Copyable {
  /// Bytes that were appended.
  package private(set) var count = 0
  @usableFromInline var capacity: Int
  @usableFromInline var base: UnsafeMutablePointer<UInt8>

  /// An empty buffer with room for `capacity` bytes; it grows as needed.
  package init(capacity: Int = 4096) {
    self.capacity = max(capacity, 64)
    unsafe base = UnsafeMutablePointer<UInt8>.allocate(capacity: self.capacity)
  }

  deinit { unsafe base.deallocate() }

  /// Whether nothing was appended.
  package var isEmpty: Bool { count == 0 }

  /// What was appended.
  package var span: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get {
      let bytes = unsafe UnsafeBufferPointer(start: UnsafePointer(base), count: count)
      return unsafe _overrideLifetime(bytes.span, borrowing: self)
    }
  }

  /// A copy of what was appended.
  package var bytes: [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: UnsafePointer(base), count: count))
  }

  /// What was appended, as text; bytes that are no UTF-8 become U+FFFD.
  package var string: String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: UnsafePointer(base), count: count), as: UTF8.self)
  }

  /// Appends one byte.
  package mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    unsafe base[count] = byte
    count &+= 1
  }

  /// Appends `bytes`.
  package mutating func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Appends the UTF-8 of `text`.
  package mutating func append(_ text: StaticString) {
    unsafe append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends the UTF-8 of `text`.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append($0) }
  }

  /// Appends `bytes`.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return }
    if capacity - count < bytes.count { grow(by: bytes.count) }
    unsafe (base + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  /// Appends what another buffer holds.
  package mutating func append(_ other: borrowing ByteBuffer) {
    unsafe append(UnsafeBufferPointer(start: UnsafePointer(other.base), count: other.count))
  }

  /// Drops the last `amount` bytes.
  package mutating func removeLast(_ amount: Int) {
    precondition(amount >= 0 && amount <= count, "no more is dropped than was appended")
    count -= amount
  }

  /// Drops all but the last `amount` bytes.
  package mutating func keepLast(_ amount: Int) {
    guard amount < count else { return }
    unsafe base.update(from: base + (count - amount), count: amount)
    count = amount
  }

  /// Forgets what was appended and keeps the room.
  package mutating func removeAll() { count = 0 }

  private mutating func grow(by amount: Int) {
    let wanted = max(capacity * 2, count + amount)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
    unsafe larger.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity = wanted
  }
}

extension ByteBuffer {
  /// Appends a whole number in decimal.
  package mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var digits: InlineArray<20, UInt8> = .init(repeating: 0)
    var place = 20
    repeat {
      place -= 1
      digits[place] = UInt8(truncatingIfNeeded: 48 + rest % 10)
      rest /= 10
    } while rest > 0
    while place < 20 {
      append(digits[place])
      place += 1
    }
  }
}
