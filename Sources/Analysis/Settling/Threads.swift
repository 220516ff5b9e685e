import Records

/// Which messages belong together, and which were answered (`formats.md`, section 7).
struct Threads {
  /// By number of the entry: whether a later mail of the staff stands in its thread.
  private var latestStaff: [UInt32: UInt32] = [:]
  private var threads: [UInt32]
  private let times: [UInt32]

  private static let month: UInt32 = 30 * 86_400

  /// - Parameters:
  ///   - kinds: by number of the entry, after the staff was recognised.
  ///   - senders: likewise.
  init(
    _ tally: borrowing Tally, order: MessageOrder, kinds: [MessageKind], senders: [UInt64],
    referenceStarts: [UInt32], addressStarts: [UInt32]
  ) {
    times = order.times
    var sets = DisjointSets(count: tally.entries.count)
    Self.joinReferences(tally, order: order, starts: referenceStarts, sets: &sets)
    Self.joinSubjects(
      tally, order: order, kinds: kinds, senders: senders, starts: addressStarts, sets: &sets)
    threads = (0..<tally.entries.count).map { UInt32(sets.root(of: $0)) }
    for index in order.entries where kinds[Int(index)] == .staff {
      let thread = threads[Int(index)]
      latestStaff[thread] = max(latestStaff[thread] ?? 0, order.times[Int(index)])
    }
  }

  /// Whether the staff wrote later in the thread of this entry.
  func isAnswered(_ entry: Int) -> Bool {
    guard times[entry] > 0, let staff = latestStaff[threads[entry]] else { return false }
    return staff >= times[entry]
  }

  /// Joins by References and In-Reply-To.
  ///
  /// Only ids that are referred to need a place in the table.
  private static func joinReferences(
    _ tally: borrowing Tally, order: MessageOrder, starts: [UInt32], sets: inout DisjointSets
  ) {
    var firstWithID: [UInt64: UInt32] = [:]
    func join(_ id: UInt64, _ entry: UInt32) {
      if let other = firstWithID[id] {
        sets.join(Int(other), Int(entry))
      } else {
        firstWithID[id] = entry
      }
    }
    for index in order.entries {
      let start = Int(starts[Int(index)])
      for place in start..<(start + Int(tally.entries[Int(index)].referenceCount)) {
        join(tally.references[place], index)
      }
    }
    for index in order.entries {
      let id = tally.entries[Int(index)].messageID
      if id != 0, let other = firstWithID[id] { sets.join(Int(other), Int(index)) }
    }
  }

  /// Joins an answer that refers to nothing with the newest mail of the last 30 days that has its
  /// subject and is from or to the same person.
  private static func joinSubjects(
    _ tally: borrowing Tally, order: MessageOrder, kinds: [MessageKind], senders: [UInt64],
    starts: [UInt32], sets: inout DisjointSets
  ) {
    func needsSubject(_ index: UInt32) -> Bool {
      let entry = tally.entries[Int(index)]
      let kind = kinds[Int(index)]
      return entry.referenceCount == 0 && entry.subject != 0 && (kind == .reply || kind == .staff)
        && order.times[Int(index)] > 0
    }
    var subjects: Set<UInt32> = []
    for index in order.entries where needsSubject(index) {
      subjects.insert(tally.entries[Int(index)].subject)
    }
    guard !subjects.isEmpty else { return }
    var newest: [UInt64: UInt32] = [:]
    for index in order.entries {
      let entry = tally.entries[Int(index)]
      let time = order.times[Int(index)]
      guard time > 0, subjects.contains(entry.subject) else { continue }
      switch kinds[Int(index)] {
      case .report, .reply, .staff: break
      case .auto, .bounce, .bulk, .spam: continue
      }
      var people: [UInt64] = []
      let start = Int(starts[Int(index)]) + (entry.flags.contains(.hasReplyTo) ? 1 : 0)
      let end = Int(starts[Int(index)]) + Int(entry.addressCount)
      if kinds[Int(index)] == .staff {
        for place in start..<max(start, end) { people.append(tally.addresses[place]) }
      } else if senders[Int(index)] != 0 {
        people.append(senders[Int(index)])
      }
      let keys = people.map { Fingerprint.of($0, UInt64(entry.subject)) }
      if needsSubject(index) {
        var best: UInt32?
        for key in keys {
          guard let other = newest[key], time - order.times[Int(other)] <= month else { continue }
          if let known = best, order.times[Int(known)] >= order.times[Int(other)] { continue }
          best = other
        }
        if let best { sets.join(Int(best), Int(index)) }
      }
      for key in keys { newest[key] = index }
    }
  }
}
