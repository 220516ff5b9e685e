import Bytes
import CommandLineKit
import Extraction
import Linguistics
import Records
import Reports

/// What the configuration files of a run say, checked.
struct Configuration: Sendable {
  /// Where it was looked for; the place that wins first.
  var files: [ConfigurationFile] = []
  /// What is in force, in the order of the files.
  var settings: [ConfigurationSetting] = []
  /// How records are made.
  var rules = ExtractionRules()
  var ignored = IgnoredSenders()
  var links = MailLinks.mid
  /// Stands for all that changes records, or which of them count: runs with the same one, and the
  /// same version of the program, make the same records of the same mail.
  var recordFingerprint = Self.fingerprint([])

  /// The apps that it names.
  var apps: AppDirectory { rules.apps }

  /// No configuration.
  init() {}

  /// Reads and checks the files that `arguments` ask for; throws the first thing that is wrong.
  ///
  /// - Parameter options: all options of all commands.
  init(
    _ arguments: Arguments, options: [Option], _ environment: Environment
  ) throws(Complaint) {
    files = try ConfigurationFile.all(
      explicit: arguments.value("config"), usesDefaults: !arguments.has("no-config"), environment)
    do throws(ConfigurationError) {
      let layers = try ConfigurationLayers(files, options: options, environment)
      settings = layers.settings
      try takeApps(layers)
      try takeSupport()
      try takeLabels()
      try takeLinks()
    } catch {
      throw Complaint(error)
    }
    let lexicons = try LexiconFiles(settings)
    rules.lexicons = lexicons.shelf
    recordFingerprint = fingerprint(lexicons: lexicons.digests)
  }

  /// The settings of a section, by key.
  private func values(_ section: String, _ key: String? = nil) -> [ConfigurationSetting] {
    settings.filter { $0.section == section && (key == nil || $0.entry.key == key) }
  }

  private mutating func takeApps(_ layers: ConfigurationLayers) throws(ConfigurationError) {
    var apps = ConfiguredApps(layers.apps)
    for setting in values("app") { try apps.take(setting) }
    rules.apps = AppDirectory(apps.all)
  }

  private mutating func takeSupport() throws(ConfigurationError) {
    for setting in values("support", "address") {
      rules.supportAddresses.append(try setting.address())
    }
    let team = rules.supportAddresses + rules.apps.apps.flatMap(\.addresses)
    ignored.team = Set(team.map { [UInt8]($0.utf8) })
    for setting in values("support", "ignore") {
      let text = setting.value ?? ""
      let sender = text.hasPrefix("@") ? text.lowercased() : try setting.address()
      guard sender.utf8.count > 1, !team.contains(sender) else {
        throw ConfigurationError(
          team.contains(sender) ? "\(sender) is yours and ignored" : "ignore: there is no domain",
          at: setting.entry.valuePlace,
          hint: team.contains(sender)
            ? "Answers from it would not be seen: remove one of the two."
            : "Write ignore = tests@example.com, or ignore = @example.com.")
      }
      ignored.insert(sender)
    }
  }

  private mutating func takeLabels() throws(ConfigurationError) {
    var facts: [[UInt8]: String] = [:]
    for setting in values("label") {
      guard let label = setting.value else { continue }
      let key = rules.key(ofLabel: label)
      let fact = setting.entry.key
      guard !key.isEmpty else {
        throw ConfigurationError(
          "a label needs a letter", at: setting.entry.valuePlace,
          hint: "Write \(fact) = Version of my app.")
      }
      guard facts[key, default: fact] == fact else {
        throw ConfigurationError(
          "label \"\(label)\" is for two facts", at: setting.entry.place,
          hint: "Keep one of \(facts[key, default: fact]) and \(fact).")
      }
      facts[key] = fact
      rules.labels[label] = fact
    }
  }

  private mutating func takeLinks() throws(ConfigurationError) {
    guard let setting = values("", "links").last, let text = setting.value else { return }
    guard let links = MailLinks(text) else {
      throw ConfigurationError(
        "links: \"\(text)\" is not known", at: setting.entry.valuePlace,
        hint: "Write mid, message, gmail, notmuch, or a web address with {id} in it.")
    }
    self.links = links
  }

  /// Gives the options of a command what the files say of them.
  func configure(_ arguments: inout Arguments, options: [Option]) {
    for setting in settings
    where setting.section.isEmpty && options.contains(where: { $0.long == setting.entry.key }) {
      arguments.configure(
        setting.entry.key, value: setting.value, isOn: setting.isOn, at: setting.entry.place)
    }
  }
}
