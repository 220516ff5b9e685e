/// What a q value means: how many of the entries as sure as this one are false alarms.
enum FalseAlarms: Hashable, Sendable {
  /// Fewer than one in a million.
  case fewerThanOneInAMillion
  /// So many in a million.
  case perMillion(Int)
  /// So many in a thousand.
  case perThousand(Int)

  init(qValue: Double) {
    switch qValue {
    case ..<0.000_001: self = .fewerThanOneInAMillion
    case ..<0.000_95: self = .perMillion(max(NumberText.rounded(qValue * 1_000_000), 1))
    default: self = .perThousand(NumberText.rounded(min(qValue, 1) * 1000))
    }
  }
}
