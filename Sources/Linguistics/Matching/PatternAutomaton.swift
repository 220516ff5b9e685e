/// All literals of a language in one machine: Aho and Corasick, "Efficient string matching" (1975).
///
/// States are numbered level by level, so that the children of a state stand one behind another and
/// the states near the start, where most words end, share few cache lines. Nine of ten states have
/// one child, whose byte stands in the state itself; where the ways part, a set of bits tells by
/// which bytes, and the child is found by counting the bits before its own (as in Bagwell, "Ideal
/// Hash Trees", 2001). A byte that leads nowhere costs no look at another state.
struct PatternAutomaton: Sendable {
  /// One state, 12 bytes.
  struct State: Sendable {
    /// The bit of the only child below its number; `branches` below the number of a branch; `noBit`
    /// without children.
    var children = UInt32(noBit)
    /// The longest other state that is a suffix of this one.
    var fallback: UInt32 = 0
    /// The nearest state, this one or a suffix, at which literals end; 0 if none.
    var report: UInt32 = 0
  }

  /// The children of a state that has several.
  struct Branch: Sendable {
    /// The bytes by which there are children: ASCII, the first bytes of longer characters, their
    /// other bytes.
    private var children: (UInt64, UInt64, UInt64) = (0, 0, 0)
    private let firstChild: UInt32

    init(firstChild: UInt32) { self.firstChild = firstChild }

    /// The child by the byte with that bit, or nil.
    @inline(__always)
    func child(_ bit: UInt8) -> UInt32? {
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
      return firstChild &+ UInt32(truncatingIfNeeded: before)
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
  let branches: [Branch]
  /// The number of the literal that ends at each state; -1 if none.
  let literals: [Int32]
  /// The bit of each byte.
  let bits: [UInt8] = Self.bits

  /// The child of a state by the byte with that bit, or nil.
  @inline(__always)
  static func child(of state: State, _ bit: UInt8, branches: Span<Branch>) -> UInt32? {
    let own = UInt8(truncatingIfNeeded: state.children)
    if own == bit { return state.children &>> 8 }
    guard own == severalBits else { return nil }
    return branches[Int(state.children &>> 8)].child(bit)
  }

  /// The state after `byte`.
  @inline(__always)
  static func step(
    _ number: UInt32, _ byte: UInt8, bits: Span<UInt8>, states: Span<State>,
    branches: Span<Branch>
  ) -> UInt32 {
    let bit = bits[Int(byte)]
    if bit == noBit { return 0 }
    var number = number
    while true {
      let state = states[Int(number)]
      if let child = child(of: state, bit, branches: branches) { return child }
      if number == 0 { return 0 }
      number = state.fallback
    }
  }

  /// Stands for a byte that no normalised text has, such as a capital letter.
  static let noBit = UInt8.max
  /// Stands for the bits of several children.
  static let severalBits = UInt8.max - 1

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
