import Extraction
import Records

/// Words for what a lexicon found.
enum SymptomWords {
  /// `“crashes”, bytes 208–214: crash*, en.lex line 41, weight 3`.
  static func ground(_ hit: ExplainedSymptom) -> String {
    "\(words(hit)): \(pattern(hit)), weight \(hit.weight)"
  }

  /// The reason of a hit that a longer one covers; it would only repeat that.
  static let hidden = "inside a longer pattern"

  /// The hits that a code rests on: those of its own patterns, else the topic that speaks for itself
  /// in a short text, else the cues that stand for it.
  static func grounds(of code: Symptom, _ hits: [ExplainedSymptom]) -> [String] {
    let own = hits.filter { $0.code == code && $0.cancellation == nil && $0.weight > 0 }
    if !own.isEmpty { return own.map(ground) }
    let topics = hits.filter {
      $0.code == code && $0.heading != code.rawValue && $0.cancellation != hidden && $0.weight > 0
    }
    let cue =
      switch code.rawValue {
      case "feature-request": "wish"
      case "broken": "fault"
      case "praise": "good"
      default: code.rawValue
      }
    let cues = hits.filter { $0.heading == cue && $0.cancellation != hidden }
    return topics.map { ground($0) + ", the topic of a short text" }
      + (topics.isEmpty ? cues.map { "\(words($0)): \(pattern($0))" } : [])
  }

  /// Why a hit counts for nothing.
  static func refusal(_ hit: ExplainedSymptom) -> String {
    if let reason = hit.cancellation { return reason }
    return hit.weight < 0 ? "it speaks against it" : "too weak alone, weight \(hit.weight)"
  }

  /// The words of the mail and where they stand.
  static func words(_ hit: ExplainedSymptom) -> String {
    let place = hit.place.map {
      ", \(hit.isInSubject ? "subject, " : "")\(ExplanationWords.place($0))"
    }
    return "“\(ShownText.line(hit.words))”\(place ?? "")"
  }

  /// The pattern, and the line of the lexicon that it stands in.
  static func pattern(_ hit: ExplainedSymptom) -> String {
    "\(ShownText.line(hit.pattern)), \(ShownText.line(hit.file)) line \(hit.line)"
  }
}
