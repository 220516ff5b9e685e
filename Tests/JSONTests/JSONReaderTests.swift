import JSON
import Testing

@Suite("Reading JSON, RFC 8259")
struct JSONReaderTests {
  @Test(
    "texts that are JSON are passed over to their end",
    arguments: [
      "null", "true", "false", "0", "-0", "12", "-12.5", "1e3", "1E+3", "0.1e-2", "1e999",
      "123456789012345678901234567890", "\"\"", "\"a\"", "[]", "{}", " [ ] ", "\t{\r\n}", "[1,2]",
      "[[],[[]],{}]", "{\"a\":1}", "{\"a\":{\"b\":[null,true]},\"c\":\"\"}", "{\"a\":1,\"a\":2}",
      "{\"\":0}", "\"\\u0000\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\ud800\"",
      "\"\u{7F}\u{80}\u{2028}\"", "[\"\u{FFFF}\",\"\u{10FFFF}\"]", "[1 , 2 , \"x\" ]",
    ])
  func accepts(text: String) throws {
    try skipsAll(Array(text.utf8))
  }

  @Test(
    "texts that are no JSON are refused where they stop being it",
    arguments: [
      ("", .cutOff, 0), (" ", .cutOff, 1), ("nul", .cutOff, 0), ("nulL", .unexpectedByte, 0),
      ("True", .unexpectedByte, 0), ("01", .badNumber, 2), ("-", .cutOff, 1),
      ("-a", .badNumber, 1), ("+1", .unexpectedByte, 0), (".5", .unexpectedByte, 0),
      ("1.", .cutOff, 2), ("1.x", .badNumber, 2), ("1e", .cutOff, 2), ("1e+", .cutOff, 3),
      ("0x1", .trailingBytes, 1), ("NaN", .unexpectedByte, 0), ("[1,]", .unexpectedByte, 3),
      ("[,1]", .unexpectedByte, 1), ("[1 2]", .unexpectedByte, 3), ("[1", .cutOff, 2),
      ("[1}", .unexpectedByte, 2), ("]", .unexpectedByte, 0), ("{\"a\"}", .unexpectedByte, 4),
      ("{\"a\":}", .unexpectedByte, 5), ("{\"a\":1,}", .unexpectedByte, 7),
      ("{a:1}", .unexpectedByte, 1), ("{1:1}", .otherType, 1), ("{\"a\":1", .cutOff, 6),
      ("{\"a\":1]", .unexpectedByte, 6), ("\"", .cutOff, 1), ("\"\\\"", .cutOff, 3),
      ("\"\\", .cutOff, 2), ("\"\\x\"", .badString, 1), ("\"\\u12\"", .badString, 5),
      ("\"\\u12", .cutOff, 5), ("\"\\uD83D\\u12", .cutOff, 11), ("\"a\nb\"", .badString, 2),
      ("\"\u{1F}\"", .badString, 1), ("'a'", .unexpectedByte, 0), ("1 2", .trailingBytes, 2),
      ("{}{}", .trailingBytes, 2), ("// x\n1", .unexpectedByte, 0),
      ("\u{FEFF}1", .unexpectedByte, 0), ("\u{A0}1", .unexpectedByte, 0),
    ] as [(String, JSONError.Reason, Int)])
  func refuses(text: String, reason: JSONError.Reason, offset: Int) {
    #expect(throws: JSONError(reason, at: offset)) { try skipsAll(Array(text.utf8)) }
  }

