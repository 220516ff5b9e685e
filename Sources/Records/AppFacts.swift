package import JSON

/// The app that a message is about.
package struct AppFacts: Hashable, Sendable {
  package var name: String?
  /// The version as sent, without its build.
  package var version: String?
  package var build: String?
  package var bundleID: String?

  package init(
    name: String? = nil, version: String? = nil, build: String? = nil, bundleID: String? = nil
  ) {
    self.name = name
    self.version = version
    self.build = build
    self.bundleID = bundleID
  }

  /// Whether nothing is known.
  package var isEmpty: Bool { self == AppFacts() }
}

extension AppFacts: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("name", name)
      fields.field("version", version)
      fields.field("build", build)
      fields.field("bundle_id", bundleID)
    }
  }
}

extension AppFacts {
  init(from json: inout JSONReader) throws(JSONError) {
    self.init()
    try json.forEachField { (json, key) throws(JSONError) in
      switch key {
      case "name": name = try json.optionalString()
      case "version": version = try json.optionalString()
      case "build": build = try json.optionalString()
      case "bundle_id": bundleID = try json.optionalString()
      default: try json.skip()
      }
    }
  }
}
