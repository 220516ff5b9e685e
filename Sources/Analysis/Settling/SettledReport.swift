/// A first contact that names an app, after copies, staff and threads were settled.
struct SettledReport {
  /// Seconds since 1970; 0: no day.
  let time: UInt32
  /// Number in `Catalog.releases`.
  let release: Int32
  /// Number in `Places.systems`; -1: unknown.
  let system: Int32
  /// Number in `Places.deviceNames`; -1: unknown.
  let device: Int32
  let symptoms: UInt64
  /// People are numbered by their first report.
  let person: UInt32
  let isAnswered: Bool
  /// Whether its time and its app are reported.
  let isInScope: Bool
  /// Whether it belongs to a burst of like mails from new addresses and isn't the first of it.
  var isInBurst = false
  let digest: UInt64
  /// Place in `Tally.messageIDs`.
  let messageID: UInt32
  let facts: UInt32

  /// Days since 1970; nil: no day.
  var day: Int? { time == 0 ? nil : Int(time) / 86_400 }
}
