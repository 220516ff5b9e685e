package import JSON

/// One line of the block of facts that an app puts into a support mail.
package struct TrailerField: Hashable, Sendable {
  /// The label as sent.
  package var label: String
  package var value: String

  package init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

extension TrailerField: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("label", label)
      fields.field("value", value)
    }
  }
}

extension TrailerField {
  init(from json: inout JSONReader) throws(JSONError) {
    self.init(label: "", value: "")
    try json.forEachField { (json, key) throws(JSONError) in
      switch key {
      case "label": label = try json.string()
      case "value": value = try json.string()
      default: try json.skip()
      }
    }
  }
}
