/// A mail address as people write it in options and configuration files.
enum MailAddressText {
  /// What to write instead.
  static let hint = "Write one address: me@example.org."

  /// Whether the text is one address without a name: no blanks, no list, one `@`.
  static func isAddress(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && text.utf8.count <= 254
      && text.utf8.allSatisfy { $0 > 32 && $0 != 127 && !"<>()[],;:\"\\".utf8.contains($0) }
  }

  /// Whether the address may stand in a header field as it is.
  static func isASCIIAddress(_ text: String) -> Bool {
    isAddress(text) && text.utf8.allSatisfy { $0 < 127 }
  }
}
