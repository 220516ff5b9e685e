import Records

/// First contacts that a person sent again within seven days, in nearly the same words and about
/// the same release: they count once (`symptoms.md`, section 7).
struct RepeatedReports {
  /// By repeated mail: the one that is counted.
  private(set) var originals: [UInt32: UInt32] = [:]

  private static let week: UInt32 = 7 * 86_400
  /// How many earlier mails of one person a mail is compared with.
  private static let window = 64

  init(
    _ tally: borrowing Tally, order: MessageOrder, kinds: [MessageKind], senders: [UInt64],
    facts: [UInt32]
  ) {
    var mails: [(person: UInt64, place: UInt32)] = []
    for (place, index) in order.entries.enumerated() {
      guard kinds[Int(index)] == .report, senders[Int(index)] != 0, order.times[Int(index)] > 0,
        tally.facts[Int(facts[Int(index)])].release != ReportFacts.none
      else { continue }
      mails.append((senders[Int(index)], UInt32(place)))
    }
    mails.sort { ($0.person, $0.place) < ($1.person, $1.place) }
    var start = 0
    while start < mails.count {
      var end = start + 1
      while end < mails.count, mails[end].person == mails[start].person { end += 1 }
      if end - start > 1 {
        let group = mails[start..<end].map { order.entries[Int($0.place)] }
        fold(group, tally, times: order.times, facts: facts)
      }
      start = end
    }
  }

  func contains(_ entry: UInt32) -> Bool { originals[entry] != nil }

  private mutating func fold(
    _ group: [UInt32], _ tally: borrowing Tally, times: [UInt32], facts: [UInt32]
  ) {
    var kept: [UInt32] = []
    for entry in group {
      let own = tally.facts[Int(facts[Int(entry)])]
      let repeated = kept.suffix(Self.window).first { earlier in
        let other = tally.facts[Int(facts[Int(earlier)])]
        return times[Int(entry)] - times[Int(earlier)] <= Self.week
          && own.release == other.release && own.sketch.isNear(other.sketch)
      }
      if let repeated { originals[entry] = repeated } else { kept.append(entry) }
    }
  }
}
