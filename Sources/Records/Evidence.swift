package import JSON

/// Where `app`, `os` and `device` of a record came from.
package struct Evidence: Hashable, Sendable {
  /// A place in a message where a fact can stand.
  package enum Source: String, CaseIterable, Sendable, JSONWritable {
    case trailer
    case subject
    /// Only in a quoted or forwarded mail.
    case quoted
    /// `X-Mailer` or `User-Agent`.
    case mailer
    case attachment
  }

  package var app: Source?
  package var os: Source?
  package var device: Source?

  package init(app: Source? = nil, os: Source? = nil, device: Source? = nil) {
    self.app = app
    self.os = os
    self.device = device
  }
}

extension Evidence: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("app", app)
      fields.field("os", os)
      fields.field("device", device)
    }
  }
}

extension Evidence {
  init(from json: inout JSONReader) throws(JSONError) {
    self.init()
    try json.forEachField { (json, key) throws(JSONError) in
      switch key {
      case "app": app = try json.optionalString().flatMap(Source.init)
      case "os": os = try json.optionalString().flatMap(Source.init)
      case "device": device = try json.optionalString().flatMap(Source.init)
      default: try json.skip()
      }
    }
  }
}
