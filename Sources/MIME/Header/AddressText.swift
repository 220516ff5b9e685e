/// Takes the marks of RFC 5322 off the parts of an address, before its words are decoded.
struct AddressText {
  private var skipper: AddressTokenSkipper
  private let range: Range<Int>

  init(_ bytes: Span<UInt8>, in range: Range<Int>) {
    self.range = range
    skipper = AddressTokenSkipper(bytes, in: range)
  }

  /// Appends a display name: quotes and quoted pairs undone, comments left out, blanks in quotes
  /// marked as kept.
  mutating func appendPhrase(_ bytes: Span<UInt8>, to phrase: inout [UInt8]) {
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      if let end = skipper.endOfComment(bytes, at: place) {
        phrase.append(.blank)
        place = end
      } else if let end = skipper.endOfQuotedString(bytes, at: place) {
        appendQuoted(bytes, place + 1..<end - 1, to: &phrase)
        place = end
      } else if byte == UInt8(ascii: "\\"), skipper.escapes(bytes, at: place),
        place + 1 < range.upperBound
      {
        phrase.append(bytes[place + 1])
        place += 2
      } else if let end = skipper.endOfToken(bytes, at: place) {
        phrase.append(contentsOf: bytes.extracting(place..<end))
        place = end
      } else {
        if byte != HeaderSpace.kept { phrase.append(byte) }
        place += 1
      }
    }
  }

  /// Appends a comment as a name: quoted pairs undone.
  mutating func appendComment(_ bytes: Span<UInt8>, to phrase: inout [UInt8]) {
    for place in range where bytes[place] != HeaderSpace.kept {
      let isPair =
        bytes[place] == UInt8(ascii: "\\") && place + 1 < range.upperBound
        && bytes[place + 1] < 0x80 && !bytes[place + 1].isASCIILetter
        && skipper.escapes(bytes, at: place)
      if !isPair { phrase.append(bytes[place]) }
    }
  }

  /// Appends an address: white space and comments left out, quotes only where they are needed.
  ///
  /// A route (`@a,@b:`) and `mailto:` before it are dropped.
  mutating func appendAddress(_ bytes: Span<UInt8>, to address: inout [UInt8]) {
    var place = range.lowerBound
    if place < range.upperBound, bytes[place] == UInt8(ascii: "@"),
      let colon = bytes.offset(of: UInt8(ascii: ":"), in: range),
      !bytes.trimmed(colon + 1..<range.upperBound).isEmpty
    {
      place = colon + 1
    }
    let scheme: StaticString = "mailto:"
    if bytes.begins(with: scheme, at: place),
      place + scheme.utf8CodeUnitCount <= range.upperBound
    {
      place += scheme.utf8CodeUnitCount
    }
    while place < range.upperBound {
      let byte = bytes[place]
      if let end = skipper.endOfComment(bytes, at: place) {
        place = end
      } else if let end = skipper.endOfQuotedString(bytes, at: place) {
        appendLocalPart(bytes, place + 1..<end - 1, to: &address)
        place = end
      } else {
        if !byte.isWhiteSpace, byte > 0x20 || byte == 0x1B, byte != UInt8(ascii: ">") {
          address.append(byte)
        }
        place += 1
      }
    }
  }

  /// Appends the content of a quoted string; a fold in it is undone, its blanks stay.
  private func appendQuoted(_ bytes: Span<UInt8>, _ range: Range<Int>, to phrase: inout [UInt8]) {
    var place = range.lowerBound
    while place < range.upperBound {
      var byte = bytes[place]
      if byte == UInt8(ascii: "\\"), place + 1 < range.upperBound, skipper.escapes(bytes, at: place)
      {
        place += 1
        byte = bytes[place]
      }
      place += 1
      switch byte {
      case .lineFeed, .carriageReturn, HeaderSpace.kept: continue
      case .blank, .tab: phrase.append(HeaderSpace.kept)
      default: phrase.append(byte)
      }
    }
  }

  /// Appends a quoted local part, without the quotes if it needs none (RFC 5322, section 3.4.1).
  private func appendLocalPart(_ bytes: Span<UInt8>, _ range: Range<Int>, to address: inout [UInt8])
  {
    let start = address.count
    var needsQuotes = range.isEmpty
    address.append(UInt8(ascii: "\""))
    var place = range.lowerBound
    while place < range.upperBound {
      var byte = bytes[place]
      if byte == UInt8(ascii: "\\"), place + 1 < range.upperBound { place += 1 }
      byte = bytes[place]
      place += 1
      guard byte >= 0x20, byte != 0x7F else { continue }
      if !Self.isAtomText(byte) { needsQuotes = true }
      address.append(byte)
    }
    if needsQuotes {
      address.append(UInt8(ascii: "\""))
    } else {
      address.remove(at: start)
    }
  }

  private static func isAtomText(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "@"), UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: "\""), 0...32, 127:
      false
    default: true
    }
  }
}
