/// The double array of an automaton while it is filled.
struct DoubleArray {
  private static let free = UInt16.max
  // Behind the last base there is room for each class.
  private static let margin = 257

  private(set) var slots: [PatternAutomaton.Slot] = []
  private(set) var literals: [Int32] = []
  private var firstFree = 1

  init() {
    grow(to: 1024)
    slots[0].parent = 0
  }

  /// Finds a base for a state with children of these classes and takes their slots.
  mutating func place(_ kinds: [UInt8], below parent: UInt16) {
    let lowest = Int(kinds.min() ?? 1)
    var candidate = max(firstFree, lowest + 1)
    var tried = 0
    while true {
      if candidate + Self.margin > slots.count { grow(to: slots.count * 2) }
      let base = candidate - lowest
      if slots[candidate].parent == Self.free,
        kinds.allSatisfy({ slots[base + Int($0)].parent == Self.free })
      {
        slots[Int(parent)].base = UInt16(base)
        for kind in kinds { slots[base + Int(kind)].parent = parent }
        break
      }
      candidate += 1
      tried += 1
    }
    // A stretch that is nearly full isn't searched again.
    if tried > 64 { firstFree = max(firstFree, candidate - 16) }
    while firstFree < slots.count, slots[firstFree].parent != Self.free { firstFree += 1 }
  }

  /// Sets what the child of `parent` by `kind` falls back to and reports; gives its slot.
  mutating func link(_ kind: UInt8, below parent: UInt16, literal: Int32) -> UInt16 {
    let slot = slots[Int(parent)].base + UInt16(kind)
    var fallback: UInt16 = 0
    var state = parent
    while state != 0 {
      state = slots[Int(state)].fallback
      let next = slots[Int(state)].base + UInt16(kind)
      if slots[Int(next)].parent == state {
        fallback = next
        break
      }
    }
    slots[Int(slot)].fallback = fallback
    slots[Int(slot)].report = literal >= 0 ? slot : slots[Int(fallback)].report
    literals[Int(slot)] = literal
    return slot
  }

  private mutating func grow(to count: Int) {
    let count = min(count, Int(UInt16.max))
    precondition(count > slots.count, "the patterns of a language fit into one machine")
    let slot = PatternAutomaton.Slot(base: 0, parent: Self.free, fallback: 0, report: 0)
    slots += Array(repeating: slot, count: count - slots.count)
    literals += Array(repeating: -1, count: count - literals.count)
  }
}
