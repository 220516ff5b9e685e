/// Numbers as `triage doctor` shows them.
enum Quantity {
  /// `1,742`.
  static func count(_ number: Int) -> String {
    let digits = Array("\(number.magnitude)".utf8)
    var text: [UInt8] = number < 0 ? [UInt8(ascii: "-")] : []
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `1 message`, `1,742 messages`.
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(count(number)) \(number == 1 ? one : many)"
  }

  /// `812 bytes`, `58.5 MB`.
  static func bytes(_ number: Int) -> String {
    if number < 1_000 { return count(number, "byte", "bytes") }
    var value = Double(number)
    var unit = ""
    for next in ["kB", "MB", "GB", "TB"] where value >= 999.5 || unit.isEmpty {
      value /= 1_000
      unit = next
    }
    let tenths = Int((value * 10).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10) \(unit)" : "\((tenths + 5) / 10) \(unit)"
  }

  /// `98 %`; neither 0 nor 100 % unless it is none or all.
  static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0, part > 0 else { return "0 %" }
    if part >= whole { return "100 %" }
    return "\(min(max(Int((Double(part) / Double(whole) * 100).rounded()), 1), 99)) %"
  }
}
