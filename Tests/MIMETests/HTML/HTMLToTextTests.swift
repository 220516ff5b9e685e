import Testing

@testable import MIME

/// The text of a page.
func convert(_ page: String, limit: Int = MessageLimits.textBytes) -> String {
  var converter = HTMLToText()
  let bytes = [UInt8](page.utf8)
  return String(decoding: converter.convert(bytes.span, limit: limit).text, as: UTF8.self)
}

/// The text of a page when the parser gets all of it.
private func convertUnguarded(_ page: String) -> String {
  let parser = HTMLParser()
  let bytes = [UInt8](page.utf8)
  parser.builder.start(limit: MessageLimits.textBytes)
  #expect(parser.start())
  #expect(parser.push(bytes.span) == nil)
  parser.finish()
  return String(decoding: parser.builder.text, as: UTF8.self)
}

/// Pages as mail programs make them, and their texts.
private let pages: [(String, String)] = [
  ("", ""),
  ("<html><body>a</body></html>", "a"),
  (
    "<html><head><style>p{color:red}</style><title>mail</title></head><body>Hello &amp; welcome<br>"
      + "The &ldquo;Export&rdquo; button<p>is\n grey.</p><script>alert('x')</script></body></html>",
    "Hello & welcome\nThe “Export” button\n\nis grey."
  ),
  // White space collapses, also over the borders of elements; no-break spaces stay.
  ("<p>  a \n\t b  </p>", "a b"),
  ("<p>a <b> b</b> c</p>", "a b c"),
  ("<b>a</b><i>b</i>", "ab"),
  ("a&nbsp;&nbsp;b&#160;c", "a  b c"),
  ("<p>a</p><p>&nbsp;</p><p>b</p>", "a\n\n\n\nb"),
  // Lines.
  ("a<br>b<br/>c", "a\nb\nc"),
  ("a<br><br>b", "a\n\nb"),
  ("<div>a</div><div>b</div>", "a\nb"),
  ("<div>a<br></div><div>b</div>", "a\nb"),
  ("<div>a</div><div><br></div><div>b</div>", "a\n\nb"),
  ("<div>a<div>b</div>c</div>", "a\nb\nc"),
  ("<div dir=\"ltr\">a<div><br></div><div>b</div></div>", "a\n\nb"),
  ("<p>a</p>\n<p>b</p>", "a\n\nb"),
  ("<p>a<br>b</p>c", "a\nb\nc"),
  ("<h1>a</h1>b", "a\nb"),
  ("a<hr>b", "a\nb"),
  ("<ul><li>a</li><li>b</li></ul>c", "a\nb\nc"),
  ("<dl><dt>a</dt><dd>b</dd></dl>", "a\nb"),
  // Tables: cells of a row are divided by a tab.
  ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>e", "a\tb\nc\td\ne"),
  (
    "<table>\n <tr>\n  <td><p>Device:</p></td>\n  <td><b>iPad</b></td>\n </tr>\n</table>",
    "Device:\tiPad"
  ),
  ("<table><tr><td></td><td>a</td><td></td><td>b</td></tr></table>", "a\tb"),
  ("<table><tr><td>a<br>b</td><td>c</td></tr></table>", "a\nb\tc"),
  (
    "<table><tr><td><table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table></td>"
      + "<td>d</td></tr><tr><td>e</td></tr></table>", "a\tb\nc\td\ne"
  ),
  ("<table><tr><th>a</th><td><div>b</div><div>c</div></td></tr></table>", "a\tb\nc"),
  // pre.
  ("a<pre>b  c\n  d\n</pre>e", "a\nb  c\n  d\ne"),
  ("<div style=\"white-space: pre-wrap\">a\nb</div>", "a\nb"),
  // What nobody sees.
  ("<body>a<div style=\"display:none\">b<p>c</p></div>d", "ad"),
  ("a<span style=\"color:red; DISPLAY : none\">b</span>c", "ac"),
  ("<body>a<p hidden>b</p>c", "ac"),
  // Links are shown by their text, pictures not at all.
  ("<a href=\"https://example.org/\">here</a> <img src=\"x\" alt=\"logo\">", "here"),
  // References.
  ("&lt;b&gt; &eacute; &#8364; &#x20ac; &hellip;", "<b> é € € …"),
  ("&#146;&#150;&#128;", "’–€"),
  ("&unknown; &", "&unknown; &"),
  // Outlook.
  (
    "<html xmlns:o=\"x\"><head><style><!--\np.MsoNormal {margin:0cm;}\n--></style></head><body>"
      + "<div class=WordSection1><p class=MsoNormal>a<o:p></o:p></p><p class=MsoNormal>b</p></div>",
    "a\n\nb"
  ),
]

