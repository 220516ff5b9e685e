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
    guard let (bytes, range) = words(of: place), range.count <= 80 else { return false }
    let span = bytes.span
    guard span.wordCount(in: range) <= 6 else { return false }
    return search.tables.kinds(span, range).contains(.heading)
  }

  /// `Please describe your issue below`, `(Please keep this ...)`.
  func isPrompt(_ place: Int) -> Bool {
    guard let (bytes, range) = words(of: place), range.count <= 400 else { return false }
    let key = FoldedKey.of(bytes.span.extracting(range))
    return search.tables.prompts.isPrompt(key.span)
  }

  /// The words of a line without a colon at its end; nil when it has none or has a value.
  private func words(of place: Int) -> ([UInt8], Range<Int>)? {
    let line = search.lines[place]
    guard line.kind == .prose || line.kind == .labelled, let text = line.text else { return nil }
    let bytes = text.bytes
    let range = bytes.span.trimmed(text.all) { $0.isBlank || $0 == UInt8(ascii: ":") }
    return range.isEmpty ? nil : (bytes, range)
  }
}
