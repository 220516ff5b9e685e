/// All literals of a language in one machine: Aho and Corasick, "Efficient string matching" (1975).
///
/// States are numbered level by level, so that the children of a state stand one behind another and
/// the states near the start, where most words end, share few cache lines. A set of bits tells by
/// which bytes a state has children; the child is found by counting the bits before its own (as in
/// Bagwell, "Ideal Hash Trees", 2001). A byte that leads nowhere costs no look at another state.
struct PatternAutomaton: Sendable {
  /// One state, 32 bytes.
  struct State: Sendable {
    /// The bytes by which the state has children: ASCII, the first bytes of longer characters, their
    /// other bytes.
    var children: (UInt64, UInt64, UInt64) = (0, 0, 0)
    var firstChild: UInt16 = 0
    /// The longest other state that is a suffix of this one.
    var fallback: UInt16 = 0
    /// The nearest state, this one or a suffix, at which literals end; 0 if none.
    var report: UInt16 = 0

    /// The child by the byte with that bit, or nil.
    @inline(__always)
    func child(_ bit: UInt8) -> UInt16? {
      let own = 1 as UInt64 &<< UInt64(bit & 63)
      let before: Int
      switch bit &>> 6 {
      case 0:
        guard children.0 & own != 0 else { return nil }
        before = (children.0 & (own &- 1)).nonzeroBitCount
      case 1:
        guard children.1 & own != 0 else { return nil }
        before = children.0.nonzeroBitCount &+ (children.1 & (own &- 1)).nonzeroBitCount
      default:
        guard children.2 & own != 0 else { return nil }
        before =
          children.0.nonzeroBitCount &+ children.1.nonzeroBitCount
          &+ (children.2 & (own &- 1)).nonzeroBitCount
      }
      return firstChild &+ UInt16(truncatingIfNeeded: before)
    }

    /// Says that there is a child by the byte with that bit.
    mutating func insert(_ bit: UInt8) {
      let own = 1 as UInt64 &<< UInt64(bit & 63)
      switch bit &>> 6 {
      case 0: children.0 |= own
      case 1: children.1 |= own
      default: children.2 |= own
      }
    }
  }

  /// The start is state 0.
  let states: [State]
  /// The number of the literal that ends at each state; -1 if none.
  let literals: [Int32]
  /// The bit of each byte.
  let bits: [UInt8] = Self.bits

  /// The state after `byte`.
  @inline(__always)
  static func step(
    _ number: UInt16, _ byte: UInt8, bits: Span<UInt8>, states: Span<State>
  ) -> UInt16 {
    let bit = bits[Int(byte)]
    if bit == noBit { return 0 }
    var number = number
    while true {
      let state = states[Int(number)]
      if let child = state.child(bit) { return child }
      if number == 0 { return 0 }
      number = state.fallback
    }
  }

  /// Stands for a byte that no normalised text has, such as a capital letter.
  static let noBit = UInt8.max

  /// The place of a byte among the children of a state: 64 each for ASCII, the first bytes of longer
  /// characters, and their other bytes.
  static func bit(of byte: UInt8) -> UInt8 {
    switch byte {
    case 0x20..<0x40: byte
    case 0x61...0x7A: byte &- 0x61
    case NormalizedText.clauseEnd: 26
    case NormalizedText.placeholder: 27
    case 0..<0x80: noBit
    case 0xC0...: 64 | byte & 63
    default: 128 | byte & 63
    }
  }

  private static let bits = (0...255).map { bit(of: UInt8($0)) }
}
