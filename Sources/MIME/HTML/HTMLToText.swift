import Bytes

/// Turns pages into text, one after another, with one parser and one buffer.
struct HTMLToText: ~Copyable {
  /// What became of a page.
  struct Result {
    /// UTF-8, LF between lines; quoted lines begin with `> ` for each level.
    var text: [UInt8]
    /// Whether the text or the page was longer than is read.
    var wasTruncated: Bool
    /// Whether the parser stopped early and the rest was taken as text without its tags.
    var wasCut: Bool
  }

  private let parser = HTMLParser()
  private var filter = HTMLGuard()
  private var piece = ByteBuffer(capacity: 32_768)

  /// Reads a page of UTF-8 without NUL bytes; the text has at most `limit` bytes.
  mutating func convert(_ page: Span<UInt8>, limit: Int = MessageLimits.textBytes) -> Result {
    let isTooLong = page.count > MessageLimits.htmlBytes
    let page = isTooLong ? page.extracting(first: MessageLimits.htmlBytes) : page
    parser.builder.start(limit: limit)
    filter.start()
    var wasCut = !parser.start() || parser.push(Self.body.span) != nil
    while filter.next(page, into: &piece) {
      if wasCut {
        Self.appendWithoutTags(piece.span, to: parser.builder)
      } else if let unread = parser.push(piece.span) {
        wasCut = true
        let rest = piece.span.extracting(last: min(unread, piece.count))
        Self.appendWithoutTags(rest, to: parser.builder)
      }
    }
    if !wasCut { parser.finish() }
    return Result(
      text: parser.builder.text, wasTruncated: isTooLong || parser.builder.wasCut, wasCut: wasCut)
  }

  /// Gives the characters of what the parser didn't read to the builder, each tag as a blank.
  static func appendWithoutTags(_ piece: Span<UInt8>, to builder: HTMLTextBuilder) {
    var place = 0
    while place < piece.count {
      let tag = piece.offset(of: UInt8(ascii: "<"), in: place..<piece.count) ?? piece.count
      builder.characters(piece.extracting(place..<tag))
      builder.characters(blank.span)
      place = piece.offset(behind: UInt8(ascii: ">"), in: tag..<piece.count)
    }
  }

  private static let blank: [UInt8] = [.blank]
  /// Opens the body, so that the parser doesn't put a paragraph around text that has none.
  private static let body = [UInt8]("<body>".utf8)
}
