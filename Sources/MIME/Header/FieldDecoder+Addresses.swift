import Bytes
import Records

extension FieldDecoder {
  /// The mailboxes of an address list, groups flattened; at most `MessageLimits.addresses`.
  ///
  /// The structure is read first and words are decoded then, so that a comma out of an
  /// encoded-word never splits. Only if the field has no `@` at all it may be hidden in one.
  mutating func addresses(_ bytes: Span<UInt8>, in range: Range<Int>) -> [EmailAddress] {
    var finder = EncodedWordFinder(in: range)
    if bytes.offset(of: UInt8(ascii: "@"), in: range) == nil,
      finder.next(bytes, from: range.lowerBound) != nil
    {
      let text = [UInt8](text(bytes, in: range).utf8)
      if text.contains(UInt8(ascii: "@")) { return readAddresses(text.span, in: text.indices) }
    }
    return readAddresses(bytes, in: range)
  }

  /// The first mailbox of a field, also where its address stands in marks that no rule has.
  mutating func sender(_ bytes: Span<UInt8>, in range: Range<Int>) -> EmailAddress {
    let first = addresses(bytes, in: range).first ?? EmailAddress()
    if first.isWhole, first.name?.utf8.contains(UInt8(ascii: "\"")) != true {
      guard first.name == nil, bytes[bytes.trimmed(range).upperBound - 1] != UInt8(ascii: ">"),
        let angle = bytes.offset(of: UInt8(ascii: ">"), in: range)
      else { return first }
      // `<address> Name`
      let name = displayName(bytes, angle + 1..<range.upperBound)
      return EmailAddress(name: name, address: first.address)
    }
    guard range.count < 1_024 else { return first }
    let field = range.map { bytes[$0] }
    guard let mended = AddressMender.mended(field[...]) else { return first }
    let mailbox = readAddresses(mended.span, in: mended.indices).first ?? first
    return mailbox.isWhole ? mailbox : first
  }

  private mutating func readAddresses(
    _ bytes: Span<UInt8>, in range: Range<Int>
  ) -> [EmailAddress] {
    var mailboxes: [EmailAddress] = []
    var scanner = AddressScanner(bytes, in: range)
    // Elements without an address: the beginning of a name with a comma and without quotes.
    var pending: Range<Int>?
    while let element = scanner.next() {
      if element.startsGroup { pending = nil }
      if let angle = element.angle {
        let start = pending?.lowerBound ?? element.phrase.lowerBound
        pending = nil
        appendMailbox(
          bytes, name: start..<element.phrase.upperBound, comment: element.comment, address: angle,
          to: &mailboxes)
      } else if element.hasAt {
        appendName(bytes, pending, to: &mailboxes)
        pending = nil
        appendBareMailboxes(bytes, element, to: &mailboxes)
      } else if !bytes.trimmed(element.phrase).isEmpty {
        pending = (pending?.lowerBound ?? element.phrase.lowerBound)..<element.phrase.upperBound
      }
      guard mailboxes.count <= MessageLimits.addresses else { break }
    }
    appendName(bytes, pending, to: &mailboxes)
    if mailboxes.count > MessageLimits.addresses {
      warnings.insert(.truncated)
      mailboxes.removeSubrange(MessageLimits.addresses...)
    }
    return mailboxes
  }

  /// Appends the mailbox of an address in angle brackets; with a comment as name if it has no other.
  private mutating func appendMailbox(
    _ bytes: Span<UInt8>, name: Range<Int>, comment: Range<Int>?, address: Range<Int>,
    to mailboxes: inout [EmailAddress]
  ) {
    let mailbox = EmailAddress(
      name: displayName(bytes, name) ?? comment.flatMap { commentName(bytes, $0) },
      address: addressText(bytes, address))
    if mailbox.name != nil || mailbox.address != nil { mailboxes.append(mailbox) }
  }

  /// Appends what has a name only, unless the name is an address that was quoted or encoded.
  private mutating func appendName(
    _ bytes: Span<UInt8>, _ range: Range<Int>?, to mailboxes: inout [EmailAddress]
  ) {
    guard let range, let name = displayName(bytes, range) else { return }
    let isAddress = name.utf8.contains(UInt8(ascii: "@")) && !name.utf8.contains(.blank)
    mailboxes.append(
      isAddress
        ? EmailAddress(address: name.simplyLowercased) : EmailAddress(name: name, address: nil))
  }

  /// Appends the mailboxes of an element without angle brackets: each word with an `@` is an
  /// address, and what stands before it is its name.
  private mutating func appendBareMailboxes(
    _ bytes: Span<UInt8>, _ element: AddressScanner.Element, to mailboxes: inout [EmailAddress]
  ) {
    var words = AddressWords(bytes, in: element.phrase)
    var nameStart = element.phrase.lowerBound
    let first = mailboxes.count
    while let word = words.next(bytes), mailboxes.count <= MessageLimits.addresses {
      let mailbox = EmailAddress(
        name: displayName(bytes, nameStart..<word.range.lowerBound),
        address: addressText(bytes, word.address))
      if mailbox.name != nil || mailbox.address != nil { mailboxes.append(mailbox) }
      nameStart = word.range.upperBound
    }
    guard mailboxes.count > first, mailboxes[first].name == nil else { return }
    mailboxes[first].name =
      element.comment.flatMap { commentName(bytes, $0) }
      ?? displayName(bytes, nameStart..<element.phrase.upperBound)
  }

  private mutating func displayName(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
    guard !bytes.trimmed(range).isEmpty else { return nil }
    let range = cut(range)
    var text = AddressText(bytes, in: range)
    return decode { text.appendPhrase(bytes, to: &$0) }
  }

  private mutating func commentName(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
    let range = cut(range)
    var text = AddressText(bytes, in: range)
    return decode { text.appendComment(bytes, to: &$0) }
  }

  /// The address in lower case, or nil for `<>`.
  private mutating func addressText(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
    let range = cut(range)
    var text = AddressText(bytes, in: range)
    return decode { text.appendAddress(bytes, to: &$0) }.map { $0.simplyLowercased }
  }

  private mutating func cut(_ range: Range<Int>) -> Range<Int> {
    guard range.count > MessageLimits.headerValueBytes else { return range }
    warnings.insert(.truncated)
    return range.lowerBound..<range.lowerBound + MessageLimits.headerValueBytes
  }

  /// Decodes what `collect` appends; nil if nothing is left.
  private mutating func decode(_ collect: (inout [UInt8]) -> Void) -> String? {
    var phrase = phrase
    self.phrase = []
    phrase.removeAll(keepingCapacity: true)
    collect(&phrase)
    decoded.removeAll(keepingCapacity: true)
    decodeWords(phrase.span, in: phrase.indices)
    self.phrase = phrase
    let text = mendedText(keepsMarkedBlanks: true)
    return text.isEmpty ? nil : text
  }
}
