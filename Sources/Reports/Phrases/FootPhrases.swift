import Analysis
import Bytes

/// The sentences about what could not be placed, and the foot of the page.
protocol FootPhrases: Sendable {
  /// How many first contacts name no app, of all; zero too.
  func unplaced(_ number: Int, of contacts: Int) -> Sentence
  var unplacedCaption: String { get }
  var whyHead: String { get }
  var whatHelpsHead: String { get }
  func reason(_ reason: Unclassified.Reason) -> String
  /// What the user can do about it, without a full stop; nil: nothing but to look.
  func advice(_ reason: Unclassified.Reason) -> Sentence?
  func help(_ advice: Sentence, example: Untrusted) -> Sentence
  func redated(_ number: Int) -> Sentence

  // MARK: Foot

  func read(_ sources: Sentence?, _ kinds: Sentence) -> Sentence
  func moreSources(_ number: Int) -> Sentence
  func unreadable(_ number: Int) -> Sentence
  func privacy(_ options: ReportOptions) -> Sentence
  func written(_ time: Timestamp, version: Untrusted) -> Sentence
}

extension Phrases {
  /// What helps, and one mail to look at.
  func help(_ reason: Unclassified.Reason, example: Untrusted?) -> Sentence {
    switch (advice(reason), example) {
    case (let advice?, let example?): help(advice, example: example)
    case (let advice?, nil): advice
    case (nil, let example?): "\(code: example)"
    case (nil, nil): ""
    }
  }

  /// What was read, and how many messages of which kinds.
  func read(_ sources: [SourceSummary], _ totals: Totals) -> Sentence {
    var items = sources.prefix(10).map { source -> Sentence in "\(Untrusted(path: source.path))" }
    if sources.count > 10 { items.append(moreSources(sources.count - 10)) }
    return read(items.isEmpty ? nil : list(items), kinds(totals))
  }
}
