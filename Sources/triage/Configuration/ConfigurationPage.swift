import CommandLineKit
import Records

/// What `--print-config` shows: the values in force, each with the place it came from.
///
/// The text is itself a configuration file that says the same.
struct ConfigurationPage {
  private struct Line {
    let text: String
    let origin: String
  }

  private let arguments: Arguments
  private let configuration: Configuration
  private var output = ""

  /// The page as text.
  static func text(_ arguments: Arguments, _ configuration: Configuration) -> String {
    var page = ConfigurationPage(arguments: arguments, configuration: configuration)
    page.write()
    return page.output
  }

  private init(arguments: Arguments, configuration: Configuration) {
    self.arguments = arguments
    self.configuration = configuration
  }

  private mutating func write() {
    output += "# The first place that has a key wins; options win over all.\n"
    for file in configuration.files {
      output += "#   \(ShownText.line(file.shown))\(file.sections == nil ? ": not there" : "")\n"
    }
    write(options)
    write(configuration.settings.filter { isTop($0) }.map { line($0) })
    for section in ConfigurationKeys.sections {
      let settings = configuration.settings.filter { $0.section == section.name }
      if section.subsection == nil {
        write(settings.map { line($0) }, heading: settings.isEmpty ? nil : section.heading)
        continue
      }
      for app in configuration.apps.apps {
        write(
          settings.filter { $0.subsection == app.name }.map { line($0) },
          heading: "[\(section.name) \(ConfigurationText.quoted(app.name))]")
      }
    }
  }

  /// Whether it is a key before the first section that is no option.
  private func isTop(_ setting: ConfigurationSetting) -> Bool {
    setting.section.isEmpty
      && ConfigurationKeys.top.keys.contains { $0.name == setting.entry.key }
  }

  private var options: [Line] {
    arguments.inForce.compactMap { name, value, isOn, place in
      if ["config", "no-config", "print-config"].contains(name) { return nil }
      let text =
        value.map { "\(name) = \(ConfigurationText.value($0))" }
        ?? "\(name) = \(isOn ? "yes" : "no")"
      return Line(text: text, origin: place.map(origin) ?? "the command line")
    }
  }

  private func line(_ setting: ConfigurationSetting) -> Line {
    Line(
      text: "\(setting.entry.key) = \(ConfigurationText.value(setting.value ?? ""))",
      origin: origin(setting.entry.place))
  }

  private func origin(_ place: ConfigurationPlace) -> String {
    "\(place.file), line \(place.line)"
  }

  private mutating func write(_ lines: [Line], heading: String? = nil) {
    if lines.isEmpty && heading == nil { return }
    output += "\n"
    if let heading { output += heading + "\n" }
    let indent = heading == nil ? "" : "  "
    let width = min(lines.map(\.text.count).max() ?? 0, 48)
    for line in lines {
      let padding = String(repeating: " ", count: max(width - line.text.count, 0) + 2)
      output += "\(indent)\(line.text)\(padding)# \(line.origin)\n"
    }
  }
}
