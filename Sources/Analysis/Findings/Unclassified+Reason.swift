import Records

extension Unclassified.Reason {
  /// Why a first contact names no app.
  static func of(_ record: borrowing MessageRecord) -> Self {
    let damage: RecordWarnings = [
      RecordWarnings(.truncated), RecordWarnings(.badCharset), RecordWarnings(.malformedHeader),
      RecordWarnings(.tooDeep), RecordWarnings(.tooManyParts), RecordWarnings(.parserFailed),
    ]
    if !record.warnings.isDisjoint(with: damage) { return .damaged }
    if !record.app.isEmpty { return .unknownApp }
    let hasFacts =
      !record.fields.isEmpty || !record.device.isEmpty
      || (!record.os.isEmpty && record.evidence.os != .mailer)
    return hasFacts ? .trailerRemoved : .noTrailer
  }
}
