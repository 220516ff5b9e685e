/// A run of messages of one mailbox in a state.
package struct StateSegment: Hashable, Sendable {
  package let id: Int
  /// The number of the mailbox.
  package let mailbox: Int
  let sum: Int
}
