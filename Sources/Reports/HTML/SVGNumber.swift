/// Coordinates as SVG wants them.
enum SVGNumber {
  /// One decimal place, and none where it is 0.
  static func text(_ number: Double) -> String {
    let text = NumberText.fixed(number, places: 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension HTMLAttribute {
  init(_ name: StaticString, _ number: Double) {
    self.init(name, SVGNumber.text(number))
  }
}
