package import Records

/// How much was read.
package struct Totals: Hashable, Sendable {
  /// All messages, copies included.
  package var messages = 0
  /// Messages that reached the inbox once more.
  package var duplicates = 0
  /// Messages whose own date was not believed.
  package var redated = 0
  package var apps = 0
  package var releases = 0
  /// Messages without copies, by kind.
  package var kinds: [MessageKind: Int] = [:]
  /// First contacts that name an app.
  package var reports = 0
  /// People who sent them.
  package var reporters = 0
  /// First contacts that name no app.
  package var unclassified = 0
  package var broken = 0
  package var watch = 0
  package var resolved = 0

  package init() {}
}
