import Assets

/// A label and its value in a line; ranges count bytes of the `CleanLine`.
struct LabelledValue: Hashable, Sendable {
  var label: Range<Int>
  var value: Range<Int>
  /// What the label announces, or nil when it is unknown.
  var entry: LabelTable.Entry?
  /// Whether the value has the shape of the announced fact.
  var isFitting = false
  /// Whether the value proves that an app wrote the line: a version, a system with a number, a
  /// device.
  var isProof = false
  /// Whether it is a version that might be any number: `Version: 2`.
  var isWeak = false

  /// The fact of a known label.
  var fact: LabelTable.Fact? { entry?.fact }

  /// Whether the label is one of an app's block.
  var isOfBlock: Bool {
    switch fact {
    case nil, .message, .contact, .commerce: false
    default: true
    }
  }
}
