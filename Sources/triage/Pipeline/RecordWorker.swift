import Extraction
import MIME
import Mailboxes
import Records

/// What one worker keeps from batch to batch: parser, extractor and buffers.
///
/// A worker is handed from task to task and works for one at a time; the pipeline sees to that.
final class RecordWorker: @unchecked Sendable {
  private var scratch = BatchScratch()
  private var parser = MessageParser()
  private var extractor: RecordExtractor

  init(rules: ExtractionRules) {
    extractor = RecordExtractor(rules: rules)
  }

  /// Gives the records of a batch in order, and the lines of a mailbox of records as they stand.
  func forEachRecord(
    of batch: MessageBatch, record: (borrowing MessageRecord) -> Void,
    line: (borrowing MessageRecord, Span<UInt8>) -> Void
  ) -> BatchOutcome {
    batch.forEachItem(
      using: &scratch,
      message: { origin, bytes in
        let message = parser.parse(bytes)
        record(extractor.record(for: message, from: origin, bytes, parser: &parser))
      },
      record: line)
  }
}
