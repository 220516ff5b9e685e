/// All literals of a language in one machine: Aho and Corasick, "Efficient string matching" (1975),
/// with the transitions in a double array (Aoe 1989).
///
/// A literal is reported where it ends. States are slots of the double array; 0 is the start. Two
/// bytes a number keep the machine of a language in the second cache of a core.
struct PatternAutomaton: Sendable {
  /// One slot: a state and the way into it.
  struct Slot: Sendable {
    /// Where the slots of the state's children begin: child = base + class.
    var base: UInt16
    /// The parent; `UInt16.max` when the slot is free.
    var parent: UInt16
    /// The longest other state that is a suffix of this one.
    var fallback: UInt16
    /// The nearest state, this one or a suffix, at which literals end; 0 if none.
    var report: UInt16
  }

  /// The class of each byte; 0 stands for bytes that are in no literal.
  let classes: [UInt8]
  let slots: [Slot]
  /// The number of the literal that ends at each slot; -1 if none.
  let literals: [Int32]

  /// The state after `byte`.
  @inline(__always)
  static func step(
    _ state: UInt16, _ byte: UInt8, classes: Span<UInt8>, slots: Span<Slot>
  ) -> UInt16 {
    let kind = UInt16(classes[Int(byte)])
    if kind == 0 { return 0 }
    var state = state
    while true {
      let slot = slots[Int(state)]
      let next = slot.base &+ kind
      if slots[Int(next)].parent == state { return next }
      if state == 0 { return 0 }
      state = slot.fallback
    }
  }
}
