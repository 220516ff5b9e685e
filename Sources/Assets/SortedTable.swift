private import Bytes

/// Rows of columns divided by tabs, one a line, sorted by the bytes of the first column.
///
/// The text is searched where it lies, by the hash of a row's key. Lines that start with `#` are
/// notes.
package struct SortedTable: Sendable {
  private let builtIn: Asset?
  private let owned: [UInt8]
  /// Where each row starts.
  private let starts: [Int32]
  /// The numbers of rows, counted from 1, by the hash of their key; 0 where none is.
  private let slots: [Int32]

  /// The table in a file that was compiled into the program; it must be sorted.
  package init(_ asset: Asset) {
    builtIn = asset
    owned = []
    starts = Self.rowStarts(asset.bytes)
    slots = Self.index(starts, asset.bytes)
  }

  /// The table in the compiled-in file of that name.
  init(builtIn name: String) {
    guard let asset = Asset(name) else { preconditionFailure("\(name) is compiled in") }
    self.init(asset)
  }

  /// A table in a text of the user, in any order; of equal keys the last line counts.
  package init(unsorted text: [UInt8]) {
    var rows: [(key: ArraySlice<UInt8>, place: Int, row: ArraySlice<UInt8>)] = []
    for line in text.split(whereSeparator: { $0 == 10 || $0 == 13 }) where line.first != 35 {
      let key = line.prefix { $0 != 9 }
      if !key.isEmpty { rows.append((key, rows.count, line)) }
    }
    rows.sort { left, right in
      if left.key.elementsEqual(right.key) { return left.place > right.place }
      return left.key.lexicographicallyPrecedes(right.key)
    }
    var sorted: [UInt8] = []
    sorted.reserveCapacity(text.count)
    for row in rows {
      sorted.append(contentsOf: row.row)
      sorted.append(10)
    }
    builtIn = nil
    owned = sorted
    starts = Self.rowStarts(sorted.span)
    slots = Self.index(starts, sorted.span)
  }

  /// The number of rows.
  package var count: Int { starts.count }

  /// The number of the row with that key, counted from 0, or nil when there is none.
  package func row(for key: Span<UInt8>) -> Int? {
    let bytes = bytes
    var slot = Self.hash(key) & (slots.count - 1)
    while slots[slot] != 0 {
      let row = Int(slots[slot]) - 1
      if Self.isKey(key, at: Int(starts[row]), in: bytes) { return row }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether a key of the table begins `text`; no key may begin another one.
  package func holdsPrefix(of text: Span<UInt8>) -> Bool {
    let bytes = bytes
    var low = 0
    var high = starts.count
    while low < high {
      let middle = low + (high - low) / 2
      let start = Int(starts[middle])
      var place = 0
      while place < text.count, bytes[start + place] == text[place] { place += 1 }
      let isKeySpent = bytes[start + place] == 9 || bytes[start + place] == 10
      if isKeySpent, place > 0 { return true }
      if place == text.count || !isKeySpent && text[place] < bytes[start + place] {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return false
  }

  /// The column at `place` of the row with that number, the key being at 0; empty when the row ends
  /// before it.
  package func column(_ place: Int, of row: Int) -> String {
    let bytes = bytes
    var start = Int(starts[row])
    for _ in 0..<place {
      while start < bytes.count, bytes[start] != 9, bytes[start] != 10 { start += 1 }
      if start < bytes.count, bytes[start] == 9 { start += 1 }
    }
    var end = start
    while end < bytes.count, bytes[end] != 9, bytes[end] != 10 { end += 1 }
    return bytes.extracting(start..<end).text
  }

  /// Calls `body` for each row in order, with its key and its number; only for keys that begin with
  /// the byte `first` when one is given.
  package func forEach(from first: UInt8? = nil, _ body: (Span<UInt8>, Int) -> Void) {
    let bytes = bytes
    for row in (first.map(firstRow) ?? 0)..<starts.count {
      let start = Int(starts[row])
      if let first, bytes[start] != first { return }
      body(bytes.extracting(start..<Self.keyEnd(start, in: bytes)), row)
    }
  }

  /// The first row whose key begins with `byte` or a larger one.
  private func firstRow(from byte: UInt8) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = low + (high - low) / 2
      if bytes[Int(starts[middle])] < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The whole text; each row ends in LF.
  private var bytes: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get {
      if let builtIn { return builtIn.bytes }
      return owned.span
    }
  }

  private static func rowStarts(_ bytes: Span<UInt8>) -> [Int32] {
    var starts: [Int32] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 10 { end += 1 }
      // A row without LF, which an editor may leave at the end, is none.
      if end > start, end < bytes.count, bytes[start] != UInt8(ascii: "#") {
        starts.append(Int32(truncatingIfNeeded: start))
      }
      start = end + 1
    }
    return starts
  }

  /// A table of open addressing, at most half full.
  private static func index(_ starts: [Int32], _ bytes: Span<UInt8>) -> [Int32] {
    var size = 16
    while size < starts.count * 2 { size *= 2 }
    var slots = [Int32](repeating: 0, count: size)
    for row in starts.indices {
      let start = Int(starts[row])
      var slot = hash(bytes.extracting(start..<keyEnd(start, in: bytes))) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(truncatingIfNeeded: row + 1)
    }
    return slots
  }

  private static func keyEnd(_ start: Int, in bytes: Span<UInt8>) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 9, bytes[end] != 10 { end += 1 }
    return end
  }

  /// FNV-1a, 64 bits; the tables are ours, so nobody chooses keys that collide.
  private static func hash(_ key: Span<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in 0..<key.count { hash = (hash ^ UInt64(key[place])) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 29) & 0x7FFF_FFFF)
  }

  private static func isKey(_ key: Span<UInt8>, at start: Int, in bytes: Span<UInt8>) -> Bool {
    guard start + key.count < bytes.count else { return false }
    for place in 0..<key.count where bytes[start + place] != key[place] { return false }
    return bytes[start + key.count] == 9 || bytes[start + key.count] == 10
  }
}
