/// A fact of the record and what it rests on.
package struct FactGround: Hashable, Sendable {
  /// Where a value was taken from.
  package enum Origin: Hashable, Sendable {
    /// A block, by its place in `blocks`.
    case block(Int)
    case subject
    case mailer
    /// The table of devices, by the model.
    case deviceTable
    /// The table of builds, by the system's build.
    case buildTable
    /// It is certain from the device.
    case deviceFamily
    case configuration
  }

  package var fact: ExplainedFact
  package var value: String
  package var origin: Origin
  /// The bytes, or nil for what no bytes state.
  package var place: BytePlace?
}
