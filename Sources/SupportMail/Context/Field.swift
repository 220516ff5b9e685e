extension SupportContext {
  /// A further line of the block, such as `Plan: Pro`.
  ///
  /// Colons in the label become blanks, and a label is cut after 40 characters. Choose a label that
  /// names none of the facts that have a place of their own: a field `Version` would be read as the
  /// app's version where the context has none.
  public struct Field: Hashable, Sendable {
    /// What the line is about.
    public var label: String
    /// What is to be said.
    public var value: String

    /// A line with that label.
    public init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }
}
