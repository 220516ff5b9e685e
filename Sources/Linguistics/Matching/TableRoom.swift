/// Which places of a table are free while it is filled.
struct TableRoom {
  // Up to the highest place that is taken; beyond it all are free.
  private var isTaken: [Bool] = [true]
  private var isOrigin: [Bool] = [true]

  /// Places at the end that are looked at; what is free before them stays free.
  ///
  /// So a table is filled in a time that grows with its size only.
  private static let window = 128

  /// Takes a place for each of `bytes`, which ascend, and gives where they are counted from; no two
  /// calls give the same.
  mutating func take(_ bytes: [UInt8]) -> Int {
    let first = Int(bytes[0])
    var place = max(first, isTaken.count - Self.window)
    while place < isTaken.count, isTaken[place] || !isFree(bytes, from: place - first) {
      place += 1
    }
    while !isFree(bytes, from: place - first) { place += 1 }
    let origin = place - first
    let last = origin + Int(bytes[bytes.count - 1])
    if last >= isTaken.count {
      let more = Array(repeating: false, count: last + 1 - isTaken.count)
      isTaken += more
      isOrigin += more
    }
    for byte in bytes { isTaken[origin + Int(byte)] = true }
    isOrigin[origin] = true
    return origin
  }

  private func isFree(_ bytes: [UInt8], from origin: Int) -> Bool {
    if origin < isOrigin.count && isOrigin[origin] { return false }
    for byte in bytes where origin + Int(byte) < isTaken.count {
      if isTaken[origin + Int(byte)] { return false }
    }
    return true
  }
}
