/// What is kept of every first contact besides its `MessageEntry`: 40 bytes.
struct ReportFacts: Sendable {
  /// Stands for a name that isn't known.
  static let none = UInt32.max
  /// Stands for a release of which the name was forgotten.
  static let forgotten = UInt32.max - 1

  /// The symptoms, one bit each.
  var symptoms: UInt64
  /// Tells texts that say the same.
  var sketch: TextSketch
  /// The number of app and version in `GatheredNames`, at last in `InboxNames.releases`.
  var release: UInt32
  /// The number in `InboxNames.systems`; none also where only the mail program tells it.
  var system: UInt32
  /// The number in `InboxNames.devices`; where there is no release, the number of the reason for that.
  var device: UInt32
  /// Where the text of its Message-ID begins in `Tally.messageIDs`: one byte for its length first.
  var messageID: UInt32
}

extension ReportFacts {
  mutating func renumber(_ numbers: GatheredNames.Renumbering) {
    if release != Self.none { device = numbers.device(device) }
    release = numbers.release(release)
    system = numbers.system(system)
  }
}
