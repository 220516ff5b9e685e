import Foundation
import Linguistics
import Records
import TestSupport
import Testing

/// How well the sentences of `Fixtures/symptoms/sentences*.tsv` are understood.
///
/// They were written and labelled from the vocabulary alone, without a look at the lexicons; what
/// was reached is a floor.
@Suite("Labelled sentences in all languages with a lexicon")
struct SymptomSentencesTests {
  /// What was given, rightly or wrongly, and what was missed.
  private struct Tally {
    var right = 0
    var wrong = 0
    var missed = 0

    var precision: Double { Double(right) / Double(max(1, right + wrong)) }
    var f1: Double { Double(2 * right) / Double(max(1, 2 * right + wrong + missed)) }

    mutating func add(_ found: Set<String>, wanted: Set<String>) {
      right += found.intersection(wanted).count
      wrong += found.subtracting(wanted).count
      missed += wanted.subtracting(found).count
    }
  }

  private struct Figures {
    var all = Tally()
    var languages: [String: Tally] = [:]
    var codes: [String: Tally] = [:]
    var rows = 0
    var languageFound = 0
    var without = 0
    var withoutButGiven = 0

    mutating func add(_ sentence: [String], language: String?, found: Set<String>) {
      let wanted = Set(sentence[3].split(separator: ",").map(String.init))
      all.add(found, wanted: wanted)
      languages[sentence[1], default: Tally()].add(found, wanted: wanted)
      for code in found.union(wanted) {
        codes[code, default: Tally()].add(
          found.intersection([code]), wanted: wanted.intersection([code]))
      }
      rows += 1
      if language == sentence[1] { languageFound += 1 }
      if wanted.isEmpty {
        without += 1
        if !found.isEmpty { withoutButGiven += 1 }
      }
    }
  }

  private static func sentences(in name: String) throws -> [[String]] {
    let file = URL(fileURLWithPath: Fixtures.path("symptoms/\(name)"))
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static func figures(of name: String) throws -> Figures {
    var analyzer = TextAnalyzer()
    var figures = Figures()
    for sentence in try sentences(in: name) {
      try #require(sentence.count == 4, "a row has four columns")
      let text = [UInt8](sentence[2].replacingOccurrences(of: "\\n", with: "\n").utf8)
      let language = analyzer.language(of: text.span, locale: nil)
      let found = analyzer.symptoms(of: text.span, subject: nil, language: language)
      figures.add(sentence, language: language, found: Set(found.map(\.rawValue)))
    }
    return figures
  }

  @Test("no figure falls below what was reached")
  func floors() throws {
    let figures = try Self.figures(of: "sentences.tsv")
    #expect(figures.rows == 1190)
    #expect(figures.languages.count == 16)
    #expect(figures.all.f1 >= 0.92)
    #expect(figures.all.precision >= 0.88)
    for (language, tally) in figures.languages {
      #expect(tally.f1 >= 0.86, "\(language): \(tally.f1)")
    }
    for code in ["feature-request", "praise"] {
      let tally = try #require(figures.codes[code])
      #expect(tally.f1 >= 0.88, "\(code): \(tally.f1)")
    }
    #expect(Double(figures.withoutButGiven) <= 0.08 * Double(figures.without))
    #expect(Double(figures.languageFound) >= 0.99 * Double(figures.rows))
  }

  // Half of these sentences guided the rules (no pattern was taken from them), the other half was
  // never looked at; both reach the same figures.
  @Test("no figure of the second set falls below what was reached")
  func floorsOfSecondSet() throws {
    let figures = try Self.figures(of: "sentences-2.tsv")
    #expect(figures.rows == 480)
    #expect(figures.languages.count == 16)
    #expect(figures.all.f1 >= 0.77)
    #expect(figures.all.precision >= 0.78)
    #expect(Double(figures.withoutButGiven) <= 0.14 * Double(figures.without))
    for code in ["feature-request", "praise"] {
      let tally = try #require(figures.codes[code])
      #expect(tally.f1 >= 0.9, "\(code): \(tally.f1)")
    }
    #expect(Double(figures.languageFound) >= 0.99 * Double(figures.rows))
  }

  // Short mails, as people type them on phones. When they were new the figures were: F1 0.847,
  // precision 0.873, a code on 22 of the 80 that have none. Half of them (odd numbers) then showed
  // kinds of faults, the other half was never looked at: there F1 went from 0.863 to 0.890.
  @Test("no figure of the third set falls below what was reached")
  func floorsOfThirdSet() throws {
    let figures = try Self.figures(of: "sentences-3.tsv")
    #expect(figures.rows == 576)
    #expect(figures.languages.count == 16)
    #expect(figures.all.f1 >= 0.89)
    #expect(figures.all.precision >= 0.9)
    for (language, tally) in figures.languages {
      #expect(tally.f1 >= 0.8, "\(language): \(tally.f1)")
    }
    for code in ["feature-request", "praise"] {
      let tally = try #require(figures.codes[code])
      #expect(tally.f1 >= 0.94, "\(code): \(tally.f1)")
    }
    #expect(Double(figures.withoutButGiven) <= 0.08 * Double(figures.without))
    #expect(Double(figures.languageFound) >= 0.99 * Double(figures.rows))
  }

  // Short mails again, of which nobody who wrote a rule or a pattern ever saw one: what people
  // get. The figures were F1 0.845, precision 0.866 and a code on 21 of the 80 that have none before
  // the rules and words of the sets above were widened; afterwards 0.873, 0.888 and 6.
  @Test("no figure of the set that was kept sealed falls below what was reached")
  func floorsOfSealedSet() throws {
    let figures = try Self.figures(of: "sentences-4.tsv")
    #expect(figures.rows == 576)
    #expect(figures.languages.count == 16)
    #expect(figures.all.f1 >= 0.87)
    #expect(figures.all.precision >= 0.88)
    for (language, tally) in figures.languages {
      #expect(tally.f1 >= 0.79, "\(language): \(tally.f1)")
    }
    for (code, floor) in [("feature-request", 0.89), ("praise", 0.94)] {
      let tally = try #require(figures.codes[code])
      #expect(tally.f1 >= floor, "\(code): \(tally.f1)")
    }
    #expect(Double(figures.withoutButGiven) <= 0.08 * Double(figures.without))
    #expect(Double(figures.languageFound) >= 0.99 * Double(figures.rows))
  }

  // Mails that hold no complaint: faults mended, feared, denied, of other apps, attempts, answers
  // chased, words in another sense. When they were new 31 of the 224 had a code, 14 of the 112 with
  // even numbers. Odd numbers then showed kinds of faults, and 1 of them still has a code; of the
  // even ones, never looked at, 15 have: more words for complaints cost two.
  @Test("mails without a complaint have no more codes than was reached")
  func ceilingOfFifthSet() throws {
    let figures = try Self.figures(of: "sentences-5.tsv")
    #expect(figures.rows == 224)
    #expect(figures.without == 224)
    #expect(figures.languages.count == 16)
    #expect(Double(figures.withoutButGiven) <= 0.08 * Double(figures.without))
    #expect(figures.languageFound == figures.rows)
  }
}
