/// Free text of a header field as encoded-words (RFC 2047).
enum EncodedWord {
  private static let start = "=?utf-8?B?"
  private static let end = "?="

  /// Whether a reader might take the plain text for an encoded-word.
  static func looksEncoded(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { $0 == (0x3D, 0x3F) }
  }

  /// The words, a folded line each; none is longer than 75 characters or cuts a character.
  ///
  /// - Parameter column: Characters that stand before the first word in its line.
  static func words(for text: String, after column: Int) -> String {
    var words: [String] = []
    var bytes: [UInt8] = []
    func close() {
      var encoded: [UInt8] = []
      Base64.append(bytes[...], to: &encoded)
      words.append(start + String(decoding: encoded, as: UTF8.self) + end)
      bytes = []
    }
    for scalar in text.unicodeScalars {
      let more = Array(String(scalar).utf8)
      let taken = (words.isEmpty ? column : 1) + start.utf8.count + end.utf8.count
      if (bytes.count + more.count + 2) / 3 * 4 > 75 - taken { close() }
      bytes += more
    }
    if !bytes.isEmpty { close() }
    return words.joined(separator: "\r\n ")
  }
}
