import Bytes
import Records

/// What is kept of every message: 40 bytes.
///
/// Message-IDs, addresses and digests are kept as hashes, of which 0 means "none".
struct MessageEntry: Sendable {
  /// Facts that need one bit.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// The message's own date was missing or contradicts its Received line.
    static let redated = Flags(rawValue: 1)
    /// The first of `addresses` is the address to answer to, as it differs from the sender's.
    static let hasReplyTo = Flags(rawValue: 2)
    /// The message counts nowhere; only its mailbox counts it.
    static let ignored = Flags(rawValue: 4)
  }

  var messageID: UInt64
  var digest: UInt64
  var sender: UInt64
  /// Seconds since 1970 of the date that is believed if it isn't in the future; 0: none.
  var date: UInt32
  /// Seconds since 1970 of the Received line; 0: none.
  var received: UInt32
  /// `SubjectKey`; 0: none.
  var subject: UInt32
  var kind: MessageKind
  var flags: Flags
  /// How many of the message ids in `Tally.references` are this message's.
  var referenceCount: UInt8
  /// How many of the people in `Tally.addresses` are this message's: where answers go, recipients.
  var addressCount: UInt8
}
