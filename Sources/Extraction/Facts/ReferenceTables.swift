import Assets
import Bytes

/// The tables by which facts are recognised, opened once.
///
/// A class, since every reader of values holds them: copies of a reader then count one reference.
final class ReferenceTables: Sendable {
  /// The tables without any addition.
  static let builtIn = ReferenceTables()

  let words: WordTable
  let prompts: PromptTable
  let devices: DeviceTable
  let builds: SystemBuildTable
  private let labels: LabelTable
  private let configuredLabels: [[UInt8]: LabelTable.Entry]

  private init() {
    words = WordTable()
    prompts = PromptTable()
    devices = DeviceTable()
    builds = SystemBuildTable()
    labels = LabelTable()
    configuredLabels = [:]
  }

  /// The built-in tables, and what the configuration adds to them.
  init(rules: ExtractionRules) {
    let builtIn = ReferenceTables.builtIn
    words = builtIn.words
    prompts = builtIn.prompts
    builds = builtIn.builds
    labels = builtIn.labels
    devices = rules.devices.isEmpty ? builtIn.devices : DeviceTable(overrides: rules.devices)
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
    let label = bytes.extracting(range)
    if !configuredLabels.isEmpty, let entry = configuredLabels[FoldedKey.of(label)] { return entry }
    return labels.entry(for: label)
  }

  /// The known label that is one letter away from the one in `range`.
  func label(near range: Range<Int>, in bytes: Span<UInt8>) -> LabelTable.Entry? {
    labels.entry(near: bytes.extracting(range))
  }

  /// What the word or phrase in `range` can be.
  func kinds(_ bytes: Span<UInt8>, _ range: Range<Int>) -> WordTable.Kinds {
    words.kinds(of: bytes.extracting(range))
  }

  /// Whether the value in `range` stands for one that is not known (`formats.md`, section 3).
  func isNull(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let range = bytes.trimmed(range)
    if range.count > 40 { return false }
    if bytes.spells("missing cfbundle", at: range.lowerBound, before: range.upperBound) {
      return bytes.wordCount(in: range) == 2
    }
    return words.isNull(bytes.extracting(range))
  }
}
