/// The blocks of facts that one text holds.
struct TrailerScan: Hashable, Sendable {
  /// The sender's own block: the last one when there are several.
  var own: Trailer?
  /// The block of the newest earlier mail that has one.
  var quoted: Trailer?
}
