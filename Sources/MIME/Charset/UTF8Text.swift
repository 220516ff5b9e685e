/// Text that is UTF-8 or said to be (RFC 3629): it is checked, not converted.
enum UTF8Text {
  /// What was found while text was checked.
  struct Outcome {
    /// Whether all of it was valid.
    var isValid = true
    /// Whether a valid character of more than one byte occurred.
    var hasCharacters = false
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
        text.appendReplacementCharacter()
        outcome.isOnlyCut =
          outcome.isValid && bad.upperBound == rest.count && error.kind == .truncatedScalar
        outcome.isValid = false
        rest = rest.extracting(bad.upperBound..<rest.count)
      }
    }
  }
}
