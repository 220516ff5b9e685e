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

  /// Gives the explanations of a batch's messages that begin at that offset, or of all.
  ///
  /// Of a mailbox of records, explanations that have nothing but the record.
  func forEachExplanation(
    of batch: MessageBatch, at offset: Int?, take: (MessageExplanation) -> Void
  ) -> BatchOutcome {
    batch.forEachItem(
      using: &scratch,
      message: { origin, bytes in
        guard offset == nil || origin.offset == offset else { return }
        let message = parser.parse(bytes)
        take(extractor.explanation(for: message, from: origin, bytes, parser: &parser))
      },
      record: { record, _ in
        if offset == nil || record.offset == offset { take(MessageExplanation(copy record)) }
      })
  }
}
