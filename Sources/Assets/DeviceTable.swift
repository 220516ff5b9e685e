private import Bytes

/// Identifiers of devices and the names under which they are sold (`devices.tsv`).
package struct DeviceTable: Sendable {
  private let table: SortedTable
  private let own: SortedTable?

  /// The built-in table.
  package init() {
    table = SortedTable(builtIn: "devices.tsv")
    own = nil
  }

  /// The built-in table behind a user's own: lines of identifier, tab, name.
  package init(overrides text: [UInt8]) {
    table = SortedTable(builtIn: "devices.tsv")
    own = SortedTable(unsorted: text)
  }

  /// The name under which the device is sold, or nil when the identifier is unknown.
  package func name(of identifier: Span<UInt8>) -> String? {
    if let own, let name = Self.name(of: identifier, in: own), !name.isEmpty { return name }
    return Self.name(of: identifier, in: table)
  }

  private static func name(of identifier: Span<UInt8>, in table: SortedTable) -> String? {
    table.row(for: identifier).map { table.column(1, of: $0) }
  }
}
