import Bytes
import Testing

@Suite("CRC-32, RFC 1952")
struct CyclicRedundancyCheckTests {
  @Test(
    "sums are those of zlib",
    arguments: [
      ([], 0), (Array("a".utf8), 0xE8B7_BE43), (Array("123456789".utf8), 0xCBF4_3926),
      (Array(0...255), 0x2905_8C73),
    ] as [([UInt8], UInt32)])
  func sums(bytes: [UInt8], sum: UInt32) {
    for piece in [1, 7, 8, 300] {
      var check = CyclicRedundancyCheck()
      for start in stride(from: 0, to: bytes.count, by: piece) {
        bytes[start..<min(start + piece, bytes.count)].withUnsafeBytes { check.append($0) }
      }
      #expect(check.value == sum)
    }
  }
}
