import Bytes

/// Writes HTML whose elements are closed and whose text is escaped, whatever it is given.
///
/// Names of elements and attributes are literals of ours. Text and values of attributes go through
/// the one function that escapes.
struct HTMLWriter: ~Copyable {
  private(set) var buffer: ByteBuffer

  init() { buffer = ByteBuffer(capacity: 1 << 18) }

  /// Bytes written so far.
  var count: Int { buffer.count }

  /// Writes an element with what `content` writes inside.
  mutating func element(
    _ name: StaticString, _ attributes: [HTMLAttribute] = [],
    content: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    buffer.append("</")
    buffer.append(name)
    buffer.append(">")
  }

  /// Writes an element that holds text.
  mutating func element(_ name: StaticString, _ attributes: [HTMLAttribute] = [], _ text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element that holds text of strangers.
  mutating func element(
    _ name: StaticString, _ attributes: [HTMLAttribute] = [], _ text: Untrusted
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element that holds a sentence.
  mutating func element(
    _ name: StaticString, _ attributes: [HTMLAttribute] = [], _ sentence: Sentence
  ) {
    element(name, attributes) { $0.sentence(sentence) }
  }

  /// Writes an element of HTML that has no end.
  mutating func void(_ name: StaticString, _ attributes: [HTMLAttribute]) { open(name, attributes) }

  /// Writes an element of SVG without content.
  mutating func shape(_ name: StaticString, _ attributes: [HTMLAttribute]) {
    open(name, attributes, end: "/>")
  }

  /// Writes text of ours, escaped.
  mutating func text(_ text: String) { escape(text) }

  /// Writes text of strangers, escaped: the only place where it reaches the page.
  mutating func text(_ text: Untrusted) { escape(text.cleaned) }

  /// Writes a sentence; names stand in `bdi`, so that their direction ends with them.
  mutating func sentence(_ sentence: Sentence) {
    for piece in sentence.pieces {
      switch piece {
      case .text(let text): escape(text)
      case .strong(let text): element("b", [], text)
      case .name(let name): element("bdi", [], name)
      case .strongName(let name): element("b") { $0.element("bdi", [], name) }
      case .quoted(let text): element("i", [], text)
      case .code(let text): element("code", [], text)
      }
    }
  }

  /// Writes a literal of ours as it stands.
  mutating func literal(_ text: StaticString) { buffer.append(text) }

  /// Writes a file that was compiled into the program as it stands.
  mutating func file(_ bytes: Span<UInt8>) { buffer.append(bytes) }

  private mutating func open(
    _ name: StaticString, _ attributes: [HTMLAttribute], end: StaticString = ">"
  ) {
    buffer.append("<")
    buffer.append(name)
    for attribute in attributes {
      buffer.append(" ")
      buffer.append(attribute.name)
      guard let value = attribute.value else { continue }
      buffer.append("=\"")
      escape(value)
      buffer.append("\"")
    }
    buffer.append(end)
  }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): buffer.append("&amp;")
      case UInt8(ascii: "<"): buffer.append("&lt;")
      case UInt8(ascii: ">"): buffer.append("&gt;")
      case UInt8(ascii: "\""): buffer.append("&quot;")
      case UInt8(ascii: "'"): buffer.append("&#39;")
      default: buffer.append(byte)
      }
    }
  }
}
