import Analysis
import Records

/// The kinds of messages that the foot of a report counts, in its order.
enum CountedKind: CaseIterable, Sendable {
  case report, reply, staff, spam, bulk, auto, bounce, duplicate

  /// How many messages of that kind there are.
  func count(in totals: Totals) -> Int {
    switch self {
    case .report: totals.kinds[.report] ?? 0
    case .reply: totals.kinds[.reply] ?? 0
    case .staff: totals.kinds[.staff] ?? 0
    case .spam: totals.kinds[.spam] ?? 0
    case .bulk: totals.kinds[.bulk] ?? 0
    case .auto: totals.kinds[.auto] ?? 0
    case .bounce: totals.kinds[.bounce] ?? 0
    case .duplicate: totals.duplicates
    }
  }
}
