import Records

/// The support addresses that nobody configured.
///
/// Those are addresses to which three or more people sent first contacts, and that got more of
/// these than they sent (`formats.md`, section 7).
struct StaffAddresses {
  private struct Count {
    var got = 0
    var sent = 0
    var people: [UInt64] = []
  }

  private let people: Set<UInt64>

  init(_ tally: borrowing Tally, order: MessageOrder, addressStarts: [UInt32]) {
    var counts: [UInt64: Count] = [:]
    for index in order.entries {
      let entry = tally.entries[Int(index)]
      guard entry.kind == .report else { continue }
      let start = Int(addressStarts[Int(index)]) + (entry.flags.contains(.hasReplyTo) ? 1 : 0)
      let end = Int(addressStarts[Int(index)]) + Int(entry.addressCount)
      for place in start..<max(start, end) {
        var count = counts.removeValue(forKey: tally.addresses[place]) ?? Count()
        count.got += 1
        if count.people.count < 3, entry.sender != 0, !count.people.contains(entry.sender) {
          count.people.append(entry.sender)
        }
        counts[tally.addresses[place]] = count
      }
    }
    for index in order.entries {
      let entry = tally.entries[Int(index)]
      if entry.kind == .report { counts[entry.sender]?.sent += 1 }
    }
    people = Set(counts.filter { $0.value.people.count >= 3 && $0.value.got > $0.value.sent }.keys)
  }

  func contains(_ person: UInt64) -> Bool { people.contains(person) }
}