  @Test(
    "bytes that are no UTF-8 are refused",
    arguments: [
      ([0x22, 0xFF, 0x22], 1), ([0x22, 0xC3, 0x22], 1), ([0x22, 0xC0, 0x80, 0x22], 1),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 1), ([0x22, 0x61, 0xF4, 0x90, 0x80, 0x80, 0x22], 2),
    ] as [([UInt8], Int)])
  func refusesBytes(bytes: [UInt8], offset: Int) {
    #expect(throws: JSONError(.badUTF8, at: offset)) { try skipsAll(bytes) }
  }

  @Test("64 levels are read, 65 are not", arguments: ["[]", "{}"])
  func depth(brackets: String) throws {
    let open = brackets == "[]" ? "[" : "{\"a\":"
    let close = brackets == "[]" ? "]" : "}"
    for (levels, isFine) in [(63, true), (64, true), (65, false), (100_000, false)] {
      let text =
        String(repeating: open, count: levels - 1) + brackets
        + String(repeating: close, count: levels - 1)
      if isFine {
        try skipsAll(Array(text.utf8))
      } else {
        #expect(throws: JSONError(.tooDeep, at: 64 * open.utf8.count)) {
          try skipsAll(Array(text.utf8))
        }
      }
    }
  }

  @Test(
    "strings are decoded",
    arguments: [
      ("\"a\\u00e9b\"", "aéb"), ("\"\\uD83D\\uDE00\"", "😀"), ("\"\\ud83d\\ude00!\"", "😀!"),
      ("\"\\ud800\"", "\u{FFFD}"), ("\"\\udc00x\"", "\u{FFFD}x"),
      ("\"\\ud800\\ud800\\udc00\"", "\u{FFFD}\u{10000}"), ("\"\\ud800\\n\"", "\u{FFFD}\n"),
      ("\"\\/\\b\\f\\r\\t\\\\\"", "/\u{8}\u{C}\r\t\\"), ("\"\\u0000\"", "\0"),
      ("\"日本語\"", "日本語"), ("\"\\u65E5本\"", "日本"),
    ])
  func strings(text: String, value: String) throws {
    let bytes = Array(text.utf8)
    var json = try JSONReader(bytes.span)
    let read = try json.string()
    #expect(read == value)
    try json.end()
  }

  @Test(
    "whole numbers are read as far as they fit",
    arguments: [
      ("0", 0), ("-0", 0), ("9223372036854775807", .max), ("-9223372036854775808", .min),
      ("9223372036854775808", nil), ("-9223372036854775809", nil), ("1.0", nil), ("1e3", nil),
      ("123456789012345678901234567890", nil), ("true", nil), ("\"1\"", nil),
    ] as [(String, Int?)])
  func integers(text: String, value: Int?) throws {
    let bytes = Array(text.utf8)
    var json = try JSONReader(bytes.span)
    if let value {
      let read = try json.integer()
      #expect(read == value)
    } else {
      var found: JSONError?
      do { _ = try json.integer() } catch { found = error }
      #expect(found == JSONError(.otherType, at: 0))
    }
  }

  @Test(
    "numbers are the nearest that there are",
    arguments: [
      ("0.1", 0.1), ("-1.5e2", -150), ("1e999", .infinity), ("1e-999", 0),
      ("4.9e-324", .leastNonzeroMagnitude),
      ("1180591620717411303424.0", 0x1p70),
    ] as [(String, Double)])
  func numbers(text: String, value: Double) throws {
    let bytes = Array(text.utf8)
    var json = try JSONReader(bytes.span)
    let read = try json.number()
    #expect(read == value)
  }

  @Test("members come in their order, equal keys each")
  func members() throws {
    let bytes = Array(#"{"a":1,"b":[true,null,"x"],"\u0061":{"c":2.5},"d":"skipped"} "#.utf8)
    var json = try JSONReader(bytes.span)
    var seen: [String] = []
    try json.beginObject()
    seen.append("key \(try json.nextKey() ?? "none")")
    seen.append("\(try json.integer())")
    seen.append("key \(try json.nextKey() ?? "none")")
    try json.beginArray()
    seen.append("\(try json.nextElement()) \(try json.boolean())")
    seen.append("\(try json.nextElement()) \(try json.null())")
    seen.append("\(try json.nextElement()) \(try json.null()) \(try json.string())")
    seen.append("\(try json.nextElement())")
    seen.append("key \(try json.nextKey() ?? "none")")
    try json.skip()
    seen.append("key \(try json.nextKey() ?? "none")")
    seen.append("\(try json.kind())")
    try json.skip()
    seen.append("key \(try json.nextKey() ?? "none")")
    try json.end()
    #expect(
      seen == [
        "key a", "1", "key b", "true true", "true true", "true false x", "false", "key a", "key d",
        "string", "key none",
      ])
  }

  private func skipsAll(_ bytes: [UInt8]) throws {
    var json = try JSONReader(bytes.span)
    try json.skip()
    try json.end()
  }
}
