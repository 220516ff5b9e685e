import Bytes

/// The first lines of a file, read as a header.
struct HeaderLines: Hashable {
  /// Whether a field stands before any other line.
  private(set) var startsWithField = false
  /// Fields that mails have, in the header block.
  private(set) var knownFields = 0

  /// Lines that are no fields and still don't end a header (`mail.md`, section 2).
  private static let junkLimit = 3

  init(_ bytes: Span<UInt8>, from start: Int, isComplete: Bool, lineEnd: UInt8) {
    var place = start
    var isFirst = true
    var junkLines = 0
    while place < bytes.count {
      let end = bytes.firstIndex(of: lineEnd, from: place)
      switch HeaderShape(at: place, in: bytes, isComplete: isComplete, lineEnd: lineEnd) {
      case .empty, .end: return
      case .undecided: break
      case .field(let isKnown):
        if isFirst { startsWithField = true }
        isFirst = false
        if isKnown { knownFields += 1 }
      case .quotedFrom: break
      case .other:
        if bytes[place] == 0x20 || bytes[place] == 0x09 || bytes.has("From ", at: place)
          || bytes.has("+OK", at: place)
        {
          break
        }
        isFirst = false
        junkLines += 1
        if junkLines > Self.junkLimit { return }
      }
      guard let end else { return }
      place = end + 1
    }
  }
}
