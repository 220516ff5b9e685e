/// A bounded sample of mails for each release and symptom.
///
/// Each cell keeps the mails with the smallest hashes: a random sample that is the same in whatever
/// order mail arrives, since the hash comes from the mail. All cells have the same quota; it is
/// halved when the sample as a whole grows beyond its bound, and below a quota of one, cells are kept
/// by the hash of their name. So the sample depends on the set of mails alone.
struct ExcerptStore: Sendable {
  /// A release, by the hash of the names of app and version, and the number of a symptom.
  struct Cell: Hashable, Sendable {
    let release: UInt64
    let symptom: UInt8
  }

  static let noSymptom: UInt8 = 64
  private static let firstQuota = 48
  private let bound: Int
  private var quota = firstQuota
  /// Cells whose hash begins with so many zeros are kept.
  private var zeros = 0
  private var cells: [Cell: [PackedExcerpt]] = [:]
  private var count = 0

  init(bound: Int = 24_576) { self.bound = bound }

  /// The sample of one cell, in an order that depends on its mails alone.
  subscript(cell: Cell) -> [PackedExcerpt] { cells[cell] ?? [] }

  /// Whether a mail of this priority would be kept in one of its cells.
  func wants(priority: UInt64, release: UInt64, symptoms: UInt64) -> Bool {
    var wanted = false
    Self.forEachSymptom(symptoms) { symptom in
      if !wanted { wanted = accepts(priority, in: Cell(release: release, symptom: symptom)) }
    }
    return wanted
  }

  mutating func insert(_ excerpt: PackedExcerpt, release: UInt64, symptoms: UInt64) {
    var touched: [Cell] = []
    Self.forEachSymptom(symptoms) { touched.append(Cell(release: release, symptom: $0)) }
    for cell in touched { insert(excerpt, into: cell) }
    shrink()
  }

  private func accepts(_ priority: UInt64, in cell: Cell) -> Bool {
    guard isSampled(cell) else { return false }
    guard let excerpts = cells[cell], excerpts.count >= quota, let last = excerpts.last else {
      return true
    }
    return priority <= last.priority
  }

  private mutating func insert(_ excerpt: PackedExcerpt, into cell: Cell) {
    guard accepts(excerpt.priority, in: cell) else { return }
    var excerpts = cells.removeValue(forKey: cell) ?? []
    defer { cells[cell] = excerpts }
    let place = excerpts.firstIndex { $0.priority >= excerpt.priority } ?? excerpts.count
    if place < excerpts.count, excerpts[place].priority == excerpt.priority {
      // A copy: the one that lies first is shown.
      if excerpt.precedes(excerpts[place]) { excerpts[place] = excerpt }
      return
    }
    excerpts.insert(excerpt, at: place)
    count += 1
    if excerpts.count > quota {
      excerpts.removeLast()
      count -= 1
    }
  }

  private mutating func shrink() {
    while count > bound {
      if quota > 1 { quota /= 2 } else { zeros += 1 }
      trim()
    }
  }

  private mutating func trim() {
    count = 0
    for cell in Array(cells.keys) {
      guard isSampled(cell), let excerpts = cells[cell] else {
        cells[cell] = nil
        continue
      }
      if excerpts.count > quota { cells[cell] = Array(excerpts.prefix(quota)) }
      count += min(excerpts.count, quota)
    }
  }

  private func isSampled(_ cell: Cell) -> Bool {
    zeros == 0
      || Fingerprint.of(cell.release, UInt64(cell.symptom)).leadingZeroBitCount >= zeros
  }

  private static func forEachSymptom(_ bits: UInt64, _ body: (UInt8) -> Void) {
    if bits == 0 { return body(noSymptom) }
    SymptomCodes.forEach(in: bits) { body(UInt8($0)) }
  }
}
