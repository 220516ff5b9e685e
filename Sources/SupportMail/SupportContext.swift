/// The facts of an app and the machine it runs on, as they stand in a support mail.
///
/// Every fact is optional but the app's name; what is not known is left out of the mail.
///
/// ```swift
/// let context = SupportContext(
///   app: .init(name: "Tidewater", version: "3.1.2", build: "318"),
///   system: .init(name: "iOS", version: "17.2", build: "21C62"),
///   device: "iPhone15,2")
/// ```
public struct SupportContext: Hashable, Sendable {
  /// An app.
  public struct App: Hashable, Sendable {
    /// The name that people know it by.
    public var name: String
    /// The version, such as `3.1.2`.
    public var version: String?
    /// The build, such as `318`.
    public var build: String?

    /// An app of that name.
    public init(name: String, version: String? = nil, build: String? = nil) {
      self.name = name
      self.version = version
      self.build = build
    }
  }

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

  /// The app that people write about.
  public var app: App
  /// The system it runs on.
  public var system: System?
  /// The identifier of the device, such as `iPhone15,2`; never its owner's name for it.
  public var device: String?
  /// The locale, such as `de-DE`.
  public var locale: String?

  /// The facts of an app, and what else is known.
  public init(app: App, system: System? = nil, device: String? = nil, locale: String? = nil) {
    self.app = app
    self.system = system
    self.device = device
    self.locale = locale
  }
}
