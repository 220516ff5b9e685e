/// Closes what a page leaves open so that all behind it is hidden.
enum HTMLMender {
  /// The page with its comments, styles, scripts and quotes closed, or nil when all of them are.
  static func mended(_ page: [UInt8]) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(page.count + 32)
    var isChanged = false
    let comment = last("-->", in: page)
    let ends = hiding.map { last($0.end, in: page) }
    var place = 0
    while place < page.count {
      guard page[place] == UInt8(ascii: "<") else {
        text.append(page[place])
        place += 1
        continue
      }
      if page.has("<!--", at: place) {
        guard place < comment, let end = page.place(of: "-->", from: place + 4) else {
          isChanged = true
          place = page[place...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? place + 4
          // A tag that stood in the comment goes with it.
          continue
        }
        text += page[place..<(end + 3)]
        place = end + 3
        continue
      }
      if let name = hiding.firstIndex(where: { page.has($0.start, at: place) }), place > ends[name]
      {
        isChanged = true
        place =
          page.place(of: "<body", from: place) ?? page.place(of: "<p", from: place) ?? page.count
        continue
      }
      let (end, isOpen) = endOfTag(page, place)
      if isOpen { isChanged = true }
      text += isOpen ? [.blank] : Array(page[place..<end])
      place = end
    }
    return isChanged ? text : nil
  }

  private static let hiding: [(start: StaticString, end: StaticString)] = [
    ("<style", "</style"), ("<script", "</script"), ("<title", "</title"),
  ]

  /// The last place of a text, -1 if there is none.
  private static func last(_ text: StaticString, in page: [UInt8]) -> Int {
    var place = page.count - text.utf8CodeUnitCount
    while place >= 0, !page.has(text, at: place) { place -= 1 }
    return place
  }

  /// The place behind a tag, and whether a quote in it is never closed.
  private static func endOfTag(_ page: [UInt8], _ start: Int) -> (end: Int, isOpen: Bool) {
    var quote: UInt8?
    var place = start + 1
    var firstEnd: Int?
    while place < page.count, place - start < MessageLimits.htmlAttributeBytes {
      let byte = page[place]
      place += 1
      if let open = quote {
        if byte == open { quote = nil }
        if byte == UInt8(ascii: ">"), firstEnd == nil { firstEnd = place }
        continue
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        if page[place - 2] == UInt8(ascii: "=") { quote = byte }
      } else if byte == UInt8(ascii: ">") {
        return (place, false)
      }
    }
    return quote == nil ? (place, false) : (firstEnd ?? page.count, true)
  }
}
