/// The facts of an app and the machine it runs on, as they stand in a support mail.
///
/// Every fact is optional but the app's name; what is not known is left out of the mail. Nothing
/// that tells one person from another is ever gathered: neither the owner's name for the device
/// nor an identifier of the device, the account or the installation.
///
/// ```swift
/// let context = SupportContext(
///   app: .init(name: "Tidewater", version: "3.1.2", build: "318"),
///   system: .init(name: "iOS", version: "17.2", build: "21C62"),
///   device: .init(model: "iPhone15,2"), locale: "de-DE")
/// ```
public struct SupportContext: Hashable, Sendable {
  /// The app that people write about.
  public var app: App
  /// The system it runs on.
  public var system: System?
  /// The device it runs on.
  public var device: Device?
  /// The locale that the person chose, such as `de-DE`.
  public var locale: String?
  /// Whatever else helps, in the order in which it is to stand in the mail.
  public var fields: [Field]

  /// The facts of an app, and what else is known.
  public init(
    app: App, system: System? = nil, device: Device? = nil, locale: String? = nil,
    fields: [Field] = []
  ) {
    self.app = app
    self.system = system
    self.device = device
    self.locale = locale
    self.fields = fields
  }
}
