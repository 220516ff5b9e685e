extension SupportContext {
  /// An operating system.
  public struct System: Hashable, Sendable {
    /// The name, such as `iOS` or `Android`.
    public var name: String
    /// The version, such as `17.2`.
    public var version: String?
    /// The build, such as `21C62`.
    public var build: String?

    /// A system of that name.
    public init(name: String, version: String? = nil, build: String? = nil) {
      self.name = name
      self.version = version
      self.build = build
    }
  }
}
