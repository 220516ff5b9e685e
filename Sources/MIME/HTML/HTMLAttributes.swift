/// The attributes of one element as the text depends on them, kept from element to element.
struct HTMLAttributes {
  private(set) var id: [UInt8] = []
  private(set) var type: [UInt8] = []
  private(set) var name: [UInt8] = []
  private(set) var alt: [UInt8] = []
  private(set) var classes: [UInt8] = []
  /// The `style` in lower case and without white space.
  private(set) var style: [UInt8] = []
  private(set) var isHidden = false
  private(set) var isEmpty = true

  /// Longest value that is looked at.
  private static let longest = 4_096

  mutating func removeAll() {
    if isEmpty { return }
    id.removeAll(keepingCapacity: true)
    type.removeAll(keepingCapacity: true)
    name.removeAll(keepingCapacity: true)
    alt.removeAll(keepingCapacity: true)
    classes.removeAll(keepingCapacity: true)
    style.removeAll(keepingCapacity: true)
    isHidden = false
    isEmpty = true
  }

  /// Takes one attribute; those that say nothing are ignored.
  mutating func set(_ attribute: Span<UInt8>, to value: Span<UInt8>) {
    let all = attribute.indices
    let value = value.count > Self.longest ? value.extracting(first: Self.longest) : value
    isEmpty = false
    if attribute.equals("class", in: all) {
      Self.copyLowercased(value, to: &classes)
    } else if attribute.equals("style", in: all) {
      Self.copyLowercased(value, to: &style, withBlanks: false)
    } else if attribute.equals("id", in: all) {
      Self.copyLowercased(value, to: &id)
    } else if attribute.equals("type", in: all) {
      Self.copyLowercased(value, to: &type)
    } else if attribute.equals("name", in: all) {
      Self.copyLowercased(value, to: &name)
    } else if attribute.equals("alt", in: all) {
      for index in value.indices { alt.append(value[index]) }
    } else if attribute.equals("hidden", in: all) {
      isHidden = true
    }
  }

  /// Whether the style holds `declaration`, which is in lower case and without white space.
  func styleContains(_ declaration: StaticString) -> Bool {
    let text = style.span
    guard text.count >= declaration.utf8CodeUnitCount else { return false }
    for start in 0...text.count - declaration.utf8CodeUnitCount
    where text.begins(with: declaration, at: start) {
      return true
    }
    return false
  }

  /// Whether one of the words of `class` is `word` or ends in it behind another word that a program
  /// put before it.
  func classContains(_ word: StaticString, orEndsIn: Bool = false) -> Bool {
    let text = classes.span
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, !text[end].isWhiteSpace { end += 1 }
      if text.equals(word, in: start..<end) { return true }
      let tail = end - word.utf8CodeUnitCount
      if orEndsIn, tail > start, text.equals(word, in: tail..<end) { return true }
      start = end + 1
    }
    return false
  }

  private static func copyLowercased(
    _ value: Span<UInt8>, to target: inout [UInt8], withBlanks: Bool = true
  ) {
    target.removeAll(keepingCapacity: true)
    for index in value.indices where withBlanks || !value[index].isWhiteSpace {
      target.append(value[index].asciiLowercased)
    }
  }
}
