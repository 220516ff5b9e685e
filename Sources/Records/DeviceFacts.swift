package import JSON

/// The device that a message is about.
package struct DeviceFacts: Hashable, Sendable {
  /// The identifier, such as `iPhone15,2` or `SM-S911B`.
  package var model: String?
  /// The marketing name, such as `iPhone 14 Pro`.
  package var name: String?

  package init(model: String? = nil, name: String? = nil) {
    self.model = model
    self.name = name
  }

  /// Whether nothing is known.
  package var isEmpty: Bool { self == DeviceFacts() }
}

extension DeviceFacts: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("model", model)
      fields.field("name", name)
    }
  }
}

extension DeviceFacts {
  init(from json: inout JSONReader) throws(JSONError) {
    self.init()
    try json.forEachField { (json, key) throws(JSONError) in
      switch key {
      case "model": model = try json.optionalString()
      case "name": name = try json.optionalString()
      default: try json.skip()
      }
    }
  }
}
