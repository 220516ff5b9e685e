/// Reads a text line by line: what its sender wrote, the app's block, earlier mails, signatures.
///
/// It keeps its buffers from one text to the next. What was decided about a line is its role, and
/// the bytes that this rests on are its range.
struct TextReader: ~Copyable {
  /// The lines of the text that was read last, each with its role.
  private(set) var lines: [TextLine] = []

  private var folded = FoldedLines()
  private let quotes: QuoteFinder
  private var trailers: TrailerFinder
  private let signatures: SignatureFinder
  private let disclaimers: DisclaimerFinder

  init(rules: ExtractionRules, _ phrases: MailPhrases) {
    quotes = QuoteFinder(phrases)
    trailers = TrailerFinder(rules: rules)
    signatures = SignatureFinder(phrases)
    disclaimers = DisclaimerFinder(phrases)
  }

  /// Sets the roles of the lines of `text` and gives the blocks that it holds.
  ///
  /// - Parameters:
  ///   - hasBlocks: Whether an app's block is looked for.
  ///   - recorder: Is told which lines may be blocks, and what was chosen.
  mutating func read(
    _ text: Span<UInt8>, hasBlocks: Bool = true, recorder: ExtractionRecorder? = nil
  ) -> TrailerScan {
    LineScanner.scan(text, into: &lines)
    folded.fold(lines, of: text)
    quotes.mark(&lines, folded: folded)
    let scan = hasBlocks ? trailers.scan(&lines, of: text, recorder: recorder) : TrailerScan()
    signatures.mark(&lines, folded: folded, of: text)
    disclaimers.mark(&lines, folded: folded)
    return scan
  }

  /// The block in the text of an attached file, or nil when it holds none.
  mutating func trailer(
    inFile text: Span<UInt8>, recorder: ExtractionRecorder? = nil
  ) -> Trailer? {
    trailers.trailer(inFile: text, recorder: recorder)
  }

  /// What the sender wrote in the text that was read last.
  func ownText(of text: Span<UInt8>) -> [UInt8] { OwnText.assemble(lines, of: text) }
}
