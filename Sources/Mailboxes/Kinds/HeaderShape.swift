import Bytes

/// What a line looks like to somebody who wonders whether a header begins here.
enum HeaderShape: Hashable {
  /// The input ends before the line.
  case end
  case empty
  /// A field (RFC 5322, section 2.2, white space before the colon allowed); `isKnown` when it is
  /// one that a mail has.
  case field(isKnown: Bool)
  /// `>From `, which some programs put into headers.
  case quotedFrom
  case other
  /// The bytes end before that can be said.
  case undecided

  /// Names longer than this are no field names.
  static let longestName = 512

  /// Looks at the line that starts at `start`; lines end with `lineEnd`, LF or CR.
  init(at start: Int, in bytes: Span<UInt8>, isComplete: Bool, lineEnd: UInt8) {
    var place = start
    // CR before LF is part of the line end, however many there are.
    while lineEnd == UInt8(ascii: "\n"), place < bytes.count, bytes[place] == UInt8(ascii: "\r"),
      place - start < 2
    {
      place += 1
    }
    guard place < bytes.count else {
      self = !isComplete ? .undecided : place == start ? .end : .empty
      return
    }
    if bytes[place] == lineEnd {
      self = .empty
      return
    }
    place = start
    if bytes[place] == UInt8(ascii: ">") {
      if bytes.has(">From ", at: place) {
        self = .quotedFrom
        return
      }
      if bytes.count - place < 6, !isComplete {
        self = .undecided
        return
      }
    }
    while place < bytes.count, place - start <= Self.longestName, Self.isInName(bytes[place]) {
      place += 1
    }
    let nameEnd = place
    while place < bytes.count, place - nameEnd <= Self.longestName,
      bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t")
    {
      place += 1
    }
    if place == bytes.count {
      self = isComplete ? .other : .undecided
    } else if nameEnd > start, bytes[place] == UInt8(ascii: ":") {
      self = .field(isKnown: MailFieldName.isKnown(bytes.extracting(start..<nameEnd)))
    } else {
      self = .other
    }
  }

  /// `[!-9;-~]`: printable, no blank, no colon.
  private static func isInName(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: ":")
  }
}
