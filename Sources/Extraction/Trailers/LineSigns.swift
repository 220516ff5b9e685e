import Bytes

/// What the bytes of a line show at first sight.
struct LineSigns {
  /// What the line is when it holds no facts: blank, a rule, or prose.
  private(set) var kind = BlockLine.Kind.prose
  private(set) var hasDigit = false
  private var hasSeparator = false
  private var ruleSigns = 0

  /// Whether a closer look is worth its time.
  var mayHoldFacts: Bool { kind == .prose && (hasSeparator || hasDigit || ruleSigns > 1) }

  init(_ text: Span<UInt8>, _ range: Range<Int>) {
    var others = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = text[offset]
      if byte < 0x80 {
        offset += 1
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\r"): break
        case UInt8(ascii: "\t"):
          if others > 0 { hasSeparator = true }
        case UInt8(ascii: ":"):
          hasSeparator = true
          others += 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          hasDigit = true
          others += 1
        case UInt8(ascii: "="):
          if others > 0 { hasSeparator = true }
          ruleSigns += 1
        case _ where Self.isRuleByte(byte): ruleSigns += 1
        default: others += 1
        }
      } else {
        let (scalar, length) = text.scalar(at: offset)
        offset += length
        if CleanLine.isSpace(scalar) || CleanLine.isInvisible(scalar) || scalar == 0x200C
          || scalar == 0x200D
        {
          continue
        }
        if scalar == 0xFF1A { hasSeparator = true }
        if scalar >= 0xFF10 && scalar <= 0xFF19 { hasDigit = true }
        if Self.isRuleSign(scalar) {
          ruleSigns += scalar == 0x2014 || scalar >= 0x2500 ? 2 : 1
        } else {
          others += 1
        }
      }
    }
    if others == 0, ruleSigns != 1 { kind = ruleSigns == 0 ? .blank : .rule }
  }

  static func isRuleByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "*"),
      UInt8(ascii: "~"), UInt8(ascii: "#"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  private static func isRuleSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2010...0x2015, 0x2500...0x257F, 0x2580...0x259F, 0x2212, 0x30FC, 0xFF0D, 0xFF1D, 0xFF3F,
      0x203E, 0xAF, 0x2E3A, 0x2E3B, 0x2022, 0xB7:
      true
    default: false
    }
  }
}
