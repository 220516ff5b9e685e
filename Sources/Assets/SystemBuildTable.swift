private import Bytes

/// The versions of Apple systems by platform and build (`system-builds.tsv`).
///
/// The same build exists for two systems: `22G90` is iOS 18.6.1 and macOS 13.5.1.
package struct SystemBuildTable: Sendable {
  /// A family of systems with builds of its own.
  package enum Platform: String, Sendable {
    /// iPadOS too.
    case iOS
    case macOS
  }

  private let table: SortedTable

  /// The built-in table.
  package init() { table = SortedTable(builtIn: "system-builds.tsv") }

  /// The version of `platform` with that build, or nil when it is unknown.
  package func version(of build: String, on platform: Platform) -> String? {
    let key = Array("\(platform.rawValue) \(build)".utf8)
    return table.row(for: key.span).map { table.column(1, of: $0) }
  }
}
