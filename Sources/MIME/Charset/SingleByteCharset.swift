/// A charset whose first half is ASCII and whose second half gives each byte one character.
enum SingleByteCharset: UInt8, CaseIterable, Sendable {
  case windows874, windows1250, windows1251, windows1252, windows1253, windows1254, windows1255
  case windows1256, windows1257, windows1258
  case iso8859part2, iso8859part3, iso8859part4, iso8859part5, iso8859part6, iso8859part7
  case iso8859part8, iso8859part10, iso8859part13, iso8859part14, iso8859part15, iso8859part16
  case koi8r, koi8u, ibm866, ibm850, macintosh, macCyrillic

  /// The characters of the bytes 0x80 to 0xFF, 128 in all; U+FFFD where there is none.
  var upperHalf: StaticString { windowsTable ?? iso8859Table ?? otherTable ?? "" }
}
