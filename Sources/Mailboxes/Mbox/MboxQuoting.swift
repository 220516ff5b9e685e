import Bytes

/// The `>` before lines such as `From ` (mbox(5): the dialects mboxo, mboxrd and mboxcl).
enum MboxQuoting {
  /// The place of the first `>` that is to come off, or nil: it stands in the body, at the start of
  /// a line that matches `^>+From `.
  static func firstQuote(in message: Span<UInt8>) -> Int? {
    let lineEnd = lineEnd(of: message)
    return quote(in: message, from: bodyStart(of: message, lineEnd: lineEnd), lineEnd: lineEnd)
  }

  /// Copies a message without those `>`; `first` is the place of the first.
  static func unquote(_ message: Span<UInt8>, from first: Int, into buffer: inout ByteBuffer) {
    buffer.removeAll()
    forEachPiece(of: message, from: first) { buffer.append($0) }
  }

  /// Gives what lies between those `>`, in order.
  static func forEachPiece<Failure: Error>(
    of message: Span<UInt8>, from first: Int, _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let lineEnd = lineEnd(of: message)
    var start = 0
    var next: Int? = first
    while let quote = next {
      try body(message.extracting(start..<quote))
      start = quote + 1
      next = self.quote(in: message, from: start, lineEnd: lineEnd)
    }
    try body(message.extracting(start...))
  }

  /// The first quote at the start of a line at or behind `start`.
  private static func quote(
    in message: Span<UInt8>, from start: Int, lineEnd: UInt8
  ) -> Int? {
    guard start < message.count else { return nil }
    if start == 0 || message[start - 1] == lineEnd, isQuote(message, at: start) { return start }
    var place = start
    while let found = message.firstIndex(of: lineEnd, before: UInt8(ascii: ">"), from: place) {
      let end = endOfMarks(message, from: found + 1)
      if message.has("From ", at: end) { return found + 1 }
      place = end
      if place >= message.count { break }
    }
    return nil
  }

  private static func isQuote(_ message: Span<UInt8>, at start: Int) -> Bool {
    let end = endOfMarks(message, from: start)
    return end > start && message.has("From ", at: end)
  }

  private static func endOfMarks(_ message: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < message.count, message[end] == UInt8(ascii: ">") { end += 1 }
    return end
  }

  /// LF, or CR in a message without any LF.
  private static func lineEnd(of message: Span<UInt8>) -> UInt8 {
    message.firstIndex(of: 0x0A) == nil ? 0x0D : 0x0A
  }

  /// Behind the first empty line; a `>From ` in a header is a line of its own kind, not a quote.
  private static func bodyStart(of message: Span<UInt8>, lineEnd: UInt8) -> Int {
    var start = 0
    while let end = message.firstIndex(of: lineEnd, from: start) {
      var contentEnd = end
      while contentEnd > start, message[contentEnd - 1] == 0x0D { contentEnd -= 1 }
      if contentEnd == start { return end + 1 }
      start = end + 1
    }
    return message.count
  }
}
