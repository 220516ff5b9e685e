import Bytes
import Testing

@Suite("A buffer that grows")
struct ByteBufferTests {
  @Test("all that is appended is there, in order, over any size")
  func appends() {
    var buffer = ByteBuffer(capacity: 1)
    var expected: [UInt8] = []
    for index in 0..<200 {
      buffer.append(UInt8(index))
      expected.append(UInt8(index))
    }
    let block = [UInt8](repeating: 7, count: 10_000)
    buffer.append(block.span)
    buffer.append("text é" as String)
    buffer.append("static" as StaticString)
    let bytes = buffer.bytes
    #expect(bytes == expected + block + Array("text éstatic".utf8))
    #expect(bytes.count == 10_213)
  }

  @Test("what is dropped is gone from its end or its start, and the rest stays")
  func drops() {
    var buffer = ByteBuffer()
    buffer.append("abcdef" as StaticString)
    buffer.removeLast(2)
    let cut = buffer.string
    buffer.keepLast(3)
    let end = buffer.string
    buffer.keepLast(7)
    let same = buffer.string
    buffer.removeAll()
    let isEmpty = buffer.isEmpty
    #expect([cut, end, same] == ["abcd", "bcd", "bcd"])
    #expect(isEmpty)
  }

  @Test(
    "numbers in decimal",
    arguments: [
      (0, "0"), (-1, "-1"), (1_234_567, "1234567"), (.max, "9223372036854775807"),
      (.min, "-9223372036854775808"),
    ])
  func decimal(number: Int, text: String) {
    var buffer = ByteBuffer()
    buffer.append(decimal: number)
    let written = buffer.string
    #expect(written == text)
  }
}
