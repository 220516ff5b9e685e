/// A part of a release's mail to which a fault may be confined.
enum Node: Hashable {
  case everywhere
  /// A whole system, by number of its family.
  case family(Int)
  /// A major system (iOS 17), by number in `Places.majorVersions`.
  case major(Int)
  /// A system version (iOS 17.4), by number in `Places.minorVersions`.
  case minor(Int)
  /// By number in `Places.deviceNames`.
  case device(Int)

  /// Which part of a release's budget the node shares (`regressions.md`, section 5).
  enum Row: CaseIterable {
    case everywhere
    case systems
    case versions
    case devices

    var budget: Double { self == .everywhere ? 0.44 : 0.14 }
  }

  /// The share of a release's budget that the volume test has.
  static let volumeBudget = 0.14

  /// A place in a fixed order: parents before children.
  var order: (Int, Int) {
    switch self {
    case .everywhere: (0, 0)
    case .family(let number): (1, number)
    case .major(let number): (2, number)
    case .minor(let number): (3, number)
    case .device(let number): (4, number)
    }
  }

  var row: Row {
    switch self {
    case .everywhere: .everywhere
    case .family, .major: .systems
    case .minor: .versions
    case .device: .devices
    }
  }
}

extension Places {
  /// The nodes that hold a report with this system and device; -1: unknown.
  func nodes(system: Int, device: Int) -> [Node] {
    var nodes: [Node] = [.everywhere]
    if system >= 0 {
      let place = systems[system]
      nodes.append(.family(place.family))
      if let major = place.major { nodes.append(.major(major)) }
      if let minor = place.minor { nodes.append(.minor(minor)) }
    }
    if device >= 0 { nodes.append(.device(device)) }
    return nodes
  }

  /// Whether a report with this system and device lies in a node.
  func contains(_ node: Node, system: Int, device: Int) -> Bool {
    switch node {
    case .everywhere: true
    case .family(let family): system >= 0 && systems[system].family == family
    case .major(let major): system >= 0 && systems[system].major == major
    case .minor(let minor): system >= 0 && systems[system].minor == minor
    case .device(let number): device == number
    }
  }
}
