extension String {
  /// The text in lower case, each character by itself (the simple mapping of Unicode), so that
  /// addresses don't grow.
  var simplyLowercased: String {
    var lowercase: [UInt8] = []
    lowercase.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if scalar.isASCII {
        lowercase.append(UInt8(truncatingIfNeeded: scalar.value).asciiLowercased)
      } else if scalar == "\u{130}" {
        // The only letter whose full mapping has two characters.
        lowercase.append(UInt8(ascii: "i"))
      } else {
        lowercase.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
    return String(decoding: lowercase, as: UTF8.self)
  }
}
