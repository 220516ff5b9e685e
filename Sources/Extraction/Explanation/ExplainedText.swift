/// A text that was read, and where its lines stand in the message.
package struct ExplainedText: Hashable, Sendable {
  /// Where a line begins.
  private struct LineStart: Hashable, Sendable {
    var text: Int
    var message: Int
  }

  package let base: BytePlace.Base
  /// UTF-8 with LF at line ends.
  package let bytes: [UInt8]
  /// The lines, when all of the text stands in the message as it is; else none.
  private var starts: [LineStart] = []

  /// A text that was made of `body`, if that is known: bytes of `message`.
  init(_ base: BytePlace.Base, _ bytes: [UInt8], madeOf body: Range<Int>?, in message: [UInt8]) {
    self.base = base
    self.bytes = bytes
    if let body, body.upperBound <= message.count { align(with: body, of: message) }
  }

  /// Whether its bytes are the message's own.
  package var isVerbatim: Bool { !starts.isEmpty }

  /// Bytes of the text as bytes of the message, where they stand there as they are.
  func place(_ range: Range<Int>, isExact: Bool = true) -> BytePlace {
    guard isVerbatim, let low = inMessage(range.lowerBound),
      let high = inMessage(max(range.lowerBound, range.upperBound - 1))
    else { return BytePlace(base, range, isExact: isExact) }
    return BytePlace(.message, low..<(range.isEmpty ? low : high + 1), isExact: isExact)
  }

  private func inMessage(_ offset: Int) -> Int? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].text <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    return starts[low - 1].message + offset - starts[low - 1].text
  }

  /// Finds each line of the text in the body, in order, with nothing but line ends between them.
  private mutating func align(with body: Range<Int>, of message: [UInt8]) {
    var found: [LineStart] = []
    var place = body.lowerBound
    var offset = 0
    while offset < bytes.count {
      var end = offset
      while end < bytes.count, bytes[end] != 10 { end += 1 }
      let length = end - offset
      guard place + length <= body.upperBound,
        bytes[offset..<end].elementsEqual(message[place..<place + length])
      else { return }
      found.append(LineStart(text: offset, message: place))
      place += length
      let lineEnd = place
      if place < body.upperBound, message[place] == 13 { place += 1 }
      if place < body.upperBound, message[place] == 10 { place += 1 }
      if end < bytes.count, place == lineEnd { return }
      offset = end + 1
    }
    starts = found
  }
}
