import Assets
import Bytes

/// The tables by which facts are recognised, opened once.
struct ReferenceTables: Sendable {
  /// The tables without any addition.
  static let builtIn = ReferenceTables()

  let words: WordTable
  let prompts: PromptTable
  private(set) var devices: DeviceTable
  let builds: SystemBuildTable
  private let labels: LabelTable
  private var configuredLabels: [[UInt8]: LabelTable.Entry] = [:]

  private init() {
    words = WordTable()
    prompts = PromptTable()
    devices = DeviceTable()
    builds = SystemBuildTable()
    labels = LabelTable()
  }

  /// The built-in tables, and what the configuration adds to them.
  init(rules: ExtractionRules) {
    self = .builtIn
    if !rules.devices.isEmpty { devices = DeviceTable(overrides: rules.devices) }
    for (label, fact) in rules.labels {
      let key = Array(label.utf8)
      if let fact = LabelTable.Fact(rawValue: fact) {
        configuredLabels[FoldedKey.of(key.span)] = LabelTable.Entry(fact)
      }
    }
  }

  /// What the label in `range` announces.
  func label(_ bytes: Span<UInt8>, _ range: Range<Int>) -> LabelTable.Entry? {
    FoldedKey.with(bytes.extracting(range)) { key in
      if key.count == 0 { return nil }
      if !configuredLabels.isEmpty, let entry = configuredLabels[FoldedKey.of(key)] { return entry }
      return labels.entry(for: key)
    }
  }

  /// The known label that is one letter away from the one in `range`.
  func label(near range: Range<Int>, in bytes: Span<UInt8>) -> LabelTable.Entry? {
    FoldedKey.with(bytes.extracting(range)) { labels.entry(near: $0) }
  }

  /// What the word or phrase in `range` can be.
  func kinds(_ bytes: Span<UInt8>, _ range: Range<Int>) -> WordTable.Kinds {
    FoldedKey.with(bytes.extracting(range)) { words.kinds(of: $0) }
  }

  /// Whether the value in `range` stands for one that is not known (`formats.md`, section 3).
  func isNull(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let range = bytes.trimmed(range)
    if range.count > 40 { return false }
    if bytes.spells("missing cfbundle", at: range.lowerBound, before: range.upperBound) {
      return bytes.wordCount(in: range) == 2
    }
    return FoldedKey.with(bytes.extracting(range)) { key in
      if key.count == 0 { return range.allSatisfy { bytes[$0] < 0x80 } }
      return words.kinds(of: key).contains(.null)
    }
  }
}
