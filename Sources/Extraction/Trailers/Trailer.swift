import Records

/// A block of facts that an app put into a mail (`formats.md`, section 1).
struct Trailer: Hashable, Sendable {
  /// Every line with a label, in order.
  var fields: [TrailerField] = []
  var app = AppFacts()
  var os = SystemFacts()
  var device = DeviceFacts()
  /// As sent, `_` turned into `-`.
  var locale: String?
  /// Whether its form leaves nothing to judge, so that the subject says the same name and version.
  var isExact = false
  /// Whether a value may be cut at a line end, so that the HTML alternative should be asked.
  var isCut = false
}
