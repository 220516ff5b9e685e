/// Names as they are compared and shown: without signs that nobody sees.
package enum CleanName {
  /// The name without control, direction and zero-width characters, blanks run together.
  package static func text(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 > 32 && $0 < 127 }) { return name }
    var result = String.UnicodeScalarView()
    var blank = false
    for scalar in name.unicodeScalars {
      if scalar.properties.isWhitespace || scalar.value == 0xA0 {
        blank = !result.isEmpty
        continue
      }
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned: continue
      default: break
      }
      if blank { result.append(" ") }
      blank = false
      result.append(scalar)
    }
    return String(result)
  }

  /// What two spellings of one name have in common: clean, in lower case, full-width letters as
  /// ASCII.
  package static func key(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text(name).unicodeScalars {
      if (0xFF01...0xFF5E).contains(scalar.value), let ascii = Unicode.Scalar(scalar.value - 0xFEE0)
      {
        result.append(ascii)
      } else {
        result.append(scalar)
      }
    }
    return String(result).lowercased()
  }
}
