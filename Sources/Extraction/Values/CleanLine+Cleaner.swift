import Bytes

extension CleanLine {
  /// Makes the form for matching, and remembers where each byte comes from.
  struct Cleaner {
    private(set) var bytes: [UInt8] = []
    private(set) var origins: [Int32] = []
    private(set) var plusIsBlank = false
    /// `Optional(` that were opened and not closed.
    private var wrappers = 0

    init(capacity: Int) {
      bytes.reserveCapacity(capacity)
      origins.reserveCapacity(capacity + 1)
    }

    /// Reads all of `text`.
    mutating func read(_ text: Span<UInt8>) {
      plusIsBlank = Self.showsPlusForBlank(text)
      var offset = 0
      while let visible = CleanLine.nextVisible(in: text, from: offset, before: text.count) {
        offset = visible.offset + visible.length
        let plain = Self.plain(visible.scalar, plusIsBlank: plusIsBlank)
        if plain < 0x80 {
          append(UInt8(truncatingIfNeeded: plain), from: visible.offset)
        } else if wrappers == 0 || (plain != 0x201C && plain != 0x201D) {
          for place in visible.offset..<offset { push(text[place], from: place) }
        }
      }
      origins.append(Int32(truncatingIfNeeded: text.count))
    }

    /// The ASCII character that stands for `scalar` in matching, or itself.
    private static func plain(_ scalar: UInt32, plusIsBlank: Bool) -> UInt32 {
      switch scalar {
      case 0x2B: plusIsBlank ? 0x20 : 0x2B
      case _ where CleanLine.isSpace(scalar): 0x20
      case 0xFF01...0xFF5E: scalar - 0xFEE0
      case 0x3001, 0xFF64: 0x2C
      default: scalar
      }
    }

    private mutating func push(_ byte: UInt8, from origin: Int) {
      bytes.append(byte)
      origins.append(Int32(truncatingIfNeeded: origin))
    }

    private mutating func append(_ byte: UInt8, from origin: Int) {
      if wrappers > 0 {
        if byte == UInt8(ascii: "\"") { return }
        if byte == UInt8(ascii: ")") {
          wrappers -= 1
          return
        }
      }
      push(byte, from: origin)
      if byte == UInt8(ascii: "(") { takeOptional() }
    }

    /// Takes `Optional(` off again when that is what stands at the end.
    private mutating func takeOptional() {
      let word: StaticString = "Optional("
      let start = bytes.count - word.utf8CodeUnitCount
      guard start >= 0, start == 0 || !bytes[start - 1].isWord else { return }
      for place in 0..<word.utf8CodeUnitCount
      where unsafe bytes[start + place] != word.utf8Start[place] { return }
      bytes.removeLast(word.utf8CodeUnitCount)
      origins.removeLast(word.utf8CodeUnitCount)
      wrappers += 1
    }

    /// Whether blanks came as `+`: `OS:+iOS+17.2`, nowhere a blank.
    private static func showsPlusForBlank(_ text: Span<UInt8>) -> Bool {
      var afterColon = false
      var pluses = 0
      for offset in 0..<text.count {
        if text[offset].isBlank { return false }
        if text[offset] >= 0xC2, CleanLine.isSpace(text.scalar(at: offset).value) { return false }
        guard text[offset] == UInt8(ascii: "+") else { continue }
        pluses += 1
        if offset > 0, text[offset - 1] == UInt8(ascii: ":") { afterColon = true }
      }
      return afterColon || pluses > 2
    }
  }
}
