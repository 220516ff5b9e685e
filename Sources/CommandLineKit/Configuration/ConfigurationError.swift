/// Why a configuration file can't be used, in words for people.
package struct ConfigurationError: Error, Hashable, Sendable {
  package let place: ConfigurationPlace
  /// What is wrong, without a full stop: `unknown key snce`.
  package let problem: String
  /// A sentence that says what to do, or nil.
  package let hint: String?

  package init(_ problem: String, at place: ConfigurationPlace, hint: String? = nil) {
    self.problem = problem
    self.place = place
    self.hint = hint
  }

  /// The problem with its place: `config line 3, column 1: unknown key snce: PATH`.
  package var message: String {
    "config line \(place.line), column \(place.column): \(problem): \(place.file)"
  }
}
