import Records

/// Merges what the sources of a message say, by the decisions of `formats.md`, section 6.
struct FactResolver: Sendable {
  private let rules: ExtractionRules

  init(rules: ExtractionRules) { self.rules = rules }

  /// The facts of one message.
  ///
  /// - Parameters:
  ///   - mailer: The value of `X-Mailer`, or of `User-Agent` when there is none.
  ///   - recipients: Name an app only by the configuration.
  func resolve(
    own: Trailer?, attachment: Trailer?, subject: SubjectFacts?, quoted: Trailer?,
    mailer: String?, recipients: [EmailAddress]
  ) -> ResolvedFacts {
    ResolvedFacts()
  }
}
