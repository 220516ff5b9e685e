import Glibc

/// Numbers as reports print them; no locale of the machine has a say.
enum NumberText {
  /// A number with so many decimal places; its magnitude is below a billion.
  static func fixed(_ number: Double, places: Int) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let limited = min(max(number.isFinite ? number : 0, -1e9), 1e9)
    let scaled = rounded(limited * Double(scale))
    let sign = scaled < 0 ? "-" : ""
    let whole = scaled.magnitude / UInt(scale)
    guard places > 0 else { return "\(sign)\(whole)" }
    let rest = "\(scaled.magnitude % UInt(scale))"
    return "\(sign)\(whole).\(String(repeating: "0", count: places - rest.utf8.count))\(rest)"
  }

  /// The nearest whole number; 0 of what is no number, and at most 10 to the 15 either way.
  static func rounded(_ number: Double) -> Int {
    number.isFinite ? Int(min(max(number, -1e15), 1e15).rounded(.toNearestOrAwayFromZero)) : 0
  }

  /// The share in per cent, a whole number; 0 of nothing.
  static func percent(_ part: Int, of whole: Int) -> Int {
    whole > 0 ? rounded(Double(part) / Double(whole) * 100) : 0
  }

  /// `number` with three significant digits, so that the last digits of an estimate, which mean
  /// nothing, don't differ between machines.
  static func significant(_ number: Double) -> Double {
    guard number.isFinite, number != 0 else { return number }
    let exponent = Int(floor(log10(abs(number)))) - 2
    // The power is split: 10 to the 310 has no double.
    let mantissa = number / pow(10, Double(exponent / 2)) / pow(10, Double(exponent - exponent / 2))
    guard mantissa.isFinite, abs(mantissa) < 10_000 else { return number }
    let result = Double("\(rounded(mantissa))e\(exponent)") ?? number
    return result.isFinite ? result : number
  }
}
