/// The words that the library itself puts into a mail, in one language.
///
/// `triage` knows each label as that of the fact, and the word of the subject as one that stands
/// before an app.
struct Wording: Hashable, Sendable {
  /// BCP 47.
  let code: String
  /// The word before the app in the subject.
  let subject: String
  /// The heading of the block.
  let heading: String
  let app: String
  let version: String
  let build: String
  let bundleID: String
  let system: String
  let device: String
  let locale: String

  init(
    _ code: String, _ subject: String, _ heading: String, app: String, version: String,
    build: String, bundleID: String, system: String, device: String, locale: String
  ) {
    self.code = code
    self.subject = subject
    self.heading = heading
    self.app = app
    self.version = version
    self.build = build
    self.bundleID = bundleID
    self.system = system
    self.device = device
    self.locale = locale
  }
}
