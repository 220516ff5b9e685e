import Testing

@testable import MIME

@Suite("Text that is put together line by line")
struct TextLinesTests {
  private func text(_ build: (inout TextLines) -> Void) -> String {
    var lines = TextLines()
    build(&lines)
    return String(decoding: lines.bytes, as: UTF8.self)
  }

  private func word(_ text: String, in lines: inout TextLines) {
    let bytes = [UInt8](text.utf8)
    lines.append(bytes.span)
  }

  @Test("nothing is left at the start, at the ends of lines and at the end")
  func trims() {
    let result = text { lines in
      lines.breakLine()
      lines.blank()
      word("a", in: &lines)
      lines.blank()
      lines.endLine()
      lines.blank()
      word("b ", in: &lines)
      lines.breakLine()
      lines.breakLine()
      word("c", in: &lines)
      lines.endLine(2)
    }
    #expect(result == "a\nb\n\nc")
  }

  @Test("a cell takes the place of line ends, and an empty one nothing")
  func cells() {
    let result = text { lines in
      lines.beginCell(isFirst: true)
      lines.endLine(2)
      word("a", in: &lines)
      lines.endLine()
      lines.beginCell(isFirst: false)
      lines.beginCell(isFirst: false)
      lines.endLine(2)
      word("b", in: &lines)
      lines.endCells()
      lines.endLine()
      word("c", in: &lines)
    }
    #expect(result == "a\tb\nc")
  }

  @Test("empty lines between two depths belong to the lesser one")
  func depths() {
    let result = text { lines in
      word("a", in: &lines)
      lines.quoteDepth = 2
      lines.endLine(2)
      word("b", in: &lines)
      lines.quoteDepth = 1
      lines.endLine(2)
      word("c", in: &lines)
    }
    #expect(result == "a\n\n> > b\n>\n> c")
  }

  @Test("what was written can be quoted later")
  func quotesLater() {
    let result = text { lines in
      word("a", in: &lines)
      let place = lines.bytes.count
      lines.endLine(2)
      word("b", in: &lines)
      lines.endLine(2)
      word("c", in: &lines)
      lines.quote(from: place)
    }
    #expect(result == "a\n\n> b\n>\n> c")
  }
}
