import Bytes
import Extraction
import Records

/// What `triage doctor` counts over the mail of an inbox.
struct InboxLook: Sendable {
  /// Subjects of first contacts without an app that are kept.
  private static let subjectLimit = 2_000
  /// Names that are longer are none (`reliability.md`, section 2), in UTF-8.
  private static let nameLimit = 400

  private(set) var messages = 0
  private(set) var kinds: [MessageKind: Int] = [:]
  private(set) var firstDate: Timestamp?
  private(set) var lastDate: Timestamp?
  /// Messages from senders that the configuration ignores; they are in no other number.
  private(set) var ignored = 0
  /// Messages with a warning.
  private(set) var damaged = 0
  /// By mailbox: an mbox, a Maildir, a folder of single messages.
  private(set) var mailboxes = NameCounts()

  /// Of first contacts: those that name an app, and what else is known of these.
  private(set) var named = 0
  private(set) var versions = 0
  private(set) var systems = 0
  private(set) var devices = 0
  private(set) var sources: [Evidence.Source: Int] = [:]
  private(set) var apps = NameCounts()
  /// Addresses with the keys of the apps that were named to them, divided by a tab.
  private(set) var recipientsOfApps = NameCounts()
  private(set) var subjects: [String] = []
  /// The addresses that first contacts went to.
  private(set) var recipients = NameCounts()
  /// Who sent replies.
  private(set) var repliers = NameCounts()

  /// First contacts.
  var contacts: Int { kinds[.report] ?? 0 }

  mutating func add(_ record: borrowing MessageRecord, ignoring senders: IgnoredSenders) {
    if senders.contain(record) {
      ignored += 1
      return
    }
    messages += 1
    kinds[record.kind, default: 0] += 1
    if !record.warnings.isEmpty { damaged += 1 }
    mailboxes.add(MailboxName.of(record.path))
    if let date = record.date {
      firstDate = min(firstDate ?? date, date)
      lastDate = max(lastDate ?? date, date)
    }
    switch record.kind {
    case .report: addContact(record)
    case .reply, .staff:
      if let address = record.from.address { repliers.add(address) }
    case .auto, .bounce, .bulk, .spam: break
    }
  }

  private mutating func addContact(_ record: borrowing MessageRecord) {
    let addresses = record.to.prefix(4).compactMap(\.address).filter {
      $0.utf8.count <= Self.nameLimit
    }
    for address in addresses { recipients.add(address) }
    guard let name = record.app.name ?? record.app.bundleID, name.utf8.count <= Self.nameLimit
    else {
      if let subject = record.subject, subjects.count < Self.subjectLimit {
        subjects.append(subject)
      }
      return
    }
    named += 1
    apps.add(CleanName.text(name))
    for address in addresses { recipientsOfApps.add(address + "\t" + CleanName.key(name)) }
    if record.app.version != nil { versions += 1 }
    if record.os.name != nil, record.evidence.os != .mailer { systems += 1 }
    if !record.device.isEmpty { devices += 1 }
    if let source = record.evidence.app { sources[source, default: 0] += 1 }
  }

  /// The names of apps, the most frequent first; spellings that differ in case and blanks are one.
  var appNames: [(key: String, name: String, count: Int)] {
    var names: [(key: String, name: String, count: Int)] = []
    var places: [String: Int] = [:]
    for (name, count) in apps.sorted {
      let key = CleanName.key(name)
      if let place = places[key] {
        names[place].count += count
      } else {
        places[key] = names.count
        names.append((key, name, count))
      }
    }
    return names.sorted { left, right in
      if left.count != right.count { return left.count > right.count }
      return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
  }

  mutating func merge(_ other: InboxLook) {
    messages += other.messages
    kinds.merge(other.kinds, uniquingKeysWith: +)
    firstDate = [firstDate, other.firstDate].compactMap(\.self).min()
    lastDate = [lastDate, other.lastDate].compactMap(\.self).max()
    ignored += other.ignored
    damaged += other.damaged
    mailboxes.merge(other.mailboxes)
    named += other.named
    versions += other.versions
    systems += other.systems
    devices += other.devices
    sources.merge(other.sources, uniquingKeysWith: +)
    apps.merge(other.apps)
    recipientsOfApps.merge(other.recipientsOfApps)
    subjects += other.subjects.prefix(max(Self.subjectLimit - subjects.count, 0))
    recipients.merge(other.recipients)
    repliers.merge(other.repliers)
  }
}
