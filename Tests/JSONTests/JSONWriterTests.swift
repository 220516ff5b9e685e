import Bytes
import JSON
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test(
    "what acts on a terminal or ends a string is escaped, all else stands as it is",
    arguments: [
      ("", "\"\""), ("plain", "\"plain\""), ("a\"b\\c", #""a\"b\\c""#),
      ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#), ("\0\u{1F}", #""\u0000\u001f""#),
      ("\u{7F}\u{80}\u{9F}", #""\u007f\u0080\u009f""#), ("\u{A0}", "\"\u{A0}\""),
      ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#), ("\u{202A}\u{202E}", #""\u202a\u202e""#),
      ("\u{202F}", "\"\u{202F}\""), ("\u{2066}\u{2069}", #""\u2066\u2069""#),
      ("\u{2065}\u{206A}", "\"\u{2065}\u{206A}\""), ("éß日本😀", "\"éß日本😀\""), ("/", "\"/\""),
      ("eight bytes and a quote: \" here", #""eight bytes and a quote: \" here""#),
      ("1234567\u{1B}[31m", #""1234567\u001b[31m""#),
    ])
  func strings(text: String, json: String) {
    var writer = JSONWriter()
    writer.value(text)
    let written = String(decoding: writer.bytes, as: UTF8.self)
    #expect(written == json)
  }

  @Test(
    "numbers have the fewest digits that read back the same",
    arguments: [
      (0.1, "0.1"), (1, "1"), (-2.5, "-2.5"), (1e21, "1e+21"), (.infinity, "null"), (.nan, "null"),
      (.leastNonzeroMagnitude, "5e-324"), (100, "100"),
    ] as [(Double, String)])
  func numbers(number: Double, json: String) {
    var writer = JSONWriter()
    writer.value(number)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text == json)
  }

  @Test(
    "whole numbers reach to both ends",
    arguments: [(Int.min, "-9223372036854775808"), (Int.max, "9223372036854775807"), (0, "0")])
  func integers(number: Int, json: String) {
    var writer = JSONWriter()
    writer.value(number)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text == json)
  }

  @Test("fields keep their order, nil is null, lines stand alone")
  func objects() {
    var writer = JSONWriter()
    for flag in [true, false] {
      writer.object { json in
        json.field("z", flag)
        json.field("a", nil as String?)
        json.field("list", ["x", "y"])
        json.key("key \"1\"")
        json.array { json in
          json.value(Timestamp(seconds: 0))
          json.null()
        }
        json.field("none", [] as [Int])
      }
      writer.endLine()
    }
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(
      text == """
        {"z":true,"a":null,"list":["x","y"],"key \\"1\\"":["1970-01-01T00:00:00Z",null],"none":[]}
        {"z":false,"a":null,"list":["x","y"],"key \\"1\\"":["1970-01-01T00:00:00Z",null],"none":[]}

        """)
  }
}
