import CommandLineKit

extension Arguments {
  /// The value of an option as a mail address, or nil when it was not given.
  ///
  /// Letters outside ASCII, blanks and lists are refused: the address goes into a header as it is.
  func mailAddress(_ name: String) throws(UsageError) -> String? {
    guard let text = value(name) else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    let isClean = text.utf8.allSatisfy { byte in
      (33...126).contains(byte) && !"<>()[],;:\"\\".utf8.contains(byte)
    }
    guard isClean, parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), text.utf8.count <= 254
    else {
      throw UsageError(
        "--\(name): \"\(text)\" is not a mail address", hint: "Write one address: me@example.org.")
    }
    return text
  }
}
