import Bytes

/// Signs in a decoded text that something was done to it, all of them cheap to see.
struct TextSigns: OptionSet, Sendable {
  let rawValue: UInt16

  static let controls = TextSigns(rawValue: 1)
  static let caret = TextSigns(rawValue: 2)
  static let longLine = TextSigns(rawValue: 4)
  static let backslash = TextSigns(rawValue: 8)
  static let plus = TextSigns(rawValue: 16)
  static let ampersand = TextSigns(rawValue: 32)
  static let tag = TextSigns(rawValue: 64)
  static let endsDialogue = TextSigns(rawValue: 128)
  static let beyondASCII = TextSigns(rawValue: 256)
  /// `Content-T` or `Content T`, as in the names of the fields that describe content.
  static let contentField = TextSigns(rawValue: 512)

  /// What the menders of a text know.
  static let mendable = TextSigns(rawValue: 511)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The signs that stand in a text of UTF-8 with LF at line ends.
  init(_ text: Span<UInt8>) {
    self = Self.marks(text)
    if LineLimit.isBroken(text) { insert(.longLine) }
    if Self.endsDialogue(text) { insert(.endsDialogue) }
  }

  private static func marks(_ text: Span<UInt8>) -> TextSigns {
    var signs: TextSigns = text.isASCII ? [] : .beyondASCII
    for index in bytes.indices where text.offset(of: bytes[index].0, in: text.indices) != nil {
      signs.insert(bytes[index].1)
    }
    var place = 0
    while let found = text.offset(of: UInt8(ascii: "C"), in: place..<text.count) {
      if text.begins(with: "Content-T", at: found) || text.begins(with: "Content T", at: found) {
        signs.insert(.contentField)
        break
      }
      place = found + 1
    }
    return signs
  }

  private static let bytes: InlineArray<7, (UInt8, TextSigns)> = [
    (0x1B, .controls), (0x08, .controls), (UInt8(ascii: "^"), .caret),
    (UInt8(ascii: "\\"), .backslash), (UInt8(ascii: "+"), .plus), (UInt8(ascii: "&"), .ampersand),
    (UInt8(ascii: "<"), .tag),
  ]

  // MARK: - The end

  /// Whether the last lines are a `.` alone and what is said behind it.
  private static func endsDialogue(_ text: Span<UInt8>) -> Bool {
    var end = text.trimmed(text.indices).upperBound
    for _ in 0..<3 {
      var start = end
      while start > 0, text[start - 1] != .lineFeed, end - start < 200 { start -= 1 }
      guard start > 0, text[start - 1] == .lineFeed else { return false }
      if end - start == 1, text[start] == UInt8(ascii: ".") { return true }
      guard isOfDialogue(text.extracting(start..<end)) else { return false }
      end = text.trimmed(0..<start).upperBound
    }
    return false
  }

  /// Whether a line is a command or an answer that ends an SMTP dialogue.
  static func isOfDialogue(_ line: Span<UInt8>) -> Bool {
    line.isEmpty || line.equals("quit", in: line.indices) || line.begins(with: "250 ", at: 0)
      || line.begins(with: "221 ", at: 0)
  }
}
