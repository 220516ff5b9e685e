import Bytes

/// What the first bytes of a file say that it is; its name says nothing.
enum ContentKind {
  /// Nothing, or only empty lines.
  case empty
  /// An mbox: where the first message begins, how it is divided, and the date of its From_ line.
  case mbox(start: Int, SeparatorRule, Timestamp?)
  /// A single message.
  case message
  /// A message in Apple Mail's frame: where it starts, and the size that the first line names.
  case emlx(start: Int, count: Int?)
  /// Lines that `extract` wrote, and where they start.
  case records(start: Int)
  case packed(Packing)
  /// None of these; what it looks like, for people.
  case other(String?)

  /// Bytes that are looked at, where there are so many.
  static let headLength = 64 * 1024

  /// Looks at the start of a file; `isComplete` when that is all of it.
  ///
  /// Somebody who names a file (`isNamed`) may mean a message whose fields nobody else uses; among
  /// the files of a folder such a one is any text.
  init(_ bytes: Span<UInt8>, isComplete: Bool, isNamed: Bool) {
    let head = bytes.extracting(first: Self.headLength)
    let isComplete = isComplete && head.count == bytes.count
    if let packing = Packing(head) {
      self = .packed(packing)
      return
    }
    // Old Macintosh files end lines with CR.
    let hasOnlyCR = head.firstIndex(of: 0x0A) == nil && head.firstIndex(of: 0x0D) != nil
    let lineEnd: UInt8 = hasOnlyCR ? 0x0D : 0x0A
    var start = head.has("\u{FEFF}") ? 3 : 0
    while start < head.count, Self.isBlankLine(head[start]) { start += 1 }
    guard start < head.count else {
      self = isComplete ? .empty : .other(nil)
      return
    }
    var rule = SeparatorRule(lineEnd: lineEnd)
    // Zeros that a crash of the file system left before the first line.
    var fromStart = start
    while fromStart < head.count, head[fromStart] == 0 { fromStart += 1 }
    if let separator = rule.opens(at: fromStart, in: head, isComplete: isComplete) {
      self = .mbox(start: separator.messageStart, rule, separator.date)
      return
    }
    if RecordLine.begins(head.extracting(start...)) {
      self = .records(start: start)
      return
    }
    if let appearance = FileSignature.appearance(of: head) {
      self = .other(appearance)
      return
    }
    if let emlx = Self.emlx(head, isComplete: isComplete) {
      self = emlx
      return
    }
    let lines = HeaderLines(head, from: start, isComplete: isComplete, lineEnd: lineEnd)
    if !lines.startsWithField, lines.knownFields > 0 || Self.resembles("From ", head, at: start),
      Self.hasSeparator(in: head, from: start, rule: rule)
    {
      self = .mbox(start: 0, rule, nil)
    } else if lines.knownFields > 0 || isNamed && lines.startsWithField {
      self = .message
    } else {
      self = DamagedHead.isMail(head) ? .message : .other(nil)
    }
  }

  private static func isBlankLine(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || byte == 0x20 || byte == 0x09
  }

  /// A frame is one when a header follows its first line, and a property list does where all of the
  /// file is at hand.
  private static func emlx(_ head: Span<UInt8>, isComplete: Bool) -> ContentKind? {
    guard let (start, count) = EmlxFrame.firstLine(of: head) else { return nil }
    let lines = HeaderLines(head, from: start, isComplete: isComplete, lineEnd: 0x0A)
    guard lines.startsWithField, count != nil || EmlxFrame.lastList(in: head) != nil else {
      return nil
    }
    return .emlx(start: start, count: count)
  }

  /// Whether at least three of the bytes are those of `text`.
  private static func resembles(_ text: StaticString, _ bytes: Span<UInt8>, at start: Int) -> Bool {
    var hits = 0
    for index in 0..<text.utf8CodeUnitCount where start + index < bytes.count {
      if unsafe bytes[start + index] == text.utf8Start[index] { hits += 1 }
    }
    return hits >= 3
  }

  /// An mbox whose first line is damaged is known by a separator further down, with a date and
  /// behind an empty line.
  private static func hasSeparator(
    in head: Span<UInt8>, from start: Int, rule: SeparatorRule
  ) -> Bool {
    var place = start
    while let found = head.firstIndex(of: rule.lineEnd, before: UInt8(ascii: "F"), from: place) {
      place = found + 1
      guard found > start, head[found - 1] == rule.lineEnd || head[found - 1] == 0x0D,
        case .yes(let separator) = rule.judge(at: found + 1, in: head, isComplete: false)
      else { continue }
      if separator.date != nil { return true }
    }
    return false
  }
}
