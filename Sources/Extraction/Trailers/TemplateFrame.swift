import Assets
import Bytes

/// Finds what a template puts around its block: rules, headings, prompts, requests
/// (`formats.md`, section 1).
struct TemplateFrame {
  private let search: BlockSearch

  init(_ search: BlockSearch) { self.search = search }

  /// The indices of the lines around a block from its first line to its last.
  func lines(around block: ClosedRange<Int>) -> [Int] {
    var found: [Int] = []
    var place = block.lowerBound - 1
    while place >= 0 {
      switch search.lines[place].kind {
      case .blank: break
      case _ where isFrame(place): found.append(place)
      default: place = 0
      }
      place -= 1
    }
    place = block.upperBound + 1
    while place < search.lines.count {
      switch search.lines[place].kind {
      case .blank: break
      case _ where isFrame(place) && !isHeading(place): found.append(place)
      default: place = search.lines.count
      }
      place += 1
    }
    return found
  }

  /// The prompts at the start of the mail, and what stands inside the block without being of it.
  func prompts() -> [Int] {
    var found: [Int] = []
    for place in search.lines.indices {
      switch search.lines[place].kind {
      case .blank: continue
      case .rule where !found.isEmpty: found.append(place)
      case _ where isPrompt(place): found.append(place)
      default: return found
      }
    }
    return found
  }

  /// Whether the line is one of a template's that carries no fact.
  func isFrame(_ place: Int) -> Bool {
    switch search.lines[place].kind {
    case .rule, .decorated: true
    case .prose, .labelled: isHeading(place) || isPrompt(place)
    default: false
    }
  }

  /// `Device Information`, `Technical information:`.
  func isHeading(_ place: Int) -> Bool {
    let line = search.lines[place]
    guard let text = line.text, line.values.allSatisfy(\.value.isEmpty) else { return false }
    let bytes = text.bytes.span
    let range = bytes.trimmed(text.all) { $0.isBlank || $0 == UInt8(ascii: ":") }
    guard !range.isEmpty, range.count <= 80, bytes.wordCount(in: range) <= 6 else { return false }
    return search.tables.kinds(bytes, range).contains(.heading)
  }

  /// `Please describe your issue below`, `(Please keep this ...)`, `Note: do not delete ...`.
  func isPrompt(_ place: Int) -> Bool {
    let line = search.lines[place]
    guard let text = line.text, text.all.count <= 400 else { return false }
    if line.answer != nil { return true }
    let bytes = text.bytes.span
    let words = line.values.first.map { $0.value.isEmpty ? text.all : $0.value } ?? text.all
    return search.tables.prompts.isPrompt(bytes.extracting(bytes.trimmed(words)))
  }
}
