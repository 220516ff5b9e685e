/// A set of elements.
struct HTMLElementSet: Equatable, ExpressibleByArrayLiteral {
  private var bits: UInt128 = 0

  init(arrayLiteral elements: HTMLElement...) {
    for element in elements { insert(element) }
  }

  init(_ isMember: (HTMLElement) -> Bool) {
    for element in HTMLElement.allCases where isMember(element) { insert(element) }
  }

  func contains(_ element: HTMLElement) -> Bool { bits & Self.bit(element) != 0 }

  func isDisjoint(with other: HTMLElementSet) -> Bool { bits & other.bits == 0 }

  mutating func insert(_ element: HTMLElement) { bits |= Self.bit(element) }

  mutating func remove(_ element: HTMLElement) { bits &= ~Self.bit(element) }

  mutating func formUnion(_ other: HTMLElementSet) { bits |= other.bits }

  private static func bit(_ element: HTMLElement) -> UInt128 { 1 << UInt128(element.rawValue) }
}
