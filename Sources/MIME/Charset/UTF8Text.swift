/// Text that is UTF-8 or said to be (RFC 3629): it is checked, not converted.
enum UTF8Text {
  /// What was found while text was checked.
  struct Outcome {
    /// Whether all of it was valid.
    var isValid = true
    /// Whether a valid character of more than one byte occurred.
    var hasCharacters = false
    /// Sequences that were none.
    var faults = 0
    /// Whether the only fault is a character that the end cuts off.
    var isOnlyCut = false
  }

  /// Whether `bytes` are UTF-8.
  static func isValid(_ bytes: Span<UInt8>) -> Bool {
    (try? UTF8Span(validating: bytes)) != nil
  }

  /// Appends `bytes`, with one U+FFFD for each bad sequence.
  static func repair(_ bytes: Span<UInt8>, into text: inout [UInt8]) -> Outcome {
    var outcome = Outcome()
    var rest = bytes
    while true {
      do throws(UTF8.ValidationError) {
        let valid = try UTF8Span(validating: rest)
        if !valid.isKnownASCII { outcome.hasCharacters = true }
        text.append(contentsOf: rest)
        return outcome
      } catch {
        let bad = error.byteOffsets
        let valid = rest.extracting(0..<bad.lowerBound)
        if !valid.isASCII { outcome.hasCharacters = true }
        text.append(contentsOf: valid)
        if let scalar = pair(rest, at: bad.lowerBound) {
          text.append(scalar)
          outcome.hasCharacters = true
          outcome.isValid = false
          rest = rest.extracting(bad.lowerBound + 6..<rest.count)
          continue
        }
        text.appendReplacementCharacter()
        outcome.faults += 1
        outcome.isOnlyCut =
          outcome.isValid && bad.upperBound == rest.count && error.kind == .truncatedScalar
        outcome.isValid = false
        rest = rest.extracting(bad.upperBound..<rest.count)
      }
    }
  }

  /// The character whose two surrogates were encoded as three bytes each (CESU-8), or nil.
  private static func pair(_ bytes: Span<UInt8>, at start: Int) -> Unicode.Scalar? {
    guard start + 6 <= bytes.count, bytes[start] == 0xED, bytes[start + 1] & 0xF0 == 0xA0,
      bytes[start + 3] == 0xED, bytes[start + 4] & 0xF0 == 0xB0,
      bytes[start + 2] & 0xC0 == 0x80, bytes[start + 5] & 0xC0 == 0x80
    else { return nil }
    let high = UInt32(bytes[start + 1] & 0x0F) << 6 | UInt32(bytes[start + 2] & 0x3F)
    let low = UInt32(bytes[start + 4] & 0x0F) << 6 | UInt32(bytes[start + 5] & 0x3F)
    return Unicode.Scalar(0x10000 + high << 10 + low)
  }
}
