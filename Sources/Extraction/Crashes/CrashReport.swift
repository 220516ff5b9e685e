import Records

/// A crash and what its report says about app, system and device.
struct CrashReport: Hashable, Sendable {
  var crash: CrashFacts
  /// The facts as lines with labels, in the form in which apps write them into mails.
  var block: [UInt8] = []

  init(_ crash: CrashFacts) { self.crash = crash }

  /// Adds a line to the block; a fact that the report lacks adds none.
  mutating func add(_ label: StaticString, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    block += label.description.utf8
    block += ": ".utf8
    block += value.utf8.lazy.map { $0 == UInt8(ascii: "\n") ? 0x20 : $0 }
    block.append(UInt8(ascii: "\n"))
  }
}
