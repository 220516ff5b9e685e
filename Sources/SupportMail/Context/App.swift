extension SupportContext {
  /// An app.
  public struct App: Hashable, Sendable {
    /// The name that people know it by.
    public var name: String
    /// The version, such as `3.1.2`.
    public var version: String?
    /// The build, such as `318`.
    public var build: String?
    /// The bundle identifier or package name, such as `com.example.tidewater`.
    public var bundleID: String?

    /// An app of that name.
    public init(
      name: String, version: String? = nil, build: String? = nil, bundleID: String? = nil
    ) {
      self.name = name
      self.version = version
      self.build = build
      self.bundleID = bundleID
    }
  }
}
