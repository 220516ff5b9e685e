import Bytes
import Testing

@testable import MIME

@Suite("yEnc 1.3")
struct YEncTests {
  @Test(
    "data",
    arguments: [
      // 42 is added to each byte; NUL, LF, CR and `=` are escaped by adding 64 more.
      ("k\u{8C}\u{8D}", [65, 98, 99]),
      ("k\r\nl", [65, 66]),
      ("=}", [19]),
      ("=n=J=M=@", [4, 224, 227, 214]),
      ("k=", [65]),
    ] as [(String, [UInt8])])
  func data(source: String, expected: [UInt8]) {
    let bytes = source.unicodeScalars.map { UInt8($0.value) }
    var result = ByteBuffer()
    YEnc.decode(data: bytes.span, into: &result, limit: .max)
    #expect(result.bytes == expected)
  }

  @Test(
    "what is a file and what is text",
    arguments: [
      ("=ybegin line=128 size=3 name=a b.bin\nklm\n=yend size=3\n", "a b.bin"),
      (
        "=ybegin part=1 line=128 size=9 name=a.bin\r\n=ypart begin=1 end=3\r\nklm\r\n=yend\r\n",
        "a.bin"
      ),
      ("=ybegin line=128 size=3\nklm\n=yend size=3\n", nil),
      ("=ybegin line=128 size=3 name=a.bin\nklm\n", nil),
      ("=ybegin line=128 name=a\n=ybegin line=128 name=b\nk\n=yend\n", nil),
    ] as [(String, String?)])
  func files(source: String, name: String?) {
    let bytes = [UInt8](source.utf8)
    let file = YEnc(bytes.span, at: 0, lastEnd: bytes.count)
    #expect(file.map { String(decoding: bytes[$0.name], as: UTF8.self) } == name)
    if name != nil {
      #expect(file.map { bytes[$0.data].starts(with: [107, 108, 109]) } == true)
      #expect(file?.end == bytes.count)
    }
  }
}
