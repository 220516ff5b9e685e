private import CLibXML2
import Bytes

/// libxml2's push parser for HTML: calls `builder` for what it reads and keeps no tree.
///
/// One context is used again for each page. Nothing is fetched, nothing is printed.
@safe final class HTMLParser {
  /// Gets the elements and the characters.
  let builder = HTMLTextBuilder()
  private let context: htmlParserCtxtPtr?
  /// Bytes that were pushed since `start`.
  private var pushed = 0

  private static let options =
    Int32(HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOERROR.rawValue)
    | Int32(HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_COMPACT.rawValue)

  /// Prepares libxml2 once, before any thread uses it.
  private static let isPrepared: Bool = {
    xmlInitParser()
    return true
  }()

  init() {
    precondition(Self.isPrepared, "libxml2 is prepared")
    var handler = unsafe htmlSAXHandler()
    unsafe handler.startElement = { unsafe HTMLParser.begin($0, $1, $2) }
    unsafe handler.endElement = { unsafe HTMLParser.end($0, $1) }
    unsafe handler.characters = { unsafe HTMLParser.characters($0, $1, $2) }
    unsafe handler.ignorableWhitespace = { unsafe HTMLParser.characters($0, $1, $2) }
    let user = unsafe Unmanaged.passUnretained(builder).toOpaque()
    unsafe context = htmlCreatePushParserCtxt(
      &handler, user, nil, 0, nil, XML_CHAR_ENCODING_UTF8)
  }

  deinit { unsafe htmlFreeParserCtxt(context) }

  /// Begins a page; false if libxml2 can't.
  func start() -> Bool {
    pushed = 0
    guard let context = unsafe context else { return false }
    return unsafe triage_html_reset(context, Self.options) == 0
  }

  /// Reads the next bytes of the page.
  ///
  /// - Returns: nil, or, when the parser gave up, how many of the bytes so far it hasn't read.
  func push(_ bytes: Span<UInt8>) -> Int? {
    pushed &+= bytes.count
    unsafe bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      _ = unsafe htmlParseChunk(context, start, Int32(clamping: buffer.count), 0)
    }
    guard unsafe triage_html_stopped(context) != 0 else { return nil }
    let read = unsafe Int(triage_html_consumed(context))
    return max(0, pushed - read)
  }

  /// Ends the page: what was held back is read, open elements are closed.
  func finish() { _ = unsafe htmlParseChunk(context, nil, 0, 1) }

  // MARK: - Handlers

  private static func builder(_ user: UnsafeMutableRawPointer?) -> HTMLTextBuilder? {
    guard let user = unsafe user else { return nil }
    return unsafe Unmanaged<HTMLTextBuilder>.fromOpaque(user).takeUnretainedValue()
  }

  private static func begin(
    _ user: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard let builder = unsafe builder(user) else { return }
    unsafe builder.begin(element(name)) { target in
      guard var entry = unsafe attributes else { return }
      while let name = unsafe entry[0] {
        let value = unsafe entry[1]
        unsafe withBytes(name) { name in
          unsafe withBytes(value) { value in target.set(name, to: value) }
        }
        unsafe entry += 2
      }
    }
  }

  private static func end(_ user: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?) {
    unsafe builder(user)?.end(element(name))
  }

  private static func characters(
    _ user: UnsafeMutableRawPointer?, _ text: UnsafePointer<xmlChar>?, _ count: Int32
  ) {
    let buffer = unsafe UnsafeBufferPointer(start: text, count: max(0, Int(count)))
    unsafe builder(user)?.characters(buffer.span)
  }

  private static func element(_ name: UnsafePointer<xmlChar>?) -> HTMLElement {
    var element = HTMLElement.span
    unsafe withBytes(name) { element = HTMLElement(name: $0) }
    return element
  }

  /// Lends the bytes of a C string; none for a missing one.
  private static func withBytes(_ text: UnsafePointer<xmlChar>?, _ body: (Span<UInt8>) -> Void) {
    let count = unsafe text == nil ? 0 : Int(xmlStrlen(text))
    let buffer = unsafe UnsafeBufferPointer(start: text, count: count)
    unsafe body(buffer.span)
  }
}
