import Records

extension SystemFacts {
  /// `iPadOS` for builds of version 13 (17A...) and later, else `iOS`.
  static func padSystem(build: String) -> String {
    let digits = build.utf8.prefix { $0.isDigit }
    return (Int(String(decoding: Array(digits), as: UTF8.self)) ?? 0) >= 17 ? "iPadOS" : "iOS"
  }

  /// Gives the name that is certain from the device (`formats.md`, section 6).
  mutating func takeName(from device: DeviceFacts) {
    guard name == nil, version != nil || build != nil else { return }
    let texts = [device.model, device.name].compactMap(\.self)
    if texts.contains(where: { $0.hasPrefix("iPhone") || $0.hasPrefix("iPod") }) {
      name = "iOS"
    } else if texts.contains(where: { $0.hasPrefix("iPad") }) {
      name = isBeforeIPadOS ? "iOS" : "iPadOS"
    } else if texts.contains(where: { $0.hasPrefix("Mac") || $0.hasPrefix("iMac") }) {
      name = "macOS"
    } else if texts.contains(where: { $0.hasPrefix("Watch") || $0.hasPrefix("Apple Watch") }) {
      name = "watchOS"
    } else if texts.contains(where: { $0.hasPrefix("AppleTV") || $0.hasPrefix("Apple TV") }) {
      name = "tvOS"
    } else if texts.contains(where: {
      $0.hasPrefix("RealityDevice") || $0.hasPrefix("Apple Vision")
    }) {
      name = "visionOS"
    } else if texts.contains(where: Self.isAndroid) {
      name = "Android"
    }
  }

  private var isBeforeIPadOS: Bool {
    if let version {
      let major = version.utf8.prefix { $0.isDigit }
      return (Int(String(decoding: Array(major), as: UTF8.self)) ?? 13) < 13
    }
    return build.map { Self.padSystem(build: $0) == "iOS" } ?? false
  }

  private static func isAndroid(_ text: String) -> Bool {
    [
      "Pixel ", "Google Pixel", "Galaxy ", "Samsung Galaxy", "samsung Galaxy", "SM-S", "SM-A",
      "SM-F", "SM-G", "SM-N", "SM-M", "SM-T", "SM-X", "Redmi", "Xiaomi", "OnePlus",
    ]
    .contains { text.hasPrefix($0) }
  }

  /// Gives the version that belongs to an Apple build.
  mutating func takeVersion(from builds: (String, Bool) -> String?) {
    guard version == nil, let build else { return }
    switch name {
    case "iOS", "iPadOS": version = builds(build, false)
    case "macOS": version = builds(build, true)
    default: break
    }
  }
}
