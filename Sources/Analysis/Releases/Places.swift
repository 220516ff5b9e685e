import Records

/// The systems and devices of an inbox, as groups of reports.
struct Places {
  /// A system version, and the larger groups that it belongs to.
  ///
  /// iOS and iPadOS are one family.
  struct System {
    let name: String
    let version: String?
    let family: Int
    let major: Int?
    let minor: Int?
  }

  /// By number in `InboxNames.systems`.
  private(set) var systems: [System] = []
  /// By number in `InboxNames.devices`: the number of the device here.
  private(set) var deviceNumbers: [Int] = []
  /// How each device is shown: its name, or its identifier where it has none.
  private(set) var deviceNames: [String] = []
  /// By number of a major system: `17`, and `10.15` for macOS before 11.
  private(set) var majorVersions: [String] = []
  /// By number of a system version: `17.4`.
  private(set) var minorVersions: [String] = []

  init(_ names: InboxNames) {
    var families: [String: Int] = [:]
    var majors: [String: Int] = [:]
    var minors: [String: Int] = [:]
    func number(_ key: String, in table: inout [String: Int]) -> Int {
      if let known = table[key] { return known }
      table[key] = table.count
      return table.count - 1
    }
    for sent in names.systems.names {
      let name = CleanName.text(sent.name)
      let key = CleanName.key(name)
      let family = number(key == "ipados" ? "ios" : key, in: &families)
      let version = sent.version.map(CleanName.text)
      var majorNumber: Int?
      var minorNumber: Int?
      if let version, let major = Self.major(of: version, isMac: key == "macos") {
        majorNumber = number("\(family) \(major)", in: &majors)
        minorNumber = number("\(family) \(version)", in: &minors)
        if majorVersions.count < majors.count { majorVersions.append(major) }
        if minorVersions.count < minors.count { minorVersions.append(version) }
      }
      systems.append(
        System(
          name: name, version: version, family: family, major: majorNumber, minor: minorNumber))
    }
    var devices: [String: Int] = [:]
    for sent in names.devices.names {
      let shown = CleanName.text(sent.name ?? sent.model ?? "")
      let device = number(CleanName.key(shown), in: &devices)
      if deviceNames.count < devices.count {
        deviceNames.append(shown)
      } else if shown.utf8.lexicographicallyPrecedes(deviceNames[device].utf8) {
        deviceNames[device] = shown
      }
      deviceNumbers.append(device)
    }
  }

  /// The digits before the first dot; nil when the version doesn't begin with a digit.
  private static func major(of version: String, isMac: Bool) -> String? {
    let parts = version.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard let first = parts.first, let digit = first.utf8.first, digit >= 48, digit <= 57 else {
      return nil
    }
    if isMac, first == "10", parts.count > 1 { return "10.\(parts[1])" }
    return String(first)
  }
}
