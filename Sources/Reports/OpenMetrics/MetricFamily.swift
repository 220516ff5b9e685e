import Bytes

/// A gauge with its series.
struct MetricFamily {
  /// What becomes of two values whose labels are equal once they are cut.
  enum Merge {
    case sum
    case maximum
  }

  let name: StaticString
  let help: StaticString
  let merge: Merge
  /// Labels as they stand between the braces, and values, in order.
  private(set) var series: [(labels: String, value: Double)] = []
  private var places: [[UInt8]: Int] = [:]

  init(_ name: StaticString, _ help: StaticString, merge: Merge = .sum) {
    self.name = name
    self.help = help
    self.merge = merge
  }

  /// Adds a value; labels that are there already make one series.
  mutating func add(_ labels: [(name: String, value: String)], _ value: Double) {
    guard value.isFinite else { return }
    let text = labels.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }.joined(separator: ",")
    let key = [UInt8](text.utf8)
    guard let place = places[key] else {
      places[key] = series.count
      return series.append((text, value))
    }
    switch merge {
    case .sum: series[place].value += value
    case .maximum: series[place].value = max(series[place].value, value)
    }
  }

  /// Keeps the first `count` series and tells how many went.
  mutating func keep(_ count: Int) -> Int {
    let dropped = max(series.count - count, 0)
    series.removeLast(dropped)
    return dropped
  }

  func write(to buffer: inout ByteBuffer) {
    buffer.append("# HELP ")
    buffer.append(name)
    buffer.append(" ")
    buffer.append(help)
    buffer.append("\n# TYPE ")
    buffer.append(name)
    buffer.append(" gauge\n")
    for (labels, value) in series {
      buffer.append(name)
      if !labels.isEmpty { buffer.append("{\(labels)}") }
      let text = "\(value)"
      buffer.append(" ")
      buffer.append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
      buffer.append("\n")
    }
  }

  /// The value of a label: clean, at most 100 code points, then escaped.
  private static func escaped(_ value: String) -> String {
    var result = ""
    for scalar in Untrusted(name: value).cleaned.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
