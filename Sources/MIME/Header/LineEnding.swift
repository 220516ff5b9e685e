/// The byte that ends the lines of a message.
///
/// A file of the old Mac OS, or one that was copied by a program that took it for one, has CR alone.
enum LineEnding: Sendable {
  /// LF or CRLF, in any mixture; CRs before the LF belong to the line end.
  case lineFeed
  /// CR alone.
  case carriageReturn

  /// How much of a message decides.
  private static let sample = 64 << 10

  /// The line end of a message: CR if its first 64 KiB hold one and no LF.
  init(of bytes: Span<UInt8>) {
    let start = 0..<min(bytes.count, Self.sample)
    let hasLineFeed = bytes.offset(of: .lineFeed, in: start) != nil
    self =
      hasLineFeed || bytes.offset(of: .carriageReturn, in: start) == nil
      ? .lineFeed : .carriageReturn
  }
}
