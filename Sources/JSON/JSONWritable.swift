package import Bytes

/// A value that knows its JSON.
package protocol JSONWritable {
  /// Writes exactly one JSON value.
  func write(to json: inout JSONWriter)
}

extension String: JSONWritable {
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension Int: JSONWritable {
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension Double: JSONWritable {
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension Bool: JSONWritable {
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension Timestamp: JSONWritable {
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension JSONWritable where Self: RawRepresentable, RawValue == String {
  package func write(to json: inout JSONWriter) { json.value(rawValue) }
}
