package import JSON

/// A part of a message that is not its text.
package struct Attachment: Hashable, Sendable {
  /// The file name without any folder, or nil.
  package var name: String?
  /// The media type in lower case, such as `image/png`.
  package var type: String
  /// The decoded size.
  package var bytes: Int

  package init(name: String?, type: String, bytes: Int) {
    self.name = name
    self.type = type
    self.bytes = bytes
  }
}

extension Attachment: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("name", name)
      fields.field("type", type)
      fields.field("bytes", bytes)
    }
  }
}

extension Attachment {
  init(from json: inout JSONReader) throws(JSONError) {
    self.init(name: nil, type: "", bytes: 0)
    try json.forEachField { (json, key) throws(JSONError) in
      switch key {
      case "name": name = try json.optionalString()
      case "type": type = try json.string()
      case "bytes": bytes = try json.count()
      default: try json.skip()
      }
    }
  }
}
