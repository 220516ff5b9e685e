/// Remembers what a pure function made of short texts: apps write the same few lines into every mail.
///
/// A table of fixed size. A text has one place in it, by its hash; one that was asked for again stays
/// there longer than one that wasn't. The same text gives the same value whether it is found or not,
/// so what was read before decides nothing.
struct Memo<Value> {
  /// Bytes of a text that is remembered.
  static var longest: Int { 256 }

  private var hashes: [UInt64]
  private var keys: [[UInt8]]
  private var values: [Value?]
  /// How many others a text outlasts.
  private var uses: [UInt8]

  /// A memo with `places` places, a power of two.
  init(places: Int) {
    precondition(places > 0 && places & (places - 1) == 0, "the places are a power of two")
    hashes = Array(repeating: 0, count: places)
    keys = Array(repeating: [], count: places)
    values = Array(repeating: nil, count: places)
    uses = Array(repeating: 0, count: places)
  }

  /// What `make` makes of `text`.
  mutating func value(of text: Span<UInt8>, _ make: () -> Value) -> Value {
    guard text.count <= Self.longest else { return make() }
    let hash = Self.hash(text)
    let place = Int(truncatingIfNeeded: hash >> 20) & (hashes.count - 1)
    if hashes[place] == hash, let value = values[place], isKey(text, at: place) {
      if uses[place] < 8 { uses[place] += 1 }
      return value
    }
    let value = make()
    if uses[place] > 0 {
      uses[place] -= 1
      return value
    }
    hashes[place] = hash
    keys[place] = unsafe text.withUnsafeBufferPointer { unsafe [UInt8]($0) }
    values[place] = value
    return value
  }

  private func isKey(_ text: Span<UInt8>, at place: Int) -> Bool {
    let key = keys[place]
    guard key.count == text.count else { return false }
    for offset in 0..<text.count where key[offset] != text[offset] { return false }
    return true
  }

  /// Eight bytes at a time, each joined by a multiplication (Knuth, volume 3, section 6.4); texts
  /// that collide only push one another out.
  private static func hash(_ text: Span<UInt8>) -> UInt64 {
    let bytes = unsafe text.bytes
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = UInt64(truncatingIfNeeded: text.count) &* factor
    var offset = 0
    while offset + 8 <= text.count {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = (hash ^ UInt64(littleEndian: word)) &* factor
      hash ^= hash >> 32
      offset += 8
    }
    while offset < text.count {
      hash = (hash ^ UInt64(text[offset])) &* factor
      hash ^= hash >> 32
      offset += 1
    }
    return hash
  }
}
