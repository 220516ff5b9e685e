/// Finds the mailboxes of an address list by its structure, before anything is decoded.
///
/// RFC 5322, sections 3.4 and 4.4, as loosely as it is written: each `,` and `;` ends an element,
/// whatever is open. A quoted string or comment that nothing closes is text. No byte is looked at more
/// than a few times, so the work is linear.
struct AddressScanner: ~Escapable {
  /// One element of a list, as ranges of its bytes; groups are taken apart.
  struct Element {
    /// What stands before the angle brackets, or all of it.
    var phrase: Range<Int>
    /// What stands between the angle brackets, or nil when there are none.
    var angle: Range<Int>?
    /// The first comment, without its parentheses.
    var comment: Range<Int>?
    /// Whether an `@` stands in the phrase, outside of quotes and comments.
    var hasAt = false
    /// Whether the name of a group stood before it.
    var startsGroup = false
  }

  private let bytes: Span<UInt8>
  private let range: Range<Int>
  private var skipper: AddressTokenSkipper
  private var angles: ForwardSearch
  private var commas: ForwardSearch
  private var place: Int
  /// The last `;` of the field, which ends its groups.
  private let lastSemicolon: Int

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, in range: Range<Int>) {
    self.bytes = bytes
    self.range = range
    place = range.lowerBound
    skipper = AddressTokenSkipper(bytes, in: range)
    angles = ForwardSearch(for: UInt8(ascii: "<"), in: range)
    commas = ForwardSearch(for: UInt8(ascii: ","), in: range)
    var semicolon = range.upperBound - 1
    while semicolon >= range.lowerBound, bytes[semicolon] != UInt8(ascii: ";") { semicolon -= 1 }
    lastSemicolon = semicolon
  }

  /// The next element that has anything in it, or nil at the end of the list.
  @_lifetime(self: copy self)
  mutating func next() -> Element? {
    while place < range.upperBound {
      let element = element()
      if element.angle != nil || element.comment != nil || !bytes.trimmed(element.phrase).isEmpty {
        return element
      }
    }
    return nil
  }

  /// Reads up to the separator that ends an element, or to a second address in it.
  @_lifetime(self: copy self)
  private mutating func element() -> Element {
    var element = Element(phrase: place..<place)
    var behindAngle = place
    while place < range.upperBound {
      let byte = bytes[place]
      if byte == UInt8(ascii: "("), let end = skipper.endOfComment(bytes, at: place) {
        if element.comment == nil { element.comment = place + 1..<end - 1 }
        place = end
        continue
      }
      if let end = skipper.endOfToken(bytes, at: place) {
        place = end
        continue
      }
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        close(&element, at: place)
        place += 1
        return element
      case UInt8(ascii: "<"):
        if element.angle != nil {
          // The comma between two mailboxes is missing; what lies between them names the second.
          place = behindAngle
          return element
        }
        close(&element, at: place)
        element.angle = angle()
        behindAngle = place
        continue
      case UInt8(ascii: ":"):
        if element.angle == nil, !element.hasAt, endsGroupName() {
          element = Element(phrase: place + 1..<place + 1, startsGroup: true)
        }
      case UInt8(ascii: "@"):
        if element.angle == nil { element.hasAt = true }
      default: break
      }
      place += 1
    }
    close(&element, at: place)
    return element
  }

  /// Ends the phrase, if an angle bracket hasn't done so.
  private func close(_ element: inout Element, at end: Int) {
    if element.angle == nil { element.phrase = element.phrase.lowerBound..<end }
  }

  /// Whether the colon ends the name of a group; in a field of a single mailbox without any `;` it
  /// is part of a name that lacks its quotes.
  @_lifetime(self: copy self)
  private mutating func endsGroupName() -> Bool {
    if lastSemicolon > place { return true }
    let open = angles.next(bytes, from: place)
    return open == range.upperBound || commas.next(bytes, from: place) < open
  }

  /// Reads what stands in angle brackets, up to the closing one or where it should have been.
  @_lifetime(self: copy self)
  private mutating func angle() -> Range<Int> {
    while place < range.upperBound, bytes[place] == UInt8(ascii: "<") || bytes[place].isWhiteSpace {
      place += 1
    }
    let start = place
    let isRoute = place < range.upperBound && bytes[place] == UInt8(ascii: "@")
    var hasAt = false
    while place < range.upperBound {
      if let end = skipper.endOfComment(bytes, at: place) ?? skipper.endOfToken(bytes, at: place) {
        place = end
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: ">"):
        place += 1
        return start..<place - 1
      case UInt8(ascii: "<"), UInt8(ascii: ";"): return start..<place
      case UInt8(ascii: ",") where hasAt && !isRoute: return start..<place
      case UInt8(ascii: "@"): hasAt = true
      default: break
      }
      place += 1
    }
    return start..<place
  }
}
