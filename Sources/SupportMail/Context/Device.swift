extension SupportContext {
  /// A model of device; never its owner's name for it.
  public struct Device: Hashable, Sendable {
    /// The identifier of the model, such as `iPhone15,2` or `SM-S911B`.
    public var model: String?
    /// The name it is sold under, such as `iPhone 14 Pro`.
    public var name: String?

    /// A device of that model; `triage` knows the names of Apple's models by their identifiers.
    public init(model: String? = nil, name: String? = nil) {
      self.model = model
      self.name = name
    }
  }
}
