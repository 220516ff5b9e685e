/// The elements that are open, outermost first, at most `MessageLimits.htmlDepth` of them.
///
/// It closes what a browser closes by itself (HTML Living Standard, sections 13.1.2.4 and 13.2.6),
/// so that the parser behind the guard only sees tags that fit together. Deeper elements are
/// flattened: they are only counted, so that their end tags close nothing else.
struct OpenElements {
  /// A start tag that closes one of `closed`, unless one of `limits` lies between.
  private struct ImpliedEnd {
    var closed: HTMLElementSet
    var limits: HTMLElementSet
  }

  private var elements: [HTMLElement] = []
  /// Those that occur in `elements`.
  private var open: HTMLElementSet = []
  private var openCount = InlineArray<128, UInt16>(repeating: 0)
  private var flattened = InlineArray<128, Int>(repeating: 0)

  var count: Int { elements.count }

  /// How many elements stay open when the start tag of `element` has closed what it closes.
  func countKept(before element: HTMLElement) -> Int {
    guard let implied = Self.impliedEnds[Int(element.rawValue)],
      !open.isDisjoint(with: implied.closed)
    else { return elements.count }
    for index in elements.indices.reversed() {
      if implied.closed.contains(elements[index]) { return index }
      if implied.limits.contains(elements[index]) { break }
    }
    return elements.count
  }

  /// How many elements stay open when the end tag of `element` has closed what it closes, or nil
  /// when it closes nothing.
  func countKept(behindEndOf element: HTMLElement) -> Int? {
    guard open.contains(element) else { return nil }
    for index in elements.indices.reversed() {
      let inner = elements[index]
      if inner == element { return index }
      if inner == .table || inner.isScope && !element.isPartOfTable { return nil }
      if inner.isBlock && !element.isBlock { return nil }
    }
    return nil
  }

  /// Opens an element and says whether there was room; without it is only counted.
  mutating func push(_ element: HTMLElement) -> Bool {
    guard elements.count < MessageLimits.htmlDepth else {
      flattened[Int(element.rawValue)] &+= 1
      return false
    }
    elements.append(element)
    open.insert(element)
    openCount[Int(element.rawValue)] += 1
    return true
  }

  /// Closes the innermost element and gives it.
  mutating func pop() -> HTMLElement? {
    guard let last = elements.popLast() else { return nil }
    openCount[Int(last.rawValue)] -= 1
    if openCount[Int(last.rawValue)] == 0 { open.remove(last) }
    return last
  }

  /// Takes back an element that was only counted; says whether there was one.
  mutating func popFlattened(_ element: HTMLElement) -> Bool {
    guard flattened[Int(element.rawValue)] > 0 else { return false }
    flattened[Int(element.rawValue)] -= 1
    return true
  }

  mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
    open = []
    openCount = .init(repeating: 0)
    flattened = .init(repeating: 0)
  }

  /// What each start tag closes, by the number of the element.
  private static let impliedEnds: [ImpliedEnd?] = HTMLElement.allCases.map { element in
    let cells: HTMLElementSet = [.td, .th, .caption, .table]
    switch element {
    case .li:
      return ImpliedEnd(closed: [.li], limits: [.ul, .ol, .menu, .dir, .td, .th, .caption, .table])
    case .dt, .dd:
      return ImpliedEnd(closed: [.dt, .dd], limits: [.dl, .td, .th, .caption, .table])
    case .td, .th: return ImpliedEnd(closed: [.td, .th], limits: [.table])
    case .tr: return ImpliedEnd(closed: [.tr, .caption], limits: [.table])
    case .thead, .tbody, .tfoot:
      return ImpliedEnd(closed: [.thead, .tbody, .tfoot, .caption], limits: [.table])
    case .option: return ImpliedEnd(closed: [.option], limits: cells)
    case .a: return ImpliedEnd(closed: [.a], limits: HTMLElementSet { $0 != .a })
    case _ where element.isBlock || element == .hr:
      return ImpliedEnd(closed: [.p], limits: cells)
    default: return nil
    }
  }
}
