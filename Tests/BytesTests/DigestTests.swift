import Bytes
import Testing

@Suite("The 128-bit digest of a message")
struct DigestTests {
  @Test(
    "MurmurHash3 x64 128 with seed 0",
    arguments: [
      ([], "00000000000000000000000000000000"),
      (Array("a".utf8), "85555565f6597889e6b53a48510e895a"),
      (Array("hello".utf8), "cbd8a7b341bd9b025b1e906a48ae1d19"),
      (
        Array("The quick brown fox jumps over the lazy dog".utf8),
        "e34bbc7bbc071b6c7a433ca9c49a9347"
      ),
      (Array(0..<16), "444924b591903f30ab906456762fe845"),
      (Array(0..<17), "5c76f40f9fe7c20ec15f026b9edaa824"),
      (Array(0...255), "1c99c313dc6f12b970d6077fab34cc1e"),
    ] as [([UInt8], String)])
  func hash(bytes: [UInt8], digest: String) {
    #expect(Digest(of: bytes.span).description == digest)
    #expect(Digest(ofMessage: bytes.span).description == digest)
  }

  @Test(
    "up to 128 KiB all bytes count, of more the size and both ends",
    arguments: [
      (131_072, "ce1cb62b0627b7d55be9ab82120a46e9"), (131_073, "4cf1a7d14b3eca70d1eddfff6605b503"),
    ])
  func limit(count: Int, digest: String) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    #expect(Digest(ofMessage: bytes.span).description == digest)
    for piece in [1 << 20, 65_536, 65_535, 4_099] {
      #expect(digested(bytes, inPiecesOf: piece).description == digest)
    }
  }

  @Test("the middle of a large message doesn't count", arguments: [1, 777, 65_537, 1_000_000])
  func large(piece: Int) {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 1000) }
    #expect(digested(bytes, inPiecesOf: piece).description == "86958024ed2a7fcf8f035efbb366162d")
    var other = bytes
    other[500_000] ^= 1
    #expect(Digest(ofMessage: other.span) == Digest(ofMessage: bytes.span))
    other[999_999] ^= 1
    #expect(Digest(ofMessage: other.span) != Digest(ofMessage: bytes.span))
  }

  @Test("32 digits are read back, all else is refused")
  func text() {
    let digest = Digest(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)
    #expect(digest.description == "0123456789abcdeffedcba9876543210")
    #expect(Digest("0123456789abcdeffedcba9876543210") == digest)
    for text in [
      "", "0123456789abcdeffedcba987654321", "0123456789abcdeffedcba98765432100",
      "0123456789ABCDEFfedcba9876543210", "g123456789abcdeffedcba9876543210",
    ] {
      #expect(Digest(text) == nil)
    }
  }

  private func digested(_ bytes: [UInt8], inPiecesOf size: Int) -> Digest {
    var digester = MessageDigester()
    var start = 0
    while start < bytes.count {
      let end = min(start + size, bytes.count)
      digester.append(bytes.span.extracting(start..<end))
      start = end
    }
    return digester.finished()
  }
}
