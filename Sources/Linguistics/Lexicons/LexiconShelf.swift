import Assets
package import Records

/// The lexicons of a run and the machines that were made of them.
///
/// A machine is built when the first text of its language arrives and then shared by all workers.
package final class LexiconShelf: Sendable {
  /// A lexicon as it was read from somewhere.
  package struct File: Sendable {
    /// What errors and explanations call it, such as `de.lex` or a path.
    package let name: String
    package let source: [UInt8]

    package init(name: String, source: [UInt8]) {
      self.name = name
      self.source = source
    }

    /// The words at some bytes of it, such as a pattern as it was written.
    func text(of place: Range<Int>) -> String {
      String(decoding: source[place.clamped(to: source.indices)], as: UTF8.self)
    }
  }

  /// The lexicons that are part of the program.
  package static let embedded: LexiconShelf = {
    do throws(LexiconError) {
      return try LexiconShelf(files: embeddedFiles)
    } catch {
      preconditionFailure("\(error.file), line \(error.line): \(error.reason.rawValue)")
    }
  }()

  /// The vocabulary, then the user's own codes by name.
  package let codes: [Symptom]
  /// Languages with a machine of their own.
  let languages: [String]
  private let files: [(language: String, file: File)]
  private let machines: [MachineSlot]

  private static let fallback = "en"
  private static let shared = "any"
  /// What the analysis of an inbox tells apart.
  private static let codeLimit = 64

  /// The embedded lexicons and the user's, which may define codes named `x-...`.
  ///
  /// - Throws: the first line that can't be read.
  package convenience init(adding additions: [File]) throws(LexiconError) {
    try self.init(files: Self.embeddedFiles + additions)
    // A file that is read when its first mail arrives would fail in the middle of the run.
    for addition in additions {
      let lexicon = try Lexicon(name: addition.name, source: addition.source, codes: codes)
      try SymptomMachine.checkSize(of: self.lexicons(lexicon.language), file: addition.name)
    }
  }

  /// The lexicons of `files` and no others.
  init(files: [File]) throws(LexiconError) {
    var own: Set<String> = []
    var known: [(language: String, file: File)] = []
    for file in files {
      let headings = try LexiconHeadings(file)
      known.append((headings.language, file))
      own.formUnion(headings.ownCodes)
    }
    codes =
      Symptom.vocabulary
      + own.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map(Symptom.init(rawValue:))
    guard codes.count <= Self.codeLimit else {
      throw LexiconError(
        file: files.last?.name ?? "", line: 1, reason: .tooManyCodes, excerpt: "")
    }
    var languages: [String] = []
    for (language, _) in known where language != Self.shared && !languages.contains(language) {
      languages.append(language)
    }
    if languages.isEmpty { languages = [Self.fallback] }
    self.languages = languages
    self.files = known
    machines = languages.map { _ in MachineSlot() }
  }

  private static let embeddedFiles: [File] = Asset.all.compactMap { asset in
    guard asset.name.hasPrefix("Lexicons/") else { return nil }
    return File(name: String(asset.name.dropFirst(9)), source: [UInt8](asset.text.utf8))
  }

  /// The place of a language among the machines; that of English when it has no lexicon.
  func place(of language: String?) -> Int {
    if let language {
      if let place = languages.firstIndex(of: language) { return place }
      if language.hasPrefix("zh"), let place = languages.firstIndex(of: "zh-Hans") { return place }
    }
    return languages.firstIndex(of: Self.fallback) ?? 0
  }

  /// The machine at a place; built at the first call.
  func machine(at place: Int) -> SymptomMachine {
    machines[place].machine {
      let language = languages[place]
      do throws(LexiconError) {
        return SymptomMachine(
          lexicons: try lexicons(language), style: WritingStyle(language: language))
      } catch {
        // Each file was read when the shelf was made.
        preconditionFailure("\(error.file), line \(error.line): \(error.reason.rawValue)")
      }
    }
  }

  /// What a text of the language is matched with.
  private func lexicons(_ language: String) throws(LexiconError) -> [Lexicon] {
    let style = WritingStyle(language: language)
    var lexicons: [Lexicon] = []
    for (other, file) in files where other == language || other == Self.shared {
      lexicons.append(
        try Lexicon(name: file.name, source: file.source, codes: codes, style: style))
    }
    return lexicons
  }
}
