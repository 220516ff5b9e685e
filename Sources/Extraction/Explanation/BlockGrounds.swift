/// Which bytes of which line each fact of a block was read from; kept for explanations only.
final class BlockGrounds {
  /// A label with its value, or a fact without a label.
  struct Ground {
    /// The index of the line in the text.
    var line: Int
    /// Bytes of the line's clean form, with the label.
    var whole: Range<Int>
    /// The value alone.
    var value: Range<Int>
  }

  private(set) var found: [ExplainedFact: Ground] = [:]
  private var known = Trailer()

  /// Notes which facts changed when something was added; without a ground, that nothing stands for
  /// them alone.
  func note(_ trailer: Trailer, _ ground: Ground?) {
    for fact in ExplainedFact.allCases {
      let value = fact.value(in: trailer)
      if value != fact.value(in: known) { found[fact] = value == nil ? nil : ground }
    }
    known = trailer
  }
}

extension BarePart {
  /// Where the fact stands in its line, as far as it is known.
  func range(in line: Range<Int>) -> Range<Int> {
    let ranges: [Range<Int>?]
    switch self {
    case .app(let app), .version(let app): ranges = [app.name, app.version, app.build]
    case .system(let system): ranges = [system.version, system.build]
    case .device(let device): ranges = [device.name, device.model]
    case .bundleID(let range), .words(let range): ranges = [range]
    case .locale, .account: ranges = []
    }
    let known = ranges.compactMap(\.self)
    guard let low = known.map(\.lowerBound).min(), let high = known.map(\.upperBound).max() else {
      return line
    }
    return low..<high
  }
}
