/// Decides which parts are the text of a message, which say the same as it, and which are attached.
struct TextChoice {
  /// What a part can give to the text; more is better.
  enum Yield: Int, Comparable {
    case none, blank, html, plain

    static func < (left: Yield, right: Yield) -> Bool { left.rawValue < right.rawValue }
  }

  /// The role of each part.
  private(set) var roles: [Part.Role] = []

  private var yields: [Yield] = []
  private var firstChild: [Int] = []
  private var nextSibling: [Int] = []
  private var isChosen: [Bool] = []
  private var isAlternative: [Bool] = []

  private static let none = -1

  /// Decides for `nodes`.
  ///
  /// - Parameters:
  ///   - yields: what each leaf can give; anything for a container.
  ///   - root: the part that the parameter `start` of a multipart/related names, or nil.
  init(_ nodes: [PartNode], yields: [Yield], root: (Int, [Int]) -> Int?) {
    self.yields = yields
    link(nodes)
    for index in nodes.indices.reversed() where nodes[index].isContainer {
      self.yields[index] =
        switch nodes[index].kind {
        case .related, .signed, .report: self.yields[mainChild(index, nodes, root)]
        default: children(of: index).map { self.yields[$0] }.max() ?? .none
        }
    }
    isChosen = nodes.map { _ in false }
    isAlternative = isChosen
    isChosen[0] = true
    for index in nodes.indices where nodes[index].isContainer { choose(in: index, nodes, root) }
    roles = nodes.indices.map { role(of: $0, nodes) }
  }

  /// Notes the children of each container, in order.
  private mutating func link(_ nodes: [PartNode]) {
    firstChild = nodes.map { _ in Self.none }
    nextSibling = firstChild
    var lastChild = firstChild
    for index in nodes.indices {
      guard let parent = nodes[index].parent else { continue }
      if lastChild[parent] == Self.none {
        firstChild[parent] = index
      } else {
        nextSibling[lastChild[parent]] = index
      }
      lastChild[parent] = index
    }
  }

  private func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = firstChild[index]
    while child != Self.none {
      children.append(child)
      child = nextSibling[child]
    }
    return children
  }

  /// The part of a related, signed or report that is its text: the one that is named or the first;
  /// if that can't be text, the first that can.
  private func mainChild(
    _ index: Int, _ nodes: [PartNode], _ root: (Int, [Int]) -> Int?
  ) -> Int {
    let children = children(of: index)
    let named = nodes[index].kind == .related ? root(index, children) : nil
    let main = named ?? children.first ?? index
    if yields[main] > .none { return main }
    return children.first { yields[$0] > .none } ?? main
  }

  private mutating func choose(
    in index: Int, _ nodes: [PartNode], _ root: (Int, [Int]) -> Int?
  ) {
    let children = children(of: index)
    if isAlternative[index] {
      for child in children { isAlternative[child] = true }
      return
    }
    guard isChosen[index] else { return }
    switch nodes[index].kind {
    case .alternative:
      let best = children.map { yields[$0] }.max() ?? .none
      let chosen = children.first { yields[$0] == best }
      for child in children {
        isChosen[child] = child == chosen
        isAlternative[child] = child != chosen
      }
    case .related, .signed, .report: isChosen[mainChild(index, nodes, root)] = true
    default: for child in children { isChosen[child] = true }
    }
  }

  private func role(of index: Int, _ nodes: [PartNode]) -> Part.Role {
    if nodes[index].isContainer { return .container }
    if isChosen[index], yields[index] > .none { return .text }
    if isAlternative[index], yields[index] > .none || nodes[index].isTextOfMessage {
      return .alternative
    }
    return .attachment
  }
}
