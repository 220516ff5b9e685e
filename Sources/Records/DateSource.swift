internal import JSON

/// Where the date of a message was taken from, in the order of preference.
package enum DateSource: String, CaseIterable, Sendable {
  /// The `Date` field.
  case date
  /// The topmost `Received` field that has a date.
  case received
  /// The `From_` line of an mbox.
  case envelope
  /// The Maildir name, the property list of an emlx, the file's last change.
  case file
}

extension DateSource: JSONWritable {}
