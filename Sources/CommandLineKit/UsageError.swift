/// Why a command line could not be understood, in words for people.
package struct UsageError: Error, Hashable, Sendable {
  /// What is wrong, without a full stop: `unknown option --outptu`.
  package let problem: String
  /// A sentence that says what to do, or nil.
  package let hint: String?

  package init(_ problem: String, hint: String? = nil) {
    self.problem = problem
    self.hint = hint
  }
}
