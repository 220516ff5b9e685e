import Analysis

/// The sign of a state and its colour; the word always goes with them.
struct TerminalSign {
  let sign: String
  let color: TerminalLine.Color?

  init(_ state: ReleaseState) {
    switch state {
    case .broken: (sign, color) = ("✗", .red)
    case .watch: (sign, color) = ("!", .yellow)
    case .usual: (sign, color) = ("✓", .cyan)
    case .resolved, .few: (sign, color) = ("-", nil)
    }
  }
}
