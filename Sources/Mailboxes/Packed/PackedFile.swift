import Bytes

/// A packed regular file, which can be read more than once.
struct PackedFile {
  let file: SharedFile
  let size: Int
  let packing: Packing

  /// Whether what was unpacked contradicts the last eight bytes of a gzip file (RFC 1952, section
  /// 2.3.1: sum and size).
  ///
  /// Of several members only the last has its sum there, and bytes may stand behind them; then
  /// nothing can be said.
  func failure(ofSum sum: UInt32, count: Int) -> InputFailure? {
    guard size >= 18 else { return .damaged("truncated gzip header") }
    let trailer = ByteWindow(capacity: 8)
    unsafe trailer.fill { buffer in
      (try? unsafe file.descriptor.read(into: buffer, at: size - 8)) ?? 0
    }
    guard trailer.count == 8 else { return nil }
    let bytes = trailer.span
    func number(at start: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
    guard number(at: 4) == UInt32(truncatingIfNeeded: count), number(at: 0) != sum else {
      return nil
    }
    return .altered("the checksum is wrong")
  }
}
