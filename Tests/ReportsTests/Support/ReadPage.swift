/// A page cut into tags and text, as strictly as XML: each element is closed in its order.
struct ReadPage {
  struct Element {
    let name: String
    let attributes: [(name: String, value: String?)]
    /// The names of the elements around it.
    let parents: [String]

    subscript(name: String) -> String? {
      attributes.first { $0.name == name }.map { $0.value ?? "" }
    }
  }

  private(set) var elements: [Element] = []
  /// What was wrong; empty for a page that is well made.
  private(set) var faults: [String] = []
  private static let void = ["meta", "input"]

  init(_ page: String) {
    var rest = Substring(page.dropFirst("<!DOCTYPE html>\n".count))
    if !page.hasPrefix("<!DOCTYPE html>\n") { faults.append("no doctype") }
    var open: [String] = []
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      guard let end = Self.end(of: rest) else {
        faults.append("a tag without end: \(rest.prefix(40))")
        return
      }
      let tag = rest[..<end]
      rest = rest[end...].dropFirst()
      if tag.hasPrefix("/") {
        let name = String(tag.dropFirst())
        if open.popLast() != name { faults.append("</\(name)> closes another") }
        continue
      }
      let element = Self.element(tag, parents: open)
      if element.attributes.contains(where: { $0.name.isEmpty }) {
        faults.append("an attribute can't be read: \(tag)")
      }
      elements.append(element)
      if !tag.hasSuffix("/"), !Self.void.contains(element.name) { open.append(element.name) }
      if element.name == "style" || element.name == "script" {
        guard let close = rest.firstRange(of: "</\(element.name)>") else { return }
        rest = rest[close.lowerBound...]
      }
    }
    if !open.isEmpty { faults.append("not closed: \(open)") }
    if rest.contains(">") { faults.append("a bare >") }
  }

  /// All elements of that name.
  func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  private static func end(of tag: Substring) -> Substring.Index? {
    var isQuoted = false
    for index in tag.indices {
      switch tag[index] {
      case "\"": isQuoted.toggle()
      case ">" where !isQuoted: return index
      case "<" where isQuoted: return nil
      default: break
      }
    }
    return nil
  }

  private static func element(_ tag: Substring, parents: [String]) -> Element {
    let text = tag.hasSuffix("/") ? tag.dropLast() : tag
    let name = text.prefix { $0 != " " }
    var rest = text.dropFirst(name.count)
    var attributes: [(name: String, value: String?)] = []
    while rest.first == " " {
      rest = rest.dropFirst()
      let attribute = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      rest = rest.dropFirst(attribute.count)
      if rest.hasPrefix("=\"") {
        rest = rest.dropFirst(2)
        let value = rest.prefix { $0 != "\"" }
        rest = rest.dropFirst(value.count + 1)
        attributes.append((String(attribute), String(value)))
      } else {
        attributes.append((String(attribute), nil))
      }
    }
    if !rest.isEmpty { attributes.append(("", nil)) }
    return Element(name: String(name), attributes: attributes, parents: parents)
  }
}
