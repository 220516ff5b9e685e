extension String {
  /// The text in lower case, each character by itself (the simple mapping of Unicode), so that
  /// addresses don't grow.
  var simplyLowercased: String {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
    }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      // The only letter whose full mapping has two characters.
      if scalar == "\u{130}" {
        scalars.append("i")
      } else {
        scalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String(scalars)
  }
}
