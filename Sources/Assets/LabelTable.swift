private import Bytes

/// The labels that stand before facts in support mails, in all languages (`labels.tsv`).
package struct LabelTable: Sendable {
  /// What a label announces.
  package enum Fact: String, CaseIterable, Sendable {
    case app
    case appVersion = "app-version"
    case build
    case bundleID = "bundle-id"
    case os
    case osBuild = "os-build"
    case device
    /// The owner's name for the device, unless it is the name of a model.
    case deviceName = "device-name"
    case maker
    case locale
    /// Of an app's block, but none of the facts above.
    case other
    /// Of an invoice, an order or an offer.
    case commerce
    /// Of a form or a header that names people.
    case contact
    /// Before words of the person.
    case message
  }

  /// What is known of a label.
  package struct Entry: Hashable, Sendable {
    package var fact: Fact
    /// The system that the label names, such as `iOS` for `iOS Version`.
    package var system: String?

    package init(_ fact: Fact, system: String? = nil) {
      self.fact = fact
      self.system = system
    }
  }

  private let table: SortedTable
  /// What each row says.
  private let entries: [Entry?]

  /// The built-in table.
  package init() {
    let table = SortedTable(builtIn: "labels.tsv")
    entries = (0..<table.count).map { Entry(table.column(1, of: $0)) }
    self.table = table
  }

  /// What the label `text` announces, in whatever form it is written.
  package func entry(for text: Span<UInt8>) -> Entry? {
    FoldedKey.with(text) { key in
      key.count == 0 ? nil : table.row(for: key).flatMap { entries[$0] }
    }
  }

  /// A known label that differs from `text` by one letter (changed, missing, added or swapped with
  /// its neighbour); both are at least five bytes long when folded and begin alike.
  package func entry(near text: Span<UInt8>) -> Entry? {
    FoldedKey.with(text) { entry(nearFolded: $0) }
  }

  private func entry(nearFolded key: Span<UInt8>) -> Entry? {
    guard key.count >= 5 else { return nil }
    var found: Entry?
    table.forEach(from: key[0]) { other, row in
      if found == nil, other.count >= 5, Self.differByOne(key, other) {
        found = entries[row]
      }
    }
    return found
  }

  private static func differByOne(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard abs(left.count - right.count) <= 1 else { return false }
    let shorter = min(left.count, right.count)
    var front = 0
    while front < shorter, left[front] == right[front] { front += 1 }
    var back = 0
    while back < shorter - front, left[left.count - 1 - back] == right[right.count - 1 - back] {
      back += 1
    }
    let rest = (left.count - front - back, right.count - front - back)
    if rest == (2, 2) {
      return left[front] == right[front + 1] && left[front + 1] == right[front]
    }
    return rest.0 <= 1 && rest.1 <= 1
  }
}

extension LabelTable.Entry {
  /// Reads `os iOS`: the fact and the system.
  fileprivate init?(_ column: String) {
    let parts = column.split(separator: " ", maxSplits: 1)
    guard let first = parts.first, let fact = LabelTable.Fact(rawValue: String(first)) else {
      return nil
    }
    self.init(fact, system: parts.count > 1 ? String(parts[1]) : nil)
  }
}
