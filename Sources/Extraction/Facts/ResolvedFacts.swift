import Records

/// The facts of a record, merged from all their sources.
struct ResolvedFacts: Hashable, Sendable {
  var app = AppFacts()
  var os = SystemFacts()
  var device = DeviceFacts()
  var locale: String?
  var fields: [TrailerField] = []
  var evidence = Evidence()
}
