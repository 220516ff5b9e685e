/// The warnings of one message, each once, in the order of the cases.
package struct RecordWarnings: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The same as that of the protocol, but not generic: `[]` stands in hot paths.
  package init(arrayLiteral elements: RecordWarnings...) {
    self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
  }

  /// A set of one warning.
  package init(_ warning: RecordWarning) {
    var bit: UInt16 = 1
    for other in RecordWarning.allCases {
      if other == warning { break }
      bit <<= 1
    }
    rawValue = bit
  }

  /// Adds one warning.
  package mutating func insert(_ warning: RecordWarning) {
    formUnion(RecordWarnings(warning))
  }

  /// The warnings, in the order of the cases.
  package var list: [RecordWarning] {
    rawValue == 0 ? [] : RecordWarning.allCases.filter { contains(RecordWarnings($0)) }
  }
}
