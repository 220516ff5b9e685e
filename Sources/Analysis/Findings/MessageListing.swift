package import Bytes
package import Records

/// What only the whole inbox tells of each message, for the formats that list messages.
///
/// Messages stand in the order of time, those without a day behind them, and last the copies of
/// others. Nothing in here depends on the order in which mail was read but `Message.place`.
package struct MessageListing: Hashable, Sendable {
  /// One message.
  package struct Message: Hashable, Sendable {
    /// How many messages were read before it.
    package var place: Int
    /// The date that is believed, or nil.
    package var time: Timestamp?
    /// Its kind after the support addresses were recognised.
    package var kind: MessageKind
    /// The sender's number, from 1: by their first report, then the others by their first mail.
    package var sender: Int
    /// The number in `releases`; nil unless it is a first contact that names an app.
    package var release: Int?
    /// Nil when the inbox holds no staff mail.
    package var isAnswered: Bool?
    /// The first of `Findings.regressions` that it belongs to.
    package var regression: Int?
    /// The number of the message that is counted in the place of this copy or repetition.
    package var original: Int?
  }

  /// An app and a version that messages name.
  package struct Release: Hashable, Sendable {
    package var app: String
    package var bundleID: String?
    /// Nil: mail that names no version.
    package var version: String?
  }

  /// A message in 28 bytes.
  struct Row: Hashable {
    let place: UInt32
    /// 0: no day.
    let time: UInt32
    /// The number of another row; the greatest number: none.
    let original: UInt32
    /// -1: none.
    let release: Int32
    let kind: MessageKind
    let isAnswered: Bool
    var sender: UInt32 = 0
    /// -1: none.
    var regression: Int32 = -1
  }

  /// By app name, then version.
  package let releases: [Release]
  /// By regression, in the order of `Findings.regressions`: the numbers of its messages.
  package private(set) var regressions: [[UInt32]] = []
  private let hasStaff: Bool
  private var rows = ChunkedArray<Row>()
  /// By hash of the address: the number less one.
  private var people: [UInt64: UInt32]

  init(_ catalog: Catalog, hasStaff: Bool, people: [UInt64: UInt32]) {
    self.hasStaff = hasStaff
    self.people = people
    releases = catalog.releases.map { release in
      let app = catalog.apps[release.app]
      return Release(app: app.name, bundleID: app.bundleID, version: release.version)
    }
  }

  /// How many messages were read.
  package var count: Int { rows.count }

  /// How many senders there are; they have the numbers from 1 on.
  package private(set) var senders = 0

  package subscript(number: Int) -> Message {
    let row = rows[number]
    return Message(
      place: Int(row.place), time: row.time == 0 ? nil : Timestamp(seconds: Int64(row.time)),
      kind: row.kind, sender: Int(row.sender) + 1,
      release: row.release < 0 ? nil : Int(row.release),
      isAnswered: hasStaff ? row.isAnswered : nil,
      regression: row.regression < 0 ? nil : Int(row.regression),
      original: row.original == .max ? nil : Int(row.original))
  }

  /// The number of the person with this address; one that sent nothing gets a number above
  /// `senders`, the same one each time.
  package mutating func number(of address: String) -> Int {
    let hash = Person.hash(address)
    if let number = people[hash] { return Int(number) + 1 }
    people[hash] = UInt32(people.count)
    return people.count
  }

  /// Appends a message; `sender` is the hash of an address.
  mutating func append(_ row: Row, sender: UInt64) {
    let number = people[sender] ?? UInt32(people.count)
    people[sender] = number
    senders = people.count
    var row = row
    row.sender = number
    rows.append(row)
  }

  /// Takes the numbers of the messages of each regression.
  mutating func assign(_ mails: [[UInt32]]) {
    regressions = mails
    for (number, list) in mails.enumerated() {
      for mail in list where rows[Int(mail)].regression < 0 {
        rows[Int(mail)].regression = Int32(number)
      }
    }
  }
}
