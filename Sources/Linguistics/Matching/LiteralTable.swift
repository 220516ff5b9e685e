/// All literals of a language in one table: a trie as a double array, in which a step is one look
/// at four bytes (Aoe, "An efficient digital search algorithm by using a double-array structure",
/// 1989; with the label for a check as in Yata et al., "A compact static double-array keeping
/// character codes", 2007).
///
/// A literal begins where a word does, with few exceptions, so a text is read from each of these
/// places as far as the table leads. That is one look at most letters and none at many, where a
/// machine with failure links (Aho and Corasick, 1975) has to follow these at every wrong turn; and
/// no text costs more than its length times the longest literal.
struct LiteralTable: Sendable {
  /// A place in the table: the byte that leads to it, whether a literal ends there, and where its
  /// children are counted from.
  struct Unit: Sendable {
    private static let labelMask: UInt32 = 0x1FF
    private static let ending: UInt32 = 1 << 9
    private var bits: UInt32

    /// A place that nothing leads to.
    static let empty = Unit(bits: labelMask)

    private init(bits: UInt32) { self.bits = bits }

    init(by byte: UInt8, endsLiteral: Bool) {
      bits = UInt32(byte) | (endsLiteral ? Self.ending : 0)
    }

    /// The byte that leads here, or a number that is no byte.
    var label: UInt32 { bits & Self.labelMask }
    var endsLiteral: Bool { bits & Self.ending != 0 }
    /// The child by byte `b` stands `b` places behind this one, if its label is `b`; 0 without
    /// children.
    var children: UInt32 {
      get { bits &>> 10 }
      set { bits = bits & (Self.labelMask | Self.ending) | newValue &<< 10 }
    }
  }

  /// The start is unit 0.
  ///
  /// Behind the last child as many units stand as there are bytes.
  private(set) var units: [Unit] = [.empty]
  /// Where the endings of the literal begin that ends at each unit; -1 if none.
  private(set) var endings: [Int32] = [-1]

  /// Says where the children of the unit at `place` are counted from.
  mutating func setChildren(of place: Int, from origin: Int) {
    units[place].children = UInt32(origin)
  }

  /// Puts a unit that `byte` leads to at `place`; `ending` is where the endings of the literal begin
  /// that ends there, if one does.
  mutating func insert(_ byte: UInt8, at place: Int, ending: Int32?) {
    while endings.count <= place {
      units.append(.empty)
      endings.append(-1)
    }
    units[place] = Unit(by: byte, endsLiteral: ending != nil)
    endings[place] = ending ?? -1
  }

  /// Makes room for the children that the last units don't have.
  mutating func close() { units += Array(repeating: .empty, count: 256) }

  /// The place that `byte` leads to from a unit whose children are counted from `children`, or nil.
  @inline(__always)
  static func child(of children: UInt32, by byte: UInt8, in units: Span<Unit>) -> Int? {
    let place = Int(children &+ UInt32(byte))
    return units[place].label == UInt32(byte) ? place : nil
  }
}
