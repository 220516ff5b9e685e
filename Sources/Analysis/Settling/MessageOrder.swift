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
    let isCopy: [Bool]
    (isCopy, originals) = Self.copies(all)
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
    entries = []
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
    entries = keys.map { UInt32(truncatingIfNeeded: $0) }
  }

  /// Copies by Message-ID, sender and date or by digest.
  ///
  /// Equal keys are brought together by sorting: a table of a million keys takes three times the
  /// room.
  ///
  /// - Returns: by number of the entry whether it is one, and what stands for each.
  private static func copies(
    _ all: borrowing ChunkedArray<MessageEntry>
  ) -> (isCopy: [Bool], originals: [UInt32: UInt32]) {
    var originals: [UInt32: UInt32] = [:]
    var isCopy = [Bool](repeating: false, count: all.count)
    var pairs: [(key: UInt64, entry: UInt32)] = []
    pairs.reserveCapacity(all.count)
    func fold() {
      pairs.sort { ($0.key, $0.entry) < ($1.key, $1.entry) }
      var kept = 0
      for place in pairs.indices.dropFirst() {
        guard pairs[place].key == pairs[kept].key else {
          kept = place
          continue
        }
        let (other, entry) = (Int(pairs[kept].entry), Int(pairs[place].entry))
        if precedes(all[entry], all[other]) {
          isCopy[other] = true
          originals[pairs[kept].entry] = pairs[place].entry
          kept = place
        } else {
          isCopy[entry] = true
          originals[pairs[place].entry] = pairs[kept].entry
        }
      }
      pairs.removeAll(keepingCapacity: true)
    }
    for index in 0..<all.count {
      let entry = all[index]
      guard entry.messageID != 0 else { continue }
      let key = Fingerprint.of(Fingerprint.of(entry.messageID, entry.sender), UInt64(entry.date))
      pairs.append((key, UInt32(index)))
    }
    fold()
    for index in 0..<all.count where !isCopy[index] {
      pairs.append((all[index].digest, UInt32(index)))
    }
    fold()
    return (isCopy, originals)
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
