package import JSON

/// A mailbox of RFC 5322, section 3.4: a display name and an address, decoded.
package struct EmailAddress: Hashable, Sendable {
  /// The display name, or nil when none was given.
  package var name: String?
  /// The address in lower case, or nil when it can't be read.
  package var address: String?

  package init(name: String? = nil, address: String? = nil) {
    self.name = name
    self.address = address
  }
}

extension EmailAddress: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("name", name)
      fields.field("address", address)
    }
  }
}

extension EmailAddress {
  init(from json: inout JSONReader) throws(JSONError) {
    self.init()
    try json.forEachField { (json, key) throws(JSONError) in
      switch key {
      case "name": name = try json.optionalString()
      case "address": address = try json.optionalString()
      default: try json.skip()
      }
    }
  }
}
