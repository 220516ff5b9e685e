import Bytes
import JSON

/// Values as records hold them: `null` stands for what isn't known.
extension JSONReader {
  mutating func optionalString() throws(JSONError) -> String? {
    try null() ? nil : try string()
  }

  mutating func strings() throws(JSONError) -> [String] {
    var values: [String] = []
    try forEachElement { (json) throws(JSONError) in values.append(try json.string()) }
    return values
  }

  /// A count of bytes.
  mutating func count() throws(JSONError) -> Int {
    let start = offset
    let value = try integer()
    guard value >= 0 else { throw JSONError(.otherType, at: start) }
    return value
  }

  mutating func optionalTime() throws(JSONError) -> Timestamp? {
    let start = offset
    guard let text = try optionalString() else { return nil }
    guard let time = Timestamp(rfc3339: text) else { throw JSONError(.otherType, at: start) }
    return time
  }

  /// Reads an object; `null` is one without any key.
  mutating func forEachField(
    _ body: (inout JSONReader, String) throws(JSONError) -> Void
  ) throws(JSONError) {
    if try null() { return }
    try beginObject()
    while let key = try nextKey() { try body(&self, key) }
  }

  /// Reads an array; `null` is one without any value.
  mutating func forEachElement(
    _ body: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    if try null() { return }
    try beginArray()
    while try nextElement() { try body(&self) }
  }
}
