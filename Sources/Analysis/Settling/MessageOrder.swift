import Bytes
import Records

/// The messages of a tally without copies, in the order of time.
///
/// Everything that is judged later walks over the messages in this order, so it doesn't matter in
/// which order they were read.
struct MessageOrder {
  /// Numbers of entries: by time, then Message-ID, then digest; those without a day last.
  private(set) var entries: [UInt32] = []
  /// By copy: the message that is counted in its place, or another copy of that.
  private(set) var originals: [UInt32: UInt32] = [:]
  /// All messages whose time is counted, copies included.
  private(set) var messages = 0
  private(set) var duplicates = 0
  private(set) var redated = 0
  /// By number of the entry: seconds since 1970; 0: no day.
  private(set) var times: [UInt32]

  init(_ all: borrowing ChunkedArray<MessageEntry>, now: Timestamp, scope: ReportScope) {
    let latest = UInt32(clamping: now.seconds + 86_400)
    times = []
    times.reserveCapacity(all.count)
    var isCopy = [Bool](repeating: false, count: all.count)
    var kept: [UInt64: UInt32] = [:]
    func fold(_ index: Int, key: UInt64) {
      guard let other = kept[key] else {
        kept[key] = UInt32(index)
        return
      }
      if Self.precedes(all[index], all[Int(other)]) {
        isCopy[Int(other)] = true
        originals[other] = UInt32(index)
        kept[key] = UInt32(index)
      } else {
        isCopy[index] = true
        originals[UInt32(index)] = other
      }
    }
    for index in 0..<all.count {
      let entry = all[index]
      guard entry.messageID != 0 else { continue }
      fold(
        index,
        key: Fingerprint.of(Fingerprint.of(entry.messageID, entry.sender), UInt64(entry.date)))
    }
    kept.removeAll()
    for index in 0..<all.count where !isCopy[index] { fold(index, key: all[index].digest) }
    kept = [:]

    for index in 0..<all.count {
      let entry = all[index]
      var time = entry.date
      var isRedated = entry.flags.contains(.redated)
      if time > latest {
        time = entry.received <= latest ? entry.received : 0
        isRedated = true
      }
      times.append(time)
      guard scope.reaches(time) else { continue }
      let isCounted = scope.counts(time)
      if isCounted { messages += 1 }
      guard !isCopy[index] else {
        if isCounted { duplicates += 1 }
        continue
      }
      if isRedated, isCounted { redated += 1 }
      entries.append(UInt32(index))
    }
    sort(all)
  }

  /// The copies and what is counted in their place, in the order of that.
  func resolvedCopies() -> [(copy: UInt32, original: UInt32)] {
    guard !originals.isEmpty else { return [] }
    var places = [UInt32](repeating: .max, count: times.count)
    for (place, entry) in entries.enumerated() { places[Int(entry)] = UInt32(place) }
    return originals.keys.map { copy in
      var original = copy
      while let next = originals[original] { original = next }
      return (copy, original)
    }.sorted { (places[Int($0.original)], $0.copy) < (places[Int($1.original)], $1.copy) }
  }

  private mutating func sort(_ all: borrowing ChunkedArray<MessageEntry>) {
    // Times first: the comparison by entry is needed for few.
    var keys = entries.map { index -> UInt64 in
      let time = times[Int(index)]
      return UInt64(time == 0 ? .max : time) << 32 | UInt64(index)
    }
    keys.sort()
    var start = 0
    while start < keys.count {
      var end = start + 1
      while end < keys.count, keys[end] >> 32 == keys[start] >> 32 { end += 1 }
      if end - start > 1 {
        keys[start..<end].sort { left, right in
          let first = all[Int(truncatingIfNeeded: left & 0xFFFF_FFFF)]
          let second = all[Int(truncatingIfNeeded: right & 0xFFFF_FFFF)]
          return (first.messageID, first.digest) < (second.messageID, second.digest)
        }
      }
      start = end
    }
    for place in keys.indices { entries[place] = UInt32(truncatingIfNeeded: keys[place]) }
  }

  /// Which of two copies is counted: the one that wasn't sorted out as spam, bulk or automatic, then
  /// the one of the smaller digest.
  private static func precedes(_ left: MessageEntry, _ right: MessageEntry) -> Bool {
    let ranks = (rank(left), rank(right))
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    return left.digest < right.digest
  }

  private static func rank(_ entry: MessageEntry) -> Int {
    switch entry.kind {
    case .staff: 0
    case .report: 1
    case .reply: 2
    case .auto: 3
    case .bounce: 4
    case .bulk: 5
    case .spam: 6
    }
  }
}
