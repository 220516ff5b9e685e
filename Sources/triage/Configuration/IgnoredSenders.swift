import Records

/// Senders whose mail counts nowhere (`ignore` in the configuration).
struct IgnoredSenders: Hashable, Sendable {
  /// In lower case.
  private(set) var addresses: Set<[UInt8]> = []
  private(set) var domains: Set<[UInt8]> = []
  /// The team's own addresses, which a domain doesn't stand for.
  var team: Set<[UInt8]> = []

  /// Adds an address in lower case, or `@` and a domain.
  mutating func insert(_ sender: String) {
    let bytes = [UInt8](sender.utf8)
    if bytes.first == UInt8(ascii: "@") {
      domains.insert(Array(bytes.dropFirst()))
    } else {
      addresses.insert(bytes)
    }
  }

  /// Whether a message counts nowhere: by its sender, which is the Reply-To where a form writes in
  /// the name of the team.
  func contain(_ record: borrowing MessageRecord) -> Bool {
    if addresses.isEmpty && domains.isEmpty { return false }
    if contain(record.from.address) { return true }
    guard let from = record.from.address, team.contains([UInt8](from.utf8)) else { return false }
    return contain(record.replyTo.address)
  }

  private func contain(_ address: String?) -> Bool {
    guard let address else { return false }
    let bytes = [UInt8](address.utf8)
    let plain = AddressTag.removed(from: bytes)
    if addresses.contains(bytes) || addresses.contains(plain) { return true }
    guard !domains.isEmpty, !team.contains(bytes), !team.contains(plain),
      let at = bytes.lastIndex(of: UInt8(ascii: "@"))
    else { return false }
    return domains.contains(Array(bytes[(at + 1)...]))
  }
}
