import Bytes

/// Lines of a mailbox of records that lie in one window.
struct RecordRun: Sendable {
  let loan: WindowLoan
  /// Bytes from the start of the window.
  let range: Range<Int>
  let path: String
  /// What is added to a place in the window to have the place in the file.
  let offsetInFile: Int

  func lend(to body: (Span<UInt8>) -> Void, outcome: inout BatchOutcome) {
  }
}
