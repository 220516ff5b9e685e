private import Bytes

/// Rows of columns divided by tabs, one a line, sorted by the bytes of the first column.
///
/// The text is searched where it lies. Lines that start with `#` are notes; in a sorted file they
/// stand first, because no key starts with a smaller byte.
package struct SortedTable: Sendable {
  private let builtIn: Asset?
  private let owned: [UInt8]

  /// The table in a file that was compiled into the program; it must be sorted.
  package init(_ asset: Asset) {
    builtIn = asset
    owned = []
  }

  /// The table in the compiled-in file of that name.
  init(builtIn name: String) {
    guard let asset = Asset(name) else { preconditionFailure("\(name) is compiled in") }
    self.init(asset)
  }

  /// A table in a text of the user, sorted here; of equal keys the last line counts.
  package init(sorting text: [UInt8]) {
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
  }

  /// The whole text.
  private var bytes: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get {
      if let builtIn { return builtIn.bytes }
      return owned.span
    }
  }

  /// Where the row with that key lies, or nil when there is none.
  package func row(for key: Span<UInt8>) -> Range<Int>? {
    let bytes = bytes
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = low + (high - low) / 2
      let start = Self.lineStart(of: middle, in: bytes, notBefore: low)
      let end = Self.lineEnd(of: middle, in: bytes)
      switch Self.order(of: key, to: bytes.extracting(start..<end)) {
      case 0:
        return start..<end
      case let order where order < 0:
        high = start
      default:
        low = min(end + 1, high)
      }
    }
    return nil
  }

  /// Whether a key of the table begins `text`; no key may begin another one.
  package func holdsPrefix(of text: Span<UInt8>) -> Bool {
    let bytes = bytes
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = low + (high - low) / 2
      let start = Self.lineStart(of: middle, in: bytes, notBefore: low)
      let end = Self.lineEnd(of: middle, in: bytes)
      var place = 0
      while start + place < end, place < text.count, bytes[start + place] == text[place] {
        place += 1
      }
      let isKeySpent = start + place == end || bytes[start + place] == 9
      if isKeySpent, place > 0 { return true }
      if place == text.count || !isKeySpent && text[place] < bytes[start + place] {
        high = start
      } else {
        low = min(end + 1, high)
      }
    }
    return false
  }

  /// The column at `place` in that row, the key being at 0; empty when the row ends before it.
  package func column(_ place: Int, of row: Range<Int>) -> String {
    let bytes = bytes
    var start = row.lowerBound
    for _ in 0..<place {
      while start < row.upperBound, bytes[start] != 9 { start += 1 }
      if start < row.upperBound { start += 1 }
    }
    var end = start
    while end < row.upperBound, bytes[end] != 9 { end += 1 }
    return bytes.extracting(start..<end).text
  }

  /// Calls `body` for each row in order, with its key and its place; only for keys that
  /// begin with the byte `first` when one is given.
  package func forEach(
    from first: UInt8? = nil, _ body: (Span<UInt8>, Range<Int>) -> Void
  ) {
    let bytes = bytes
    var start = first.map { Self.firstRow(startingWith: $0, in: bytes) } ?? 0
    while start < bytes.count {
      if let first, bytes[start] != first { return }
      let end = Self.lineEnd(of: start, in: bytes)
      var keyEnd = start
      while keyEnd < end, bytes[keyEnd] != 9 { keyEnd += 1 }
      if start < end, bytes[start] != UInt8(ascii: "#") {
        body(bytes.extracting(start..<keyEnd), start..<end)
      }
      start = end + 1
    }
  }

  /// Where the first row lies whose key begins with `byte` or a larger one.
  private static func firstRow(startingWith byte: UInt8, in bytes: Span<UInt8>) -> Int {
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = low + (high - low) / 2
      let start = lineStart(of: middle, in: bytes, notBefore: low)
      let end = lineEnd(of: middle, in: bytes)
      if start == end || bytes[start] < byte {
        low = min(end + 1, high)
      } else {
        high = start
      }
    }
    return low
  }

  private static func lineStart(of place: Int, in bytes: Span<UInt8>, notBefore low: Int) -> Int {
    var start = place
    while start > low, bytes[start - 1] != 10 { start -= 1 }
    return start
  }

  private static func lineEnd(of place: Int, in bytes: Span<UInt8>) -> Int {
    var end = place
    while end < bytes.count, bytes[end] != 10 { end += 1 }
    return end
  }

  /// Below, at or above zero as `key` stands before, at or behind the key of `row`.
  private static func order(of key: Span<UInt8>, to row: Span<UInt8>) -> Int {
    for place in 0..<min(key.count, row.count) {
      if row[place] == 9 { return 1 }
      let difference = Int(key[place]) - Int(row[place])
      if difference != 0 { return difference }
    }
    if key.count < row.count, row[key.count] != 9 { return -1 }
    return key.count - min(key.count, row.count)
  }
}
