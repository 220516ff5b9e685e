import Testing

@testable import MIME

@Suite("HTML elements")
struct HTMLElementTests {
  @Test("each is found by its name")
  func names() {
    for element in HTMLElement.allCases {
      let name = element.name
      #expect(HTMLElement(name: name.span) == element)
    }
    #expect(HTMLElement.blockquote.name == [UInt8]("blockquote".utf8))
  }

  @Test("other names count as span", arguments: ["", "o:p", "blockquotes", "x", "divv", "DIV"])
  func others(name: String) {
    let bytes = [UInt8](name.utf8)
    #expect(HTMLElement(name: bytes.span) == .span)
  }
}
