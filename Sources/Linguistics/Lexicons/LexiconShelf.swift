package import Records
import Assets
import Synchronization

/// The lexicons of a run and the machines that were made of them.
///
/// A machine is built when the first text of its language arrives and then shared by all workers.
package final class LexiconShelf: Sendable {
  /// The lexicons that are part of the program.
  package static let embedded = LexiconShelf()

  /// The vocabulary, then the user's own codes by name.
  package let codes: [Symptom]
  /// Languages with a lexicon of their own.
  let languages: [String]
  private let additions: [(name: String, source: [UInt8])]
  private let machines: Mutex<[SymptomMachine?]>

  private static let fallback = "en"

  private init() {
    codes = Symptom.vocabulary
    languages = Self.embeddedLanguages
    additions = []
    machines = Mutex(Array(repeating: nil, count: languages.count))
  }

  /// The languages of the embedded files, but for `any`.
  private static let embeddedLanguages: [String] = Asset.all.compactMap { asset in
    guard let language = language(ofAsset: asset.name), language != "any" else { return nil }
    return language
  }

  private static func language(ofAsset name: String) -> String? {
    guard name.hasPrefix("Lexicons/"), name.hasSuffix(".lex") else { return nil }
    return String(name.dropFirst(9).dropLast(4))
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
    machines.withLock { machines in
      if let machine = machines[place] { return machine }
      let machine = build(languages[place])
      machines[place] = machine
      return machine
    }
  }

  private func build(_ language: String) -> SymptomMachine {
    let style = WritingStyle(language: language)
    var lexicons: [Lexicon] = []
    for code in ["any", language] {
      guard let asset = Asset("Lexicons/\(code).lex") else { continue }
      let source = [UInt8](asset.text.utf8)
      do {
        lexicons.append(
          try Lexicon(name: "\(code).lex", source: source, codes: codes, style: style))
      } catch {
        preconditionFailure("\(error.file), line \(error.line): \(error.reason.rawValue)")
      }
    }
    return SymptomMachine(lexicons: lexicons, style: style)
  }
}
