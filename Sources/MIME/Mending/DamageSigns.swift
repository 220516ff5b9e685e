import Records

/// Signs that a mail is damaged in a way that `MessageMender` knows; all of them are cheap to see.
enum DamageSigns {
  private static let doubtful: RecordWarnings = [
    RecordWarnings(.malformedHeader), RecordWarnings(.truncated),
  ]

  /// What of the mail, read as it is, shows one.
  static func damage(
    _ message: borrowing Message, _ nodes: [PartNode], _ scan: RecordWarnings,
    _ bytes: Span<UInt8>
  ) -> Mending {
    guard let top = nodes.first, top.kind != .partial,
      !top.type.utf8.starts(with: "message/partial".utf8)
    else { return [] }
    // A message in the answer of a web service.
    if top.kind == .message { return bytes.begins(with: "http/1.", at: 0) ? .header : [] }
    var damage: Mending = []
    if message.subject == nil || message.date == nil || !message.from.isWhole
      || !message.warnings.isDisjoint(with: doubtful)
      || top.contentType == nil
        && contains(bytes, top.header, "ontent")
    {
      damage.insert(.header)
    }
    for field in message.header where isDoubled(field, bytes) { damage.insert(.header) }
    if let field = top.contentType, contains(bytes, field, "ontent-") { damage.insert(.header) }
    if !top.isContainer, beginsWithStructure(bytes, top.body) { damage = [.header, .parts] }
    if showsParts(message, nodes, scan, bytes) { damage.insert(.parts) }
    return damage
  }

  /// Whether parts are damaged or stand where the text should be.
  private static func showsParts(
    _ message: borrowing Message, _ nodes: [PartNode], _ scan: RecordWarnings, _ bytes: Span<UInt8>
  ) -> Bool {
    guard let top = nodes.first else { return false }
    if !scan.isDisjoint(with: doubtful) { return true }
    if top.isContainer {
      if message.textOrigin == .none { return true }
      // Parts behind the delimiter that ends the last one.
      let rest = bytes.trimmed(top.body.upperBound..<bytes.count)
      if rest.count > 8, hasDelimiter(bytes, rest) { return true }
    }
    for node in nodes where !node.isContainer || node.parent == nil {
      if isDamaged(node, bytes) { return true }
    }
    return message.textSigns.contains(.contentField)
  }

  /// Whether the body of a field begins with another colon or with the name once more.
  private static func isDoubled(_ field: HeaderField, _ bytes: Span<UInt8>) -> Bool {
    let start = bytes.trimmed(field.body).lowerBound
    guard start < field.body.upperBound else { return false }
    if bytes[start] == UInt8(ascii: ":") { return true }
    guard let known = field.known, known != .subject else { return false }
    let behind = start + field.name.count
    return behind < field.body.upperBound && bytes[behind] == UInt8(ascii: ":")
      && bytes.equals(known.name, in: start..<behind)
  }

  /// Whether a header of a part is damaged, or stands where the content should be.
  private static func isDamaged(_ node: PartNode, _ bytes: Span<UInt8>) -> Bool {
    if let type = node.contentType {
      if contains(bytes, type, "ontent-") { return true }
      if !node.isContainer, contains(bytes, type, "oundary") { return true }
    } else if contains(bytes, node.header, "ontent") {
      return true
    }
    if let encoding = node.transferEncoding, contains(bytes, encoding, "ontent-") { return true }
    guard !node.isContainer, node.kind != .message,
      node.kind != .other || node.contentType == nil
        || node.transferEncoding == nil
    else { return false }
    return bytes.begins(with: "content-", at: bytes.trimmed(node.body).lowerBound)
  }

  /// Whether a body that has no parts begins with a delimiter line or a field.
  private static func beginsWithStructure(_ bytes: Span<UInt8>, _ body: Range<Int>) -> Bool {
    let start = bytes.trimmed(body).lowerBound
    guard start + 8 < body.upperBound else { return false }
    switch bytes[start].asciiLowercased {
    case UInt8(ascii: "-"): return bytes[start + 1] == UInt8(ascii: "-")
    case UInt8(ascii: "m"): return bytes.begins(with: "mime-version:", at: start)
    case UInt8(ascii: "c"): return bytes.begins(with: "content-", at: start)
    case UInt8(ascii: "f"): return bytes.begins(with: "from:", at: start)
    case UInt8(ascii: "r"):
      return bytes.begins(with: "received:", at: start)
        || bytes.begins(with: "return-path:", at: start)
    default: return false
    }
  }

  private static func hasDelimiter(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    for _ in 0..<8 {
      guard let line = bytes.nextDashLine(in: start..<range.upperBound) else { return false }
      if line.upperBound < range.upperBound,
        bytes.beginsFieldOrEmptyLine(at: line.upperBound, end: bytes.count)
      {
        return true
      }
      start = line.upperBound
    }
    return false
  }

  private static func contains(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ word: StaticString
  ) -> Bool {
    let first = unsafe word.utf8Start[0]
    var place = range.lowerBound
    while let found = bytes.offset(of: first, in: place..<range.upperBound) {
      if bytes.begins(with: word, at: found) { return found < range.upperBound }
      place = found + 1
    }
    return false
  }
}

extension EmailAddress {
  /// Whether it has an address that looks like one: an `@`, and no marks of another syntax.
  var isWhole: Bool {
    guard let address else { return false }
    var ats = 0
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: "@"): ats += 1
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ";"), UInt8(ascii: ":"),
        UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "'"), UInt8(ascii: "&"), 0xC2, 0xE2,
        0xEF:
        return false
      default: continue
      }
    }
    return ats == 1
  }
}
