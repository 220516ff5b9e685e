/// How text of a charset is decoded.
enum Charset: Hashable, Sendable {
  /// No charset was named, or a name that says nothing: the bytes decide.
  case undeclared
  /// A name that nobody knows: the bytes decide as well.
  case unknown
  /// US-ASCII; what goes beyond it is UTF-8 or windows-1252.
  case ascii
  case utf8
  case utf7
  case utf16(UnicodeText.ByteOrder?)
  case utf32(UnicodeText.ByteOrder?)
  case singleByte(SingleByteCharset)
  /// ISO-2022-JP with all its extensions.
  case iso2022JP
  /// HZ of RFC 1843: GB 2312 in seven bits.
  case hz
  case shiftJIS
  case eucJP
  case gb18030
  case big5
  case koreanUHC
  /// One that libc's iconv knows by this name.
  case iconv(String)
}
