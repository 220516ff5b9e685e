import Bytes

/// How a file is packed, told by its first bytes.
enum Packing: Hashable {
  /// RFC 1952.
  case gzip
  case bzip2
  case xz
  /// RFC 8878, also when it begins with a skippable frame.
  case zstd
  case zip
  case tar

  init?(_ bytes: Span<UInt8>) {
    func begins(_ magic: UInt8..., at start: Int = 0) -> Bool {
      bytes.count >= start + magic.count
        && magic.indices.allSatisfy { bytes[start + $0] == magic[$0] }
    }
    if begins(0x1F, 0x8B, 8) {
      self = .gzip
    } else if begins(0x42, 0x5A, 0x68), bytes.count > 9, (0x31...0x39).contains(bytes[3]),
      begins(0x31, 0x41, 0x59, 0x26, 0x53, 0x59, at: 4)
        || begins(0x17, 0x72, 0x45, 0x38, 0x50, 0x90, at: 4)
    {
      self = .bzip2
    } else if begins(0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00) {
      self = .xz
    } else if begins(0x28, 0xB5, 0x2F, 0xFD)
      || begins(0x2A, 0x4D, 0x18, at: 1) && bytes[0] & 0xF0 == 0x50
    {
      self = .zstd
    } else if begins(0x50, 0x4B, 3, 4) || begins(0x50, 0x4B, 5, 6) || begins(0x50, 0x4B, 7, 8) {
      self = .zip
    } else if bytes.has("ustar", at: 257), Self.hasTarSum(bytes) {
      self = .tar
    } else {
      return nil
    }
  }

  /// Whether it holds files, each with a name, and not one stream.
  var isContainer: Bool { self == .zip || self == .tar }

  /// Whether the sum in a tar header is that of its bytes (POSIX ustar).
  private static func hasTarSum(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= 512 else { return false }
    var sum = 0
    for index in 0..<512 {
      sum += (148..<156).contains(index) ? 0x20 : Int(bytes[index])
    }
    var written = 0
    for index in 148..<156 where (0x30...0x37).contains(bytes[index]) {
      written = written * 8 + Int(bytes[index] - 0x30)
    }
    return written == sum
  }
}
