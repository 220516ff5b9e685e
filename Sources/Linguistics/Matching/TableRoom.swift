/// Which places of a table are free while it is filled.
struct TableRoom {
  // Up to the highest place that is taken; beyond it all are free.
  private var isTaken: [Bool] = [true]
  private var isOrigin: [Bool] = [true]
  // The last of those before it that are free; the others stay free, so that a table is filled in a
  // time that grows with its size only.
  private var free: [Int] = []
  private static let freeLimit = 16

  /// Takes a place for each of `bytes`, which ascend, and gives where they are counted from; no two
  /// calls give the same.
  mutating func take(_ bytes: [UInt8]) -> Int {
    let first = Int(bytes[0])
    let reused = free.first { $0 >= first && isFree(bytes, from: $0 - first) }
    var place = reused ?? max(first, isTaken.count)
    while !isFree(bytes, from: place - first) { place += 1 }
    let origin = place - first
    reserve(origin + Int(bytes[bytes.count - 1]))
    for byte in bytes { isTaken[origin + Int(byte)] = true }
    free.removeAll { isTaken[$0] }
    if free.count > Self.freeLimit { free.removeFirst(free.count - Self.freeLimit) }
    isOrigin[origin] = true
    return origin
  }

  private func isFree(_ bytes: [UInt8], from origin: Int) -> Bool {
    if origin < isOrigin.count, isOrigin[origin] { return false }
    if bytes.count == 1 { return true }
    for byte in bytes where origin + Int(byte) < isTaken.count {
      if isTaken[origin + Int(byte)] { return false }
    }
    return true
  }

  private mutating func reserve(_ place: Int) {
    while isTaken.count <= place {
      free.append(isTaken.count)
      isTaken.append(false)
      isOrigin.append(false)
    }
  }
}
