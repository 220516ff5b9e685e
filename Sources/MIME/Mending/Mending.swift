/// What of a mail is written anew before it is read.
struct Mending: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The file as a whole and the header of the mail.
  static let header = Mending(rawValue: 1)
  /// The delimiter lines and the headers of the parts.
  static let parts = Mending(rawValue: 2)
}
