import Records
import Testing

@testable import MIME

/// A stream from its attributes: level, id, data.
private func stream(_ attributes: [(UInt8, UInt32, [UInt8])]) -> [UInt8] {
  var bytes: [UInt8] = [0x78, 0x9F, 0x3E, 0x22, 1, 0]
  for (level, id, data) in attributes {
    bytes.append(level)
    bytes += little(id) + little(UInt32(data.count)) + data + [0, 0]
  }
  return bytes
}

private func little(_ value: UInt32) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}

/// A property list with one property.
private func properties(_ type: UInt16, _ id: UInt16, _ value: [UInt8]) -> [UInt8] {
  let head = little(UInt32(type) | UInt32(id) << 16)
  let padding = [UInt8](repeating: 0, count: (4 - value.count % 4) % 4)
  return little(1) + head + little(1) + little(UInt32(value.count)) + value + padding
}

private let renderData: (UInt8, UInt32, [UInt8]) = (
  2, 0x0006_9002, [UInt8](repeating: 0, count: 14)
)

private func title(_ text: String) -> (UInt8, UInt32, [UInt8]) {
  (2, 0x0001_8010, [UInt8](text.utf8) + [0])
}

private func data(_ count: Int) -> (UInt8, UInt32, [UInt8]) {
  (2, 0x0006_800F, [UInt8](repeating: 7, count: count))
}

@Suite("TNEF, [MS-OXTNEF]")
struct TNEFTests {
  private func message(_ stream: [UInt8], type: String = "application/ms-tnef") -> Message {
    let header = "Content-Type: \(type)\nContent-Transfer-Encoding: 8bit\n\n"
    return read([UInt8](header.utf8) + stream)
  }

  @Test("the files are listed instead of the stream")
  func files() {
    let bytes = stream([
      (1, 0x0008_9006, [0, 0, 1, 0]), renderData, title("CRASH~1.TXT"), data(5),
      (2, 0x0006_9005, properties(0x001E, 0x3707, Array("Crash log.txt\u{0}".utf8))),
      renderData, title("b.png"), data(3),
    ])
    #expect(
      attachments(message(bytes)) == [
        "Crash log.txt application/octet-stream 5", "b.png application/octet-stream 3",
      ])
    for type in ["application/vnd.ms-tnef", "application/x; name=WinMail.dat", "application/x"] {
      #expect(message(bytes, type: type).attachments.count == 2)
    }
  }

  @Test("long names in UTF-16, types and data come from the property list")
  func propertyList() {
    let name: [UInt8] = [0xDC, 0, 98, 0, 0x3D, 0xD8, 0x00, 0xDE, 0, 0]
    let list =
      little(3) + little(0x3707_001F) + little(1) + little(10) + name + [0, 0]
      + little(0x370E_001E) + little(1) + little(10) + Array("image/png\u{0}".utf8) + [0, 0]
      + little(0x3701_0102) + little(1) + little(2) + [1, 2, 0, 0]
    let bytes = stream([renderData, (2, 0x0006_9005, list)])
    #expect(message(bytes).attachments.map(\.attachment.name) == ["\u{DC}b\u{1F600}"])
    #expect(message(bytes).attachments.map(\.attachment.type) == ["image/png"])
    #expect(message(bytes).attachments.map(\.attachment.bytes) == [2])
  }

  @Test("properties that mean nothing to us are passed over")
  func otherProperties() {
    let fixed = little(0x0E20_0003) + little(9) + little(0x3705_000B) + little(1)
    let named =
      little(0x8005_0014) + [UInt8](repeating: 1, count: 16) + little(0) + little(7)
      + [UInt8](repeating: 0, count: 8)
    let string =
      little(0x8006_001E) + [UInt8](repeating: 1, count: 16) + little(1) + little(6)
      + [97, 0, 98, 0, 0, 0, 0, 0] + little(1) + little(2) + [97, 0, 0, 0]
    let several = little(0x6666_1003) + little(2) + little(1) + little(2)
    let name = little(0x3707_001E) + little(1) + little(6) + Array("a.txt\u{0}".utf8) + [0, 0]
    let list = little(6) + fixed + named + string + several + name
    let bytes = stream([renderData, data(1), (2, 0x0006_9005, list)])
    #expect(attachments(message(bytes)) == ["a.txt application/octet-stream 1"])
  }

  @Test("the text is that of the message if it has none")
  func body() {
    let body: (UInt8, UInt32, [UInt8]) = (1, 0x0002_800C, Array("from Outlook\r\nline\u{0}".utf8))
    let bytes = stream([body, renderData, title("a"), data(1)])
    #expect(text(message(bytes)) == "from Outlook\nline")
    let mixed = [UInt8](
      "Content-Type: multipart/mixed; boundary=b\n\n--b\n\nown\n--b\nContent-Type: application/ms-tnef\n\n"
        .utf8)
    #expect(text(read(mixed + bytes)) == "own")
    let blank = [UInt8](
      "Content-Type: multipart/mixed; boundary=b\n\n--b\n\n \n--b\nContent-Type: application/ms-tnef\n\n"
        .utf8)
    #expect(text(read(blank + bytes)) == "from Outlook\nline")
    let unicode = stream([(1, 0x0006_9003, properties(0x001F, 0x1000, [72, 0, 105, 0, 0, 0]))])
    #expect(text(message(unicode)) == "Hi")
    #expect(message(unicode).attachments.isEmpty)
  }

  @Test("a damaged stream is listed itself")
  func damage() {
    let whole = stream([renderData, title("a.txt"), data(100)])
    for end in [3, 5, 20, 60, whole.count - 1, whole.count - 60] {
      let cut = Array(whole[..<end])
      #expect(attachments(message(cut)) == ["- application/ms-tnef \(end)"], "\(end)")
    }
    var level = whole
    level[6] = 3
    #expect(attachments(message(level)) == ["- application/ms-tnef \(whole.count)"])
    // Nothing readable inside.
    let empty = stream([(1, 0x0008_9006, [0, 0, 1, 0])])
    #expect(attachments(message(empty)) == ["- application/ms-tnef \(empty.count)"])
  }

  @Test("a list that says it is endless ends with its bytes")
  func endless() {
    for type: UInt32 in [0x3707_101E, 0x3707_1003, 0x3707_1000, 0x3707_0102, 0x8000_001E] {
      let list = little(0xFFFF_FFFF) + little(type) + [UInt8](repeating: 0xFF, count: 64)
      let bytes = stream([renderData, title("a"), data(1), (2, 0x0006_9005, list)])
      #expect(message(bytes).attachments.count == 1)
    }
  }

  @Test("the content of a file inside")
  func content() {
    let header = [UInt8]("Content-Type: application/ms-tnef\n\n".utf8)
    let bytes = header + stream([renderData, title("a"), data(3), renderData, title("b"), data(2)])
    var parser = MessageParser()
    let message = parser.parse(bytes.span)
    #expect(parser.content(ofAttachment: 0, in: message, bytes.span, limit: 9) == [7, 7, 7])
    #expect(parser.content(ofAttachment: 1, in: message, bytes.span, limit: 1) == [7])
    #expect(parser.content(ofAttachment: 2, in: message, bytes.span, limit: 9) == [])
  }
}
