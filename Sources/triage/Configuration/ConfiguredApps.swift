import Bytes
import CommandLineKit
import Records

/// Gathers what the configuration says about apps; nothing may belong to two of them.
struct ConfiguredApps {
  private struct Owner {
    let app: String
    let place: ConfigurationPlace
  }

  private var apps: [String: ConfiguredApp] = [:]
  private var names: [String: Owner] = [:]
  private var addresses: [String: Owner] = [:]
  private var bundleIDs: [String: Owner] = [:]

  init(_ named: [ConfigurationLayers.NamedApp]) {
    for app in named {
      apps[app.name] = ConfiguredApp(name: app.name)
      names[CleanName.key(app.name)] = Owner(app: app.name, place: app.place)
    }
  }

  /// The apps, by name.
  var all: [ConfiguredApp] {
    apps.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Takes a line of a section `[app "..."]`.
  mutating func take(_ setting: ConfigurationSetting) throws(ConfigurationError) {
    guard let name = setting.subsection, let value = setting.value, var app = apps[name] else {
      return
    }
    switch setting.entry.key {
    case "alias":
      guard value.utf8.count <= 400, value.unicodeScalars.count <= 100 else {
        throw ConfigurationError("a name has 1 to 100 letters", at: setting.entry.valuePlace)
      }
      try Self.claim(CleanName.key(value), "alias \"\(value)\"", setting, name, in: &names)
      if CleanName.key(value) != CleanName.key(name) { app.aliases.append(value) }
    case "address":
      let address = try setting.address()
      try Self.claim(
        address, "address \(address)", setting, name, in: &addresses,
        hint: " An address of all apps stands under [support].")
      app.addresses.append(address)
    case "bundle-id":
      try Self.claim(value, "bundle-id \(value)", setting, name, in: &bundleIDs)
      app.bundleIDs.append(value)
    case "release":
      let release = try Self.release(value, setting.entry)
      if let other = app.releases.first(where: { $0.version == release.version }),
        other.date != release.date
      {
        throw ConfigurationError(
          "release \(release.version) has two dates", at: setting.entry.place,
          hint: "Keep one of them.")
      }
      app.releases.append(release)
    default: break
    }
    apps[name] = app
  }

  private static func claim(
    _ key: String, _ what: String, _ setting: ConfigurationSetting, _ app: String,
    in owners: inout [String: Owner], hint more: String = ""
  ) throws(ConfigurationError) {
    guard let owner = owners[key], owner.app != app else {
      owners[key] = Owner(app: app, place: setting.entry.place)
      return
    }
    let place = setting.entry.place
    let lines =
      owner.place.file == place.file
      ? "Keep one of lines \(min(owner.place.line, place.line)) and "
        + "\(max(owner.place.line, place.line))."
      : "Keep this one, or line \(owner.place.line) of \(owner.place.file)."
    throw ConfigurationError(
      "\(what) belongs to two apps", at: place, hint: lines + more)
  }

  /// Reads `4.2.0 2026-03-07`.
  private static func release(
    _ text: String, _ entry: ConfigurationEntry
  ) throws(ConfigurationError) -> ConfiguredApp.Release {
    if let blank = text.lastIndex(where: { $0 == " " || $0 == "\t" }) {
      let version = text[..<blank].split { $0 == " " || $0 == "\t" }.joined(separator: " ")
      switch DateBound(String(text[text.index(after: blank)...])) {
      case .day(let day)? where !version.isEmpty:
        return ConfiguredApp.Release(version: version, date: .startOfDay(day))
      case .time(let time)? where !version.isEmpty:
        return ConfiguredApp.Release(version: version, date: time)
      default: break
      }
    }
    throw ConfigurationError(
      "release: \"\(text)\" is no version with a day", at: entry.valuePlace,
      hint: "Write release = 4.2.0 2026-03-07.")
  }
}

extension ConfigurationSetting {
  /// The value as a mail address in lower case.
  func address() throws(ConfigurationError) -> String {
    let text = value ?? ""
    guard MailAddressText.isAddress(text) else {
      throw ConfigurationError(
        "\(entry.key): \"\(text)\" is not a mail address", at: entry.valuePlace,
        hint: "Write one address: support@example.com.")
    }
    return text.lowercased()
  }
}
