import Bytes
import Records

/// Where one message lies in a window.
struct MessageSlice {
  /// Bytes from the start of the window.
  var start: Int
  var count: Int
  /// The place in `places` that says what file it belongs to.
  var place: Int
  /// The date of the From_ line.
  var envelopeDate: Timestamp?
  /// Whether one `>` comes off lines such as `>From `.
  var isQuoted: Bool
  var isTruncated: Bool
}

/// The file that a run of slices belongs to.
struct MessagePlace {
  var path: String
  /// What is added to a place in the window to have the place in the file.
  var offsetInFile: Int
  var fileDate: Timestamp?
  var folder: String?
  var flags: MessageOrigin.Flags = []
}
