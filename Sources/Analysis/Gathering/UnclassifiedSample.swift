/// Some of the first contacts that name no app, for each reason.
///
/// Those with the smallest hashes are kept, so the order of mail doesn't matter.
struct UnclassifiedSample: Sendable {
  struct Mail: Sendable {
    let digest: UInt64
    let path: String
    let offset: Int
    let subject: String?

    func precedes(_ other: Mail) -> Bool {
      if digest != other.digest { return digest < other.digest }
      if path != other.path { return path.utf8.lexicographicallyPrecedes(other.path.utf8) }
      return offset < other.offset
    }
  }

  private static let quota = 64
  private(set) var mails: [Unclassified.Reason: [Mail]] = [:]

  init() {}

  /// Whether a mail of this digest may be kept.
  func wants(_ digest: UInt64, reason: Unclassified.Reason) -> Bool {
    guard let kept = mails[reason], kept.count >= Self.quota, let last = kept.last else {
      return true
    }
    return digest <= last.digest
  }

  mutating func insert(_ mail: Mail, reason: Unclassified.Reason) {
    var kept = mails.removeValue(forKey: reason) ?? []
    if let place = kept.firstIndex(where: { $0.digest == mail.digest }) {
      if mail.precedes(kept[place]) { kept[place] = mail }
    } else {
      let place = kept.firstIndex { mail.precedes($0) } ?? kept.count
      kept.insert(mail, at: place)
      if kept.count > Self.quota { kept.removeLast() }
    }
    mails[reason] = kept
  }
}
