/// How a language writes numbers; no locale of the machine has a say.
struct NumberFormat: Hashable, Sendable {
  /// Between groups of three digits.
  let group: String
  /// Before the decimal places.
  let point: String
  /// Before the sign of per cent.
  let percentGap: String

  /// A whole number in groups of three: `1,742`.
  func grouped(_ number: Int) -> String {
    let digits = Array("\(number.magnitude)")
    var result = number < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { result += group }
      result.append(digit)
    }
    return result
  }

  /// A number that isn't whole, as precise as people read it: `0.05`, `3.6`, `120`.
  func decimal(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let magnitude = abs(number)
    if magnitude >= 99.95 { return grouped(NumberText.rounded(number)) }
    let text = NumberText.fixed(number, places: magnitude < 0.095 && magnitude > 0 ? 2 : 1)
    return text.split(separator: ".").joined(separator: point)
  }

  /// `55 %`.
  func percent(_ number: Int) -> String { "\(grouped(number))\(percentGap)%" }
}
