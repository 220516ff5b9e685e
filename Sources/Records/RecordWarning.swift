internal import JSON

/// What was wrong with a message; the raw value is the code in `warnings`.
package enum RecordWarning: String, CaseIterable, Sendable {
  case malformedHeader = "malformed-header"
  case badCharset = "bad-charset"
  case truncated
  case tooDeep = "too-deep"
  case tooManyParts = "too-many-parts"
  case htmlCut = "html-cut"
  case parserFailed = "parser-failed"
}

extension RecordWarning: JSONWritable {}
