import Assets
import Bytes

/// The tables by which facts are recognised, opened once.
struct ReferenceTables: Sendable {
  /// The tables without any addition.
  static let builtIn = ReferenceTables(rules: ExtractionRules())

  let words = WordTable()
  let prompts = PromptTable()
  let devices: DeviceTable
  let builds = SystemBuildTable()
  private let labels = LabelTable()
  private let configuredLabels: [[UInt8]: LabelTable.Entry]

  /// The built-in tables, and what the configuration adds to them.
  init(rules: ExtractionRules) {
    devices = rules.devices.isEmpty ? DeviceTable() : DeviceTable(overrides: rules.devices)
    var configured: [[UInt8]: LabelTable.Entry] = [:]
    for (label, fact) in rules.labels {
      let key = Array(label.utf8)
      if let fact = LabelTable.Fact(rawValue: fact) {
        configured[FoldedKey.of(key.span)] = LabelTable.Entry(fact)
      }
    }
    configuredLabels = configured
  }

  /// What the label in `range` announces.
  func label(_ bytes: Span<UInt8>, _ range: Range<Int>) -> LabelTable.Entry? {
    let key = FoldedKey.of(bytes.extracting(range))
    if key.isEmpty { return nil }
    if !configuredLabels.isEmpty, let entry = configuredLabels[key] { return entry }
    return labels.entry(for: key.span)
  }

  /// The known label that is one letter away from the one in `range`.
  func label(near range: Range<Int>, in bytes: Span<UInt8>) -> LabelTable.Entry? {
    labels.entry(near: FoldedKey.of(bytes.extracting(range)).span)
  }

  /// What the word or phrase in `range` can be.
  func kinds(_ bytes: Span<UInt8>, _ range: Range<Int>) -> WordTable.Kinds {
    words.kinds(of: FoldedKey.of(bytes.extracting(range)).span)
  }

  /// Whether the value in `range` stands for one that is not known (`formats.md`, section 3).
  func isNull(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let range = bytes.trimmed(range)
    if range.count > 40 { return false }
    if bytes.spells("missing cfbundle", at: range.lowerBound, before: range.upperBound) {
      return bytes.wordCount(in: range) == 2
    }
    let key = FoldedKey.of(bytes.extracting(range))
    if key.isEmpty { return range.allSatisfy { bytes[$0] < 0x80 } }
    return words.kinds(of: key.span).contains(.null)
  }
}
