package import Records

/// Tells the language of a text and what it complains about.
///
/// Tables are built once and shared; an analyzer itself holds the scratch of one worker.
package struct TextAnalyzer: ~Copyable {
  private let shelf: LexiconShelf
  private var machines: [SymptomMachine?]
  private var text = NormalizedText()
  private var matcher = SymptomMatcher()
  private var reading = SymptomReading()
  private var identifier = LanguageIdentifier()

  /// An analyzer with the lexicons of `shelf`.
  package init(shelf: LexiconShelf = .embedded) {
    self.shelf = shelf
    machines = Array(repeating: nil, count: shelf.languages.count)
  }

  /// The BCP 47 code of the language, or nil when it can't be told.
  ///
  /// - Parameter locale: the locale in the trailer; it breaks ties only.
  package mutating func language(of text: Span<UInt8>, locale: String?) -> String? {
    identifier.language(of: text, locale: locale)
  }

  /// What the text complains about, in the order of the vocabulary.
  ///
  /// - Parameter subject: the subject where it counts as a first sentence, else nil.
  /// - Parameter language: what `language(of:locale:)` found.
  /// - Parameter hasCrashReport: a crash report is attached: `crash`, unless the text says that it
  ///   is fixed.
  package mutating func symptoms(
    of text: Span<UInt8>, subject: String?, language: String?, hasCrashReport: Bool = false
  ) -> [Symptom] {
    let machine = machine(for: language)
    reading.begin(codes: shelf.codes.count, explains: false)
    if let subject {
      let bytes = Array(subject.utf8)
      read(bytes.span, with: machine)
    }
    read(text, with: machine)
    if hasCrashReport && !reading.isResolved { reading.credit(machine.judge.crash, 2) }
    return reading.codes(judge: machine.judge).map { shelf.codes[$0] }
  }

  /// Each pattern that was found in the subject and the text, in their order, with its fate.
  package mutating func explanations(
    of text: Span<UInt8>, subject: String?, language: String?
  ) -> [SymptomExplanation] {
    let machine = machine(for: language)
    var explanations: [SymptomExplanation] = []
    reading.begin(codes: shelf.codes.count, explains: true)
    if let subject {
      let bytes = Array(subject.utf8)
      read(bytes.span, with: machine)
      explain(.subject, bytes: bytes.count, machine, &explanations)
    }
    read(text, with: machine)
    explain(.text, bytes: text.count, machine, &explanations)
    return explanations
  }

  private mutating func explain(
    _ source: SymptomExplanation.Source, bytes: Int, _ machine: SymptomMachine,
    _ explanations: inout [SymptomExplanation]
  ) {
    for hit in reading.takeExplained() {
      let pattern = machine.patterns[Int(hit.pattern)]
      let file = machine.files[pattern.lexicon]
      var start = Int(hit.start)
      while start + 1 < Int(hit.end), self.text.span[start] <= NormalizedText.blank { start += 1 }
      let low = self.text.place(start)
      let end = Int(hit.end) < self.text.count ? self.text.place(Int(hit.end)) : bytes
      explanations.append(
        SymptomExplanation(
          heading: hit.section.heading(codes: shelf.codes),
          code: hit.section.code.map { shelf.codes[$0] }, pattern: file.text(of: pattern.place),
          file: file.name, line: pattern.line, weight: Int(hit.weight), source: source,
          bytes: low..<max(low, end), cancellation: hit.fate.reason))
    }
  }

  private mutating func read(_ bytes: Span<UInt8>, with machine: SymptomMachine) {
    text.begin(room: min(bytes.count, TextScanner.limit))
    var scanner = TextScanner(bytes, style: machine.style)
    scanner.write(to: &text)
    matcher.read(text, with: machine, into: &reading)
  }

  private mutating func machine(for language: String?) -> SymptomMachine {
    let place = shelf.place(of: language)
    if let machine = machines[place] { return machine }
    let machine = shelf.machine(at: place)
    machines[place] = machine
    return machine
  }
}
