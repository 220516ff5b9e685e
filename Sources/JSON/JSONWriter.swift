package import Bytes

/// Writes JSON in the order in which it is told to, with `null` kept (RFC 8259).
///
/// Control characters, DEL to U+009F, the line and paragraph separators and the bidi overrides and
/// isolates are escaped, so that no terminal or browser acts on them.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { fields in
///   fields.field("name", "Packrat")
///   fields.field("version", nil as String?)
/// }
/// // {"name":"Packrat","version":null}
/// ```
package struct JSONWriter: ~Copyable {
  private var buffer: ByteBuffer
  private var needsComma = false

  package init(capacity: Int = 4096) { buffer = ByteBuffer(capacity: capacity) }

  /// Bytes written so far.
  package var count: Int { buffer.count }

  /// What was written.
  package var span: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get { buffer.span }
  }

  /// A copy of what was written.
  package var bytes: [UInt8] { buffer.bytes }

  /// Forgets what was written and keeps the room.
  package mutating func removeAll() {
    buffer.removeAll()
    needsComma = false
  }

  /// Ends a document of NDJSON: a line feed, and the next value stands alone.
  package mutating func endLine() {
    buffer.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes `{`, what `body` writes as fields, and `}`.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    buffer.append(UInt8(ascii: "{"))
    needsComma = false
    body(&self)
    buffer.append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// Writes `[`, what `body` writes as values, and `]`.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    separate()
    buffer.append(UInt8(ascii: "["))
    needsComma = false
    body(&self)
    buffer.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Writes a key; the value is what is written next.
  package mutating func key(_ name: StaticString) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(name)
    buffer.append(UInt8(ascii: "\""))
    buffer.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a key that is known only at run time, escaped.
  package mutating func key(_ name: String) {
    value(name)
    buffer.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes `null`.
  package mutating func null() { raw("null") }

  /// Writes a string, escaped.
  package mutating func value(_ text: String) {
    separate()
    var text = text
    text.withUTF8 { bytes in
      unsafe JSONEscaping.append(bytes, to: &buffer)
    }
    needsComma = true
  }

  /// Writes a whole number.
  package mutating func value(_ number: Int) {
    separate()
    buffer.append(decimal: number)
    needsComma = true
  }

  /// Writes a number with the fewest digits that read back the same; infinities and NaN, which
  /// JSON has not, become `null`.
  package mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    let text = "\(number)"
    raw(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// Writes `true` or `false`.
  package mutating func value(_ flag: Bool) {
    separate()
    buffer.append(flag ? "true" as StaticString : "false")
    needsComma = true
  }

  /// Writes a time in RFC 3339, UTC.
  package mutating func value(_ time: Timestamp) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(time.description)
    buffer.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes `value` by its own method.
  package mutating func value(_ value: some JSONWritable) {
    value.write(to: &self)
  }

  /// Writes an array of values.
  package mutating func value(_ values: [some JSONWritable]) {
    array { json in
      for value in values { value.write(to: &json) }
    }
  }

  /// Writes a field of an object.
  package mutating func field(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  /// Writes a field of an object; nil becomes `null`.
  package mutating func field(_ name: StaticString, _ text: String?) {
    key(name)
    if let text { value(text) } else { null() }
  }

  /// Writes a field of an object; nil becomes `null`.
  package mutating func field(_ name: StaticString, _ time: Timestamp?) {
    key(name)
    if let time { value(time) } else { null() }
  }

  /// Writes a field of an object.
  package mutating func field(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  /// Writes a field of an object that holds an array.
  package mutating func field(_ name: StaticString, _ texts: [String]) {
    key(name)
    array { json in
      for text in texts { json.value(text) }
    }
  }

  /// Writes a field of an object.
  package mutating func field(_ name: StaticString, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }

  /// Writes a field of an object; nil becomes `null`.
  package mutating func field(_ name: StaticString, _ value: (some JSONWritable)?) {
    key(name)
    if let value { value.write(to: &self) } else { null() }
  }

  /// Writes a field of an object that holds an array.
  package mutating func field(_ name: StaticString, _ values: [some JSONWritable]) {
    key(name)
    value(values)
  }

  /// Writes a value that is JSON already.
  package mutating func json(_ bytes: Span<UInt8>) {
    separate()
    buffer.append(bytes)
    needsComma = true
  }

  private mutating func raw(_ text: String) {
    separate()
    buffer.append(text)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
  }
}
