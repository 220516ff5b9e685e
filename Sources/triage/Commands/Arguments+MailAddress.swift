import CommandLineKit

extension Arguments {
  /// The value of an option as a mail address, or nil when it was not given.
  ///
  /// Letters outside ASCII, blanks and lists are refused: the address goes into a header as it is.
  func mailAddress(_ name: String) throws(UsageError) -> String? {
    guard let text = value(name) else { return nil }
    guard MailAddressText.isASCIIAddress(text) else {
      throw UsageError(
        "--\(name): \"\(text)\" is not a mail address", hint: MailAddressText.hint)
    }
    return text
  }
}
