import Bytes
import Extraction
import MIME
import Records

/// Reads composed mails as `triage extract` does, and compares.
package struct ReadBack: ~Copyable {
  private var parser = MessageParser()
  private var extractor = RecordExtractor(rules: ExtractionRules())

  package init() {}

  /// What of the mail came back, and what did not.
  package mutating func compare(_ mail: ComposedMail) -> ReadBackOutcome {
    let bytes = [UInt8](mail.mail.utf8)
    let parsed = parser.parse(bytes.span)
    let origin = MessageOrigin(
      path: "mail.eml", offset: 0, bytes: bytes.count, digest: Digest(high: 1, low: 2))
    let record = extractor.record(for: parsed, from: origin, bytes.span, parser: &parser)
    return ReadBackOutcome(record, mail)
  }
}
