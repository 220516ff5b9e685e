package import JSON

/// What an attached or pasted crash report says.
package struct CrashFacts: Hashable, Sendable {
  package var exception: String?
  /// The first frames of the app's own code, without addresses and line numbers.
  package var signature: String?
  /// The frames of the crashed thread, innermost first.
  package var frames: [String]

  package init(exception: String? = nil, signature: String? = nil, frames: [String] = []) {
    self.exception = exception
    self.signature = signature
    self.frames = frames
  }
}

extension CrashFacts: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("exception", exception)
      fields.field("signature", signature)
      fields.field("frames", frames)
    }
  }
}

extension CrashFacts {
  init(from json: inout JSONReader) throws(JSONError) {
    self.init()
    try json.forEachField { (json, key) throws(JSONError) in
      switch key {
      case "exception": exception = try json.optionalString()
      case "signature": signature = try json.optionalString()
      case "frames": frames = try json.strings()
      default: try json.skip()
      }
    }
  }
}
