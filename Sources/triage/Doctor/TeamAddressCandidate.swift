/// An address that first contacts go to and that nobody configured.
struct TeamAddressCandidate: Hashable, Sendable {
  let address: String
  /// The app that nearly all of its mail is about; nil: several, or none is named.
  let app: String?
  /// Replies that come from it.
  let replies: Int
}

extension InboxLook {
  /// The addresses that a tenth of the first contacts went to, at least three.
  var teamCandidates: [TeamAddressCandidate] {
    let all = recipients.sorted.prefix(6).filter { $0.count >= 3 && $0.count * 10 >= contacts }
    let names = appNames
    return all.map { address, _ in
      let own = names.map {
        (name: $0.name, count: recipientsOfApps.counts[address + "\t" + $0.key] ?? 0)
      }
      let total = own.reduce(0) { $0 + $1.count }
      let most = own.max { $0.count < $1.count }
      let isOwn = names.count > 1 && total > 0 && (most?.count ?? 0) * 10 >= total * 9
      return TeamAddressCandidate(
        address: address, app: isOwn ? most?.name : nil, replies: repliers.counts[address] ?? 0)
    }
  }
}
