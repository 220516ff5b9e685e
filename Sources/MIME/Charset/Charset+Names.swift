extension Charset {
  /// The charset of a label, or nil when it is none of those that are decoded in a way of their own.
  ///
  /// Labels mean the superset that mail programs take them for (WHATWG Encoding, section 4.2).
  init?(_ label: CharsetLabel) {
    switch label.key {
    case "", "unknown8bit", "xunknown", "unknown", "default", "binary", "8bit", "7bit", "none",
      "null", "xuserdefined", "userdefined":
      self = .undeclared
    case "usascii", "ascii", "ansix341968", "ansix341986", "iso646us", "us", "csascii", "isoir6",
      "cp367", "ibm367", "646":
      self = .ascii
    case "utf8", "unicode11utf8", "unicode20utf8", "xunicode20utf8", "csutf8", "utf8mb4", "utf",
      "cp65001", "windows65001", "65001", "xutf8", "utf8n":
      self = .utf8
    case "utf7", "unicode11utf7", "unicode20utf7", "xunicode20utf7", "csunicode11utf7", "csutf7",
      "cp65000", "xutf7":
      self = .utf7
    case "utf16", "ucs2", "unicode", "iso10646ucs2", "csunicode", "csutf16":
      self = .utf16(nil)
    case "utf16be", "ucs2be", "unicodefffe", "unicodebig", "csutf16be", "cp1201":
      self = .utf16(.bigEndian)
    case "utf16le", "ucs2le", "unicodefeff", "unicodelittle", "csutf16le", "cp1200":
      self = .utf16(.littleEndian)
    case "utf32", "ucs4", "iso10646ucs4", "csucs4", "csutf32": self = .utf32(nil)
    case "utf32be", "ucs4be", "csutf32be": self = .utf32(.bigEndian)
    case "utf32le", "ucs4le", "csutf32le": self = .utf32(.littleEndian)
    default:
      if let charset = Self.eastAsian(label.key) {
        self = charset
      } else if let table = Self.windows(label.key) ?? Self.latin(label.key)
        ?? Self.other(label.key)
      {
        self = .singleByte(table)
      } else {
        return nil
      }
    }
  }

  private static func eastAsian(_ key: String) -> Charset? {
    switch key {
    case "iso2022jp", "iso2022jp1", "iso2022jp2", "iso2022jp3", "iso2022jp2004", "iso2022jpms",
      "cp50220", "cp50221", "cp50222", "csiso2022jp", "csiso2022jp2", "jis", "jis7", "xjis":
      .iso2022JP
    case "shiftjis", "sjis", "xsjis", "windows31j", "cp932", "mskanji", "csshiftjis", "ms932",
      "windows932", "cswindows31j", "ibm943", "cp943", "sjiswin", "xmscp932", "shiftjisx0213":
      .shiftJIS
    case "eucjp", "xeucjp", "ujis", "cseucpkdfmtjapanese", "eucjpms", "eucjpwin", "cp51932",
      "cp20932":
      .eucJP
    case "gb2312", "gb231280", "gbk", "xgbk", "cp936", "windows936", "euccn", "gb18030", "gb",
      "csgb2312", "chinese", "isoir58", "csiso58gb231280", "xeuccn", "ms936", "cp54936", "cngb":
      .gb18030
    case "hzgb2312", "hz", "hzgb", "cp52936", "chz": .hz
    case "big5", "big5eten", "xxbig5", "cnbig5", "csbig5", "big5hkscs", "cp950", "windows950",
      "xbig5", "ms950", "bigfive", "big5tw":
      .big5
    case "ksc56011987", "ksc56011989", "ksc5601", "euckr", "xwindows949", "windows949", "cp949",
      "uhc", "korean", "isoir149", "csksc56011987", "cseuckr", "ms949", "cp51949", "kscoutlook":
      .koreanUHC
    default: nil
    }
  }

  private static func windows(_ key: String) -> SingleByteCharset? {
    switch key {
    case "iso88591", "latin1", "l1", "cp819", "ibm819", "isoir100", "csisolatin1", "isolatin1",
      "iso885911987", "windows1252", "cp1252", "xcp1252", "xansi", "ansi", "ms1252", "win1252",
      "msansi", "1252":
      .windows1252
    case "windows1250", "cp1250", "xcp1250", "mswindows1250", "win1250", "ms1250", "msee", "1250":
      .windows1250
    case "windows1251", "cp1251", "xcp1251", "win1251", "ms1251", "mscyrl", "ansi1251", "1251":
      .windows1251
    case "windows1253", "cp1253", "xcp1253", "win1253", "ms1253", "msgreek", "1253": .windows1253
    case "windows1254", "cp1254", "xcp1254", "win1254", "ms1254", "msturk", "iso88599", "latin5",
      "l5", "csisolatin5", "isoir148", "iso885991989", "cp920":
      .windows1254
    case "windows1255", "cp1255", "xcp1255", "win1255", "ms1255", "mshebr": .windows1255
    case "windows1256", "cp1256", "xcp1256", "win1256", "ms1256", "msarab": .windows1256
    case "windows1257", "cp1257", "xcp1257", "win1257", "ms1257", "winbaltrim": .windows1257
    case "windows1258", "cp1258", "xcp1258", "win1258", "ms1258": .windows1258
    case "windows874", "cp874", "ms874", "iso885911", "tis620", "tis6200", "dos874", "ibm874",
      "iso8859112001", "tis62025331", "cstis620":
      .windows874
    default: nil
    }
  }

  private static func latin(_ key: String) -> SingleByteCharset? {
    switch key {
    case "iso88592", "latin2", "l2", "isoir101", "csisolatin2", "iso885921987": .iso8859part2
    case "iso88593", "latin3", "l3", "isoir109", "csisolatin3", "iso885931988": .iso8859part3
    case "iso88594", "latin4", "l4", "isoir110", "csisolatin4", "iso885941988": .iso8859part4
    case "iso88595", "cyrillic", "isoir144", "csisolatincyrillic", "iso885951988": .iso8859part5
    case "iso88596", "arabic", "isoir127", "csisolatinarabic", "iso885961987", "iso88596i",
      "iso88596e", "ecma114", "asmo708", "csiso88596i", "csiso88596e":
      .iso8859part6
    case "iso88597", "greek", "greek8", "isoir126", "csisolatingreek", "iso885971987", "ecma118",
      "elot928", "suneugreek":
      .iso8859part7
    case "iso88598", "hebrew", "isoir138", "csisolatinhebrew", "iso885981988", "iso88598i",
      "iso88598e", "logical", "visual", "csiso88598i", "csiso88598e":
      .iso8859part8
    case "iso885910", "latin6", "l6", "isoir157", "csisolatin6", "iso8859101992": .iso8859part10
    case "iso885913", "latin7", "l7", "isoir179", "csiso885913": .iso8859part13
    case "iso885914", "latin8", "l8", "isoir199", "csiso885914", "isoceltic": .iso8859part14
    case "iso885915", "latin9", "latin0", "l9", "isoir203", "csiso885915", "csisolatin9":
      .iso8859part15
    case "iso885916", "latin10", "l10", "isoir226", "csiso885916", "iso8859162001": .iso8859part16
    default: nil
    }
  }

  private static func other(_ key: String) -> SingleByteCharset? {
    switch key {
    case "koi8r", "koi", "koi8", "cskoi8r", "cp20866": .koi8r
    case "koi8u", "cskoi8u", "cp21866": .koi8u
    case "ibm866", "cp866", "866", "csibm866", "dos866": .ibm866
    case "ibm850", "cp850", "850", "csibm850", "csibm00850", "dos850", "pc850multilingual": .ibm850
    case "macintosh", "xmacroman", "mac", "macroman", "csmacintosh", "cp10000", "xmac",
      "applemacintosh":
      .macintosh
    case "xmaccyrillic", "maccyrillic", "xmacukrainian", "macukrainian", "cp10007", "maccyr":
      .macCyrillic
    default: nil
    }
  }
}
