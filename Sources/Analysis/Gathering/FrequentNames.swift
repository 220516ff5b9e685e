/// Names by number, at most so many at a time: of a flood of invented names the rare ones are
/// forgotten (space saving; Metwally, Agrawal and El Abbadi 2005).
///
/// Up to twice the limit nothing is forgotten. Then the rarest go, and whoever comes later starts
/// with the count of the most frequent of these: so a name with a real share of the mail stays,
/// whatever surrounds it. Numbers are never given twice.
struct FrequentNames<Name: FingerprintedName>: Sendable {
  struct Entry: Sendable {
    let name: Name
    let number: UInt32
    fileprivate(set) var count: Int
  }

  private let limit: Int
  private var entries: [UInt64: Entry] = [:]
  private var next: UInt32 = 0
  /// The count of the most frequent name that was forgotten.
  private var floor = 0
  /// Names that were forgotten; one that came again counts again.
  private(set) var forgotten = 0

  init(limit: Int) { self.limit = limit }

  /// The names in an order of their own, the same in every run.
  var sorted: [Entry] { entries.sorted { $0.key < $1.key }.map(\.value) }

  /// The number of `name`, a new one if it is new or was forgotten.
  mutating func number(of name: Name, count: Int = 1) -> UInt32 {
    let key = name.fingerprint
    if let place = entries.index(forKey: key) {
      entries.values[place].count += count
      return entries.values[place].number
    }
    if entries.count >= 2 * limit { forgetRare() }
    let number = next
    next &+= 1
    entries[key] = Entry(name: name, number: number, count: floor + count)
    return number
  }

  private mutating func forgetRare() {
    let ranked = entries.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    floor = max(floor, ranked[limit].value.count)
    forgotten += ranked.count - limit
    entries = Dictionary(uniqueKeysWithValues: ranked.prefix(limit).map { ($0.key, $0.value) })
  }
}
