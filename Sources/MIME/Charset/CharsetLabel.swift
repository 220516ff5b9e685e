/// The name of a charset as mail carries it, cleaned.
///
/// Case, quotes, blanks and what stands behind a `;` or `,` say nothing. Names are compared by
/// their letters and digits alone, so `ISO_8859 15`, `iso8859-15` and `'ISO-8859-15'` are one.
struct CharsetLabel {
  /// The label in lower case with `-` for `_`: the form that iconv is asked for.
  private(set) var name = ""
  /// Its letters and digits.
  private(set) var key = ""

  /// A cleaned label; empty for one that is too long to be a name.
  init(_ label: String) {
    let utf8 = label.utf8
    guard utf8.count <= MessageLimits.charsetLabelBytes else { return }
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") {
        if bytes.isEmpty { continue }
        break
      }
      if byte.isWhiteSpace || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { continue }
      bytes.append(byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : byte.asciiLowercased)
    }
    if bytes.starts(with: [UInt8(ascii: "="), UInt8(ascii: "?")]) {
      bytes = Array(bytes.dropFirst(2).prefix { $0 != UInt8(ascii: "?") })
    }
    let prefix = Array("charset=".utf8)
    if bytes.starts(with: prefix) { bytes.removeFirst(prefix.count) }
    while let last = bytes.last, !last.isASCIILetter, !last.isASCIIDigit { bytes.removeLast() }
    name = String(decoding: bytes, as: UTF8.self)
    key = String(decoding: bytes.filter { $0.isASCIILetter || $0.isASCIIDigit }, as: UTF8.self)
  }

  /// Whether iconv may be asked for the name.
  ///
  /// A `/` would give it instructions, and its forms for memory (`INTERNAL`, `WCHAR_T`, UCS) are
  /// nothing that mail carries.
  var isFitForIconv: Bool {
    guard !name.isEmpty, !key.utf8.starts(with: "internal".utf8),
      !key.utf8.starts(with: "wchar".utf8), !key.utf8.starts(with: "ucs".utf8),
      !key.utf8.starts(with: "unicode".utf8), !key.utf8.starts(with: "iso10646".utf8)
    else { return false }
    return name.utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "+")
    }
  }

  /// The names that iconv is asked for, one after another.
  var iconvNames: [String] {
    switch key {
    // What glibc calls otherwise than the register of IANA does.
    case "ptcp154", "csptcp154", "cp154", "cyrillicasian": ["PT154"]
    case _ where key.utf8.starts(with: "cp".utf8) && key != name: [name, key]
    default: name.utf8.starts(with: "x-".utf8) ? [name, String(name.dropFirst(2))] : [name]
    }
  }
}
