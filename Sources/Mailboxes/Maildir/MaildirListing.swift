import Bytes

/// The messages of `new` and `cur`; they are read in the order of the numbers that their names begin
/// with, then of the names as bytes.
struct MaildirListing: Sendable {
  struct Entry: Hashable {
    /// Where the name starts in `names`, and its length.
    var start: Int
    var count: Int
    var uniqueCount: Int
    var number: UInt64?
    var kind: FileStatus.Kind
    var inode: UInt64
    var isNew: Bool
  }

  let names: [UInt8]
  let entries: [Entry]

  /// Lists `new` first: a message that moves to `cur` meanwhile is seen twice, not never.
  ///
  /// In no order; the order and each message once is what `ordered` gives.
  init(_ mailbox: FolderPath) throws(SystemError) {
    var listing = FolderListing()
    if let new = mailbox.openFolder("new") { try listing.append(new.descriptor) }
    let newCount = listing.entries.count
    if let cur = mailbox.openFolder("cur") { try listing.append(cur.descriptor) }
    let names = listing.names
    var entries: [Entry] = []
    entries.reserveCapacity(listing.entries.count)
    for (index, entry) in listing.entries.enumerated() {
      if names[entry.start] == UInt8(ascii: ".") || entry.kind == .folder { continue }
      let name = MaildirName(names.span.extracting(entry.start..<entry.start + entry.count))
      entries.append(
        Entry(
          start: entry.start, count: entry.count, uniqueCount: name.uniqueCount,
          number: name.number, kind: entry.kind, inode: entry.inode, isNew: index < newCount))
    }
    self.names = names
    self.entries = entries
  }

  /// The messages in the order in which they are read, those that moved meanwhile once.
  var ordered: MaildirListing {
    MaildirListing(
      names: names, entries: Self.withoutMoved(Self.sorted(entries, by: names), names: names))
  }

  private static func sorted(_ entries: [Entry], by names: [UInt8]) -> [Entry] {
    var sorted = entries
    sorted.sort { left, right in
      if left.number != right.number { return (left.number ?? .max) < (right.number ?? .max) }
      let names = names.span
      let one = names.extracting(left.start..<left.start + left.count)
      let other = names.extracting(right.start..<right.start + right.count)
      switch one.compared(to: other) {
      case 0: return left.isNew && !right.isNew
      case let order: return order < 0
      }
    }
    return sorted
  }

  /// A message that moved from `new` to `cur` while they were listed is one.
  private static func withoutMoved(_ entries: [Entry], names: [UInt8]) -> [Entry] {
    var kept: [Entry] = []
    kept.reserveCapacity(entries.count)
    for entry in entries {
      if let last = kept.last, last.inode == entry.inode,
        names[last.start..<last.start + last.uniqueCount]
          == names[entry.start..<entry.start + entry.uniqueCount]
      {
        if last.isNew { kept[kept.count - 1] = entry }
        continue
      }
      kept.append(entry)
    }
    return kept
  }

  /// The entries of `other` whose unique names aren't here and that `isWanted` takes.
  func missing(
    from other: MaildirListing, where isWanted: (Entry) -> Bool
  ) -> MaildirListing {
    let known = Set(entries.map { unique($0) })
    return MaildirListing(
      names: other.names,
      entries: other.entries.filter { !known.contains(other.unique($0)) && isWanted($0) })
  }

  /// The entries that aren't among the files of an earlier run, and where each of these stands now.
  ///
  /// - Returns: `places` by number of the known file: the place in `entries` of this listing, or -1.
  func compared(with known: [MessageKey]) -> (places: [Int32], rest: MaildirListing) {
    var numbers: [MessageKey: Int32] = [:]
    numbers.reserveCapacity(known.count)
    for (number, key) in known.enumerated() where key != .none {
      numbers[key] = Int32(truncatingIfNeeded: number)
    }
    var places = [Int32](repeating: -1, count: known.count)
    var rest: [Entry] = []
    for (place, entry) in entries.enumerated() {
      guard let number = numbers[key(entry)] else {
        rest.append(entry)
        continue
      }
      // `new` is listed first: of a file that moved meanwhile the later place is true.
      places[Int(number)] = Int32(truncatingIfNeeded: place)
    }
    return (places, MaildirListing(names: names, entries: rest))
  }

  func key(_ entry: Entry) -> MessageKey {
    let name = names.span.extracting(entry.start..<entry.start + entry.count)
    return MessageKey(name, name: MaildirName(name), kind: entry.kind, inode: entry.inode)
  }

  private init(names: [UInt8], entries: [Entry]) {
    self.names = names
    self.entries = entries
  }

  func name(_ entry: Entry) -> ArraySlice<UInt8> {
    names[entry.start..<entry.start + entry.count]
  }

  func unique(_ entry: Entry) -> ArraySlice<UInt8> {
    names[entry.start..<entry.start + entry.uniqueCount]
  }
}
