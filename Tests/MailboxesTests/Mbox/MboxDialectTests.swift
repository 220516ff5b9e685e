import Testing

@testable import Mailboxes

@Suite("mbox files, RFC 4155 and qmail's mbox(5)")
struct MboxDialectTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// Offset and size of each message.
    let places: [[Int]]

    init(_ name: String, _ text: String, _ places: [[Int]]) {
      testDescription = name
      self.text = text
      self.places = places
    }
  }

  private static let from = "From a@example.org Tue Jan  6 09:10:11 2026\n"  // 44 bytes
  private static let mark = "\u{1}\u{1}\u{1}\u{1}\n"

  @Test(
    "messages lie where the separators say",
    arguments: [
      Case("one message", from + "Subject: x\n\nhi\n\n", [[44, 15]]),
      Case("no empty line at the end", from + "Subject: x\n\nhi\n", [[44, 15]]),
      Case("no line end at the end", from + "Subject: x\n\nhi", [[44, 14]]),
      Case("two", from + "Subject: x\n\nhi\n\n" + from + "A: b\n\nho\n\n", [[44, 15], [104, 9]]),
      Case(
        "without empty lines", from + "S: x\n\nhi\n" + from + "A: b\n\nho\n", [[44, 9], [97, 9]]),
      Case(
        "two empty lines: one is text", from + "S: x\n\nhi\n\n\n" + from + "A: b\n\n",
        [[44, 10], [99, 5]]),
      Case(
        "CRLF", "From a Tue Jan  6 09:10:11 2026\r\nS: x\r\n\r\nhi\r\n\r\n", [[33, 12]]),
      Case("a BOM and empty lines before", "\u{FEFF}\n\n" + from + "S: x\n\nhi\n", [[49, 9]]),
      Case("no header", from + "\nall is body\n\n" + from + "S: x\n", [[44, 13], [102, 5]]),
      Case("nothing in a message", from + "\n" + from + "\n", [[44, 0], [89, 0]]),
      Case(
        "prose is text",
        from + "S: x\n\n\nFrom Monday on: nothing\nFrom: here\n\nFrom Berlin\n\n", [[44, 55]]),
      Case(
        "a date but no field behind it is text",
        from + "S: x\n\nhi\n\nFrom b Tue Jan  6 09:10:11 2026\nno field\n", [[44, 51]]),
      Case(
        "a date between empty lines divides",
        from + "S: x\n\nhi\n\nFrom b Tue Jan  6 09:10:11 2026\n\nbody\n", [[44, 9], [86, 6]]),
      Case(
        "bare separators need a known field",
        "From \nSubject: x\n\nhi\nFrom \nme\nFrom \nNote: y\nFrom \nTo: b\n\nho\n",
        [[6, 38], [50, 10]]),
      Case(
        "lone hyphens need an empty line",
        "From -\nSubject: x\n\nhi\nFrom -\nTo: b\n\n\nFrom -\nTo: c\n\nho\n", [[7, 29], [44, 10]]),
      Case(
        "one word is no shape of a mailbox with dates",
        from + "S: x\n\nhi\n\nFrom name\nTo: b\n\nho\n", [[44, 30]]),
      Case(
        "a pasted patch is text",
        from
          + "S: x\n\nhi\n\nFrom 0123456789abcdef0123456789abcdef01234567 Mon Sep 17 00:00:00 2001\nFrom: d\n",
        [[44, 89]]),
      Case(
        "patches of git",
        "From 01234567 Mon Sep 17 00:00:00 2001\nFrom: d\n\nhi\n\n"
          + "From 89abcdef Mon Sep 17 00:00:00 2001\nFrom: e\n\n", [[39, 12], [91, 8]]),
      Case(
        "a Content-Length that leads to a separator",
        from + "Content-Length: 47\n\na\n\n" + from + "\n" + from + "S: y\n\n",
        [[44, 67], [156, 5]]),
      Case(
        "a Content-Length that leads to the end",
        from + "Content-Length: 53\n\na\n\n" + from + "S: y\n\n", [[44, 72]]),
      Case(
        "a Content-Length that leads nowhere",
        from + "Content-Length: 50\n\na\n\n" + from + "S: y\n\n" + from + "S: z\n",
        [[44, 22], [111, 5], [161, 5]]),
      Case(
        "expunged by Thunderbird",
        from + "X-Mozilla-Status: 0009\nS: x\n\nhi\n\n" + from + "X-Mozilla-Status: 0001\nS: y\n\n",
        [[121, 28]]),
      Case(
        "MMDF", mark + "S: x\n\nhi\n" + mark + mark + "S: y\n\nho\n" + mark,
        [[5, 9], [24, 9]]),
      Case(
        "MMDF with From_ lines, which divide nothing in it",
        mark + from + "S: x\n\n" + from + "S: z\n" + mark + mark + from + "S: y\n" + mark,
        [[49, 55], [158, 5]]),
      Case("MMDF that lacks its last line", mark + "S: x\n\nhi", [[5, 8]]),
      Case(
        "zeros before a separator",
        "\0\0\0" + from + "S: x\n\nhi\n\n\0\0" + from + "A: b\n\nho\n\0",
        [[47, 9], [103, 9]]),
    ])
  func cuts(example: Case) throws {
    let folder = try ThrowAwayFolder()
    let path = try folder.put("in", example.text)
    let whole = CollectedMessages(path)
    #expect(whole.places == example.places)
    #expect(whole.problems == [])
    for size in [1, 2, 3, 4095, 4096, 4097] {
      var limits = ReadingLimits()
      limits.window = size
      let small = CollectedMessages(path, limits: limits)
      #expect(small.items == whole.items, "windows of \(size) bytes")
    }
  }
}
