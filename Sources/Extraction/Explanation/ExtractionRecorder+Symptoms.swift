import Linguistics
import MIME
import Records

extension ExtractionRecorder {
  /// Takes over what the lexicons found in the subject and in what the person wrote.
  func take(_ hits: [SymptomExplanation], subject: String?) {
    isSubjectSentence = subject != nil
    let subjectBytes = subject.map { Array($0.utf8) } ?? []
    let field = field(.subject)
    symptoms = hits.map { hit in
      let source = hit.source == .subject ? subjectBytes : own
      var range = hit.bytes.clamped(to: 0..<source.count)
      while let last = range.last, source[last] == 32 || source[last] == 10 {
        range = range.lowerBound..<last
      }
      let words = String(decoding: source[range], as: UTF8.self)
      let place: BytePlace? =
        hit.source == .subject
        ? field.map { self.place(of: words, in: $0) } : self.place(inOwn: range)
      return ExplainedSymptom(
        heading: hit.heading, code: hit.code, pattern: hit.pattern, file: hit.file,
        line: hit.line, weight: hit.weight, words: words, place: place,
        isInSubject: hit.source == .subject, cancellation: hit.cancellation)
    }
  }
}
