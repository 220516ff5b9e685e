/// An attribute of an element: its name is ours, its value is escaped when written.
struct HTMLAttribute {
  let name: StaticString
  /// Nil for an attribute that is there or not, such as `hidden`.
  let value: String?

  init(_ name: StaticString, _ value: String) {
    self.name = name
    self.value = value
  }

  private init(flag: StaticString) {
    name = flag
    value = nil
  }

  static func `class`(_ names: String) -> HTMLAttribute { HTMLAttribute("class", names) }
  static func id(_ id: String) -> HTMLAttribute { HTMLAttribute("id", id) }
  static func href(_ address: String) -> HTMLAttribute { HTMLAttribute("href", address) }
  static func labelledBy(_ id: String) -> HTMLAttribute { HTMLAttribute("aria-labelledby", id) }
  static func scope(_ scope: String) -> HTMLAttribute { HTMLAttribute("scope", scope) }
  static var hidden: HTMLAttribute { HTMLAttribute(flag: "hidden") }
  static var unseen: [HTMLAttribute] {
    [HTMLAttribute("aria-hidden", "true"), HTMLAttribute("focusable", "false")]
  }
}
