import CommandLineKit
import Records

/// The files of a run, one behind the other: the first that has a key wins.
struct ConfigurationLayers {
  /// An app as a section names it.
  struct NamedApp: Hashable, Sendable {
    let name: String
    let place: ConfigurationPlace
  }

  /// In the order of the files.
  private(set) var settings: [ConfigurationSetting] = []
  /// The apps that have a section, each once.
  private(set) var apps: [NamedApp] = []
  private let environment: Environment
  private let options: [Option]
  private var appNames: [String: String] = [:]

  /// Reads what files say; throws the first thing that makes no sense.
  ///
  /// - Parameter options: the options whose names are keys.
  init(
    _ files: [ConfigurationFile], options: [Option], _ environment: Environment
  ) throws(ConfigurationError) {
    self.environment = environment
    self.options = options.filter(\.isConfigurable)
    var taken: Set<ConfigurationSetting.Key> = []
    for file in files {
      var own: [(key: ConfigurationSetting.Key, setting: ConfigurationSetting)] = []
      for section in file.sections ?? [] {
        for entry in section.entries {
          let (setting, repeats) = try setting(entry, in: section, of: file)
          let key = key(of: setting)
          if taken.contains(key) { continue }
          if !repeats { own.removeAll { $0.key == key } }
          own.append((key, setting))
        }
        if section.entries.isEmpty { try _ = check(section) }
      }
      settings += own.map(\.setting)
      taken.formUnion(own.map(\.key))
    }
  }

  private func key(of setting: ConfigurationSetting) -> ConfigurationSetting.Key {
    ConfigurationSetting.Key(
      section: setting.section, subsection: setting.subsection.map(CleanName.key) ?? "",
      key: setting.entry.key)
  }

  // MARK: Sections

  /// What may stand in a section; an app is taken down.
  private mutating func check(
    _ section: ConfigurationSection
  ) throws(ConfigurationError) -> ConfigurationSectionDescription {
    if section.name.isEmpty { return ConfigurationKeys.top }
    guard let known = ConfigurationKeys.sections.first(where: { $0.name == section.name }) else {
      throw Self.unknown(section)
    }
    guard let name = section.subsection else {
      guard known.subsection == nil else {
        throw ConfigurationError(
          "[\(known.name)] needs a name", at: section.place,
          hint: "Write [\(known.name) \"Lumen Notes\"].")
      }
      return known
    }
    guard known.subsection != nil else {
      throw ConfigurationError(
        "[\(known.name)] has no name", at: section.place, hint: "Write [\(known.name)].")
    }
    let shown = CleanName.text(name)
    guard !shown.isEmpty, name.utf8.count <= 400, name.unicodeScalars.count <= 100 else {
      throw ConfigurationError(
        "a name has 1 to 100 letters", at: section.place,
        hint: "Give the name that the app's mails have.")
    }
    let key = CleanName.key(name)
    if appNames[key] == nil {
      appNames[key] = shown
      apps.append(NamedApp(name: shown, place: section.place))
    }
    return known
  }

  private static func unknown(_ section: ConfigurationSection) -> ConfigurationError {
    let parts = section.name.split(separator: ".", maxSplits: 1)
    let names = ConfigurationKeys.sections.map(\.name)
    var hint = "There are \(ConfigurationKeys.sections.map(\.heading).joined(separator: ", "))."
    if parts.count == 2, parts[0] == "app" {
      hint = "Write [app \"\(parts[1])\"]."
    } else if let near = NearMiss.best(for: section.name, among: names) {
      hint = "Did you mean [\(near)]?"
    }
    return ConfigurationError(
      "unknown section [\(section.name)]", at: section.place, hint: hint)
  }

  // MARK: Keys and values

  private mutating func setting(
    _ entry: ConfigurationEntry, in section: ConfigurationSection, of file: ConfigurationFile
  ) throws(ConfigurationError) -> (ConfigurationSetting, repeats: Bool) {
    let known = try check(section)
    let app = section.subsection.flatMap { appNames[CleanName.key($0)] }
    func setting(_ value: String?, isOn: Bool = true) -> ConfigurationSetting {
      ConfigurationSetting(
        section: section.name, subsection: app, entry: entry, value: value, isOn: isOn)
    }
    if let key = known.keys.first(where: { $0.name == entry.key }) {
      let text = try Self.text(of: entry)
      return (setting(key.placeholder == "FILE" ? file.path(text, environment) : text), key.repeats)
    }
    guard section.name.isEmpty, let option = options.first(where: { $0.long == entry.key }) else {
      throw unknown(entry, in: known)
    }
    switch option.value {
    case .flag: return (setting(nil, isOn: try Self.flag(entry)), false)
    case .choice(let words):
      let text = try Self.text(of: entry)
      guard words.contains(text) else {
        throw ConfigurationError(
          "\(entry.key): \"\(text)\" is not known", at: entry.valuePlace,
          hint: "Write one of \(words.joined(separator: ", ")).")
      }
      return (setting(text), option.repeats)
    case .word:
      let text = try Self.text(of: entry)
      try OptionValueCheck.check(text, of: entry)
      return (setting(option.takesFile ? file.path(text, environment) : text), option.repeats)
    }
  }

  private static func text(of entry: ConfigurationEntry) throws(ConfigurationError) -> String {
    guard let text = entry.value, !text.isEmpty else {
      throw ConfigurationError(
        "\(entry.key) needs a value", at: entry.valuePlace, hint: "Write \(entry.key) = value.")
    }
    return text
  }

  /// The words for yes and no that git knows.
  private static func flag(_ entry: ConfigurationEntry) throws(ConfigurationError) -> Bool {
    switch entry.value?.lowercased() {
    case nil, "true", "yes", "on", "1": return true
    case "false", "no", "off", "0", "": return false
    case let text?:
      throw ConfigurationError(
        "\(entry.key): \"\(text)\" is neither yes nor no", at: entry.valuePlace,
        hint: "Write \(entry.key) = yes, or \(entry.key) = no.")
    }
  }

  private func unknown(
    _ entry: ConfigurationEntry, in section: ConfigurationSectionDescription
  ) -> ConfigurationError {
    var names = section.keys.map(\.name)
    if section.name.isEmpty { names += options.map(\.long) }
    let others = ConfigurationKeys.sections.filter { other in
      other.name != section.name && other.keys.contains { $0.name == entry.key }
    }
    var hint = "See triage help config for the keys there are."
    if let other = others.first {
      hint = "\(entry.key) stands in a section \(other.heading)."
    } else if options.contains(where: { $0.long == entry.key }) {
      hint = "\(entry.key) stands before the first section."
    } else if let near = NearMiss.best(for: entry.key, among: names) {
      hint = "Did you mean \(near)?"
    }
    return ConfigurationError("unknown key \(entry.key)", at: entry.place, hint: hint)
  }
}