@Suite("HTML to text")
struct HTMLToTextTests {
  @Test("the text of a page", arguments: pages)
  func converts(page: String, expected: String) {
    #expect(convert(page) == expected)
  }

  @Test("is the same without the guard", arguments: pages)
  func unguarded(page: String, expected: String) {
    #expect(convertUnguarded(page) == expected)
  }

  @Test(
    "what only a browser gets right",
    arguments: [
      ("a</br>b", "a\nb"),
      ("a</p>b", "a\n\nb"),
      ("1 < 2 &amp 3", "1 < 2 & 3"),
      ("a<blockquote>b<div>c</blockquote>d", "a\n> b\n> c\nd"),
      ("<html><body>a</body></html><html><body>b</body></html>", "ab"),
      ("a<!-- b", "a"),
      ("a<b title=\"<c>\">d</b>", "ad"),
      ("<textarea>a\n<b></textarea>", "a\n<b>"),
      ("a<img class=\"emoji\" alt=\"\u{1F600}\">b", "a\u{1F600}b"),
    ])
  func broken(page: String, expected: String) {
    #expect(convert(page) == expected)
  }

  @Test("the text behind many open elements isn't lost", arguments: ["div", "b", "td", "li", "x"])
  func deep(name: String) {
    for count in [199, 200, 201, 5_000] {
      let open = String(repeating: "<\(name)>", count: count)
      let close = String(repeating: "</\(name)>", count: count)
      #expect(convert(open + "core" + close + "<p>tail") == "core\n\ntail", "\(count)")
      #expect(convert(open + "<p>one<br>two").hasSuffix("one\ntwo"), "\(count)")
    }
  }

  @Test("a quote that ends beyond the depth that is told apart ends where it should")
  func deepQuote() {
    let open = String(repeating: "<b>", count: 300)
    let close = String(repeating: "</b>", count: 300)
    #expect(convert("<blockquote>\(open)a\(close)</blockquote>b") == "> a\nb")
  }

  @Test("long texts without a tag are read in pieces")
  func longText() {
    let text = Array(repeating: "wörter &amp; mehr", count: 20_000).joined(separator: " ")
    #expect(convert("<p>" + text) == text.replacing("&amp;", with: "&"))
  }

  @Test(
    "the text is cut at its limit, between characters",
    arguments: [
      (9, "Grüße d", true), (12, "Grüße dort", false), (3, "Gr", true),
    ])
  func limit(limit: Int, expected: String, isCut: Bool) {
    var converter = HTMLToText()
    let bytes = [UInt8]("<p>Grüße <b>d</b>ort".utf8)
    let result = converter.convert(bytes.span, limit: limit)
    #expect(String(validating: result.text, as: UTF8.self) != nil)
    #expect(result.wasTruncated == isCut)
    #expect("Grüße dort".hasPrefix(String(decoding: result.text, as: UTF8.self)))
  }

  @Test("a page is read to 16 MiB", arguments: [(0, false), (1, true)])
  func pageLimit(more: Int, isCut: Bool) {
    var page = [UInt8](repeating: 32, count: 16 * 1024 * 1024 + more)
    page[0] = 97
    page[page.count - 1] = 98
    var converter = HTMLToText()
    let result = converter.convert(page.span)
    #expect(result.wasTruncated == isCut)
    #expect(result.text == (isCut ? [97] : [97, 32, 98]))
  }

  @Test("what the parser didn't read is taken without its tags")
  func rest() {
    let builder = HTMLTextBuilder()
    builder.start(limit: 1_000)
    let rest = [UInt8]("a <b>c</b><br>d".utf8)
    HTMLToText.appendWithoutTags(rest.span, to: builder)
    #expect(String(decoding: builder.text, as: UTF8.self) == "a c d")
  }
}
