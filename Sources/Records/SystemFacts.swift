package import JSON

/// The operating system that a message is about.
package struct SystemFacts: Hashable, Sendable {
  /// `iOS`, `iPadOS`, `macOS`, `watchOS`, `tvOS`, `visionOS`, `Android`, `Windows`, `Linux`,
  /// `ChromeOS`, or as sent.
  package var name: String?
  package var version: String?
  package var build: String?

  package init(name: String? = nil, version: String? = nil, build: String? = nil) {
    self.name = name
    self.version = version
    self.build = build
  }

  /// Whether nothing is known.
  package var isEmpty: Bool { self == SystemFacts() }
}

extension SystemFacts: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("name", name)
      fields.field("version", version)
      fields.field("build", build)
    }
  }
}

extension SystemFacts {
  init(from json: inout JSONReader) throws(JSONError) {
    self.init()
    try json.forEachField { (json, key) throws(JSONError) in
      switch key {
      case "name": name = try json.optionalString()
      case "version": version = try json.optionalString()
      case "build": build = try json.optionalString()
      default: try json.skip()
      }
    }
  }
}
