/// The charset that a page names itself, in a `meta` near its start (HTML Living Standard, section
/// 13.2.3.2).
enum HTMLCharset {
  /// How far a page is searched.
  private static let searched = 2_048

  /// The label, or nil when there is none.
  static func declared(_ page: Span<UInt8>) -> String? {
    let page = page.extracting(first: min(page.count, searched))
    var place = 0
    while let tag = page.offset(of: UInt8(ascii: "<"), in: place..<page.count) {
      place = tag + 1
      guard page.begins(with: "<meta", at: tag) else { continue }
      let end = page.offset(of: UInt8(ascii: ">"), in: tag..<page.count) ?? page.count
      if let label = label(page, tag + 5..<end) { return label }
      place = end
    }
    return nil
  }

  private static func label(_ page: Span<UInt8>, _ tag: Range<Int>) -> String? {
    for start in tag where page.begins(with: "charset", at: start) {
      var place = start + 7
      while place < tag.upperBound, page[place].isWhiteSpace { place += 1 }
      guard place < tag.upperBound, page[place] == UInt8(ascii: "=") else { continue }
      place += 1
      while place < tag.upperBound, page[place].isWhiteSpace || isQuote(page[place]) { place += 1 }
      let first = place
      while place < tag.upperBound, !page[place].isWhiteSpace, !isQuote(page[place]),
        page[place] != UInt8(ascii: ";"), page[place] != UInt8(ascii: "/")
      {
        place += 1
      }
      guard place > first else { continue }
      // Who could read this has no UTF-16 before them.
      if page.begins(with: "utf-16", at: first) { return "utf-8" }
      return String(decoding: (first..<place).map { page[$0] }, as: UTF8.self)
    }
    return nil
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
