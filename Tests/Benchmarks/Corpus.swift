import Bytes
import Extraction
import MIME
import Mailboxes
import Records

/// The mails that the stages work on.
struct Corpus {
  /// Each mail as it lies in the mailbox, with its origin.
  private(set) var mails: [(origin: MessageOrigin, bytes: [UInt8])] = []
  /// The record of each mail.
  private(set) var records: [MessageRecord] = []
  /// What people wrote, in texts of about 300 bytes.
  private(set) var texts: [[UInt8]] = []

  /// Reads the mailboxes at `paths`.
  init(paths: [String]) {
    var reader = MailboxReader(paths: paths.map { Array($0.utf8) })
    var scratch = BatchScratch()
    var parser = MessageParser()
    var extractor = RecordExtractor(rules: ExtractionRules())
    while let batch = reader.next() {
      _ = batch.forEachItem(
        using: &scratch,
        message: { origin, bytes in
          let message = parser.parse(bytes)
          records.append(extractor.record(for: message, from: origin, bytes, parser: &parser))
          mails.append((origin, unsafe bytes.withUnsafeBufferPointer { unsafe [UInt8]($0) }))
        }, record: { _, _ in })
    }
    texts = Self.texts(of: records)
  }

  /// What people wrote, in texts of about 300 characters: short ones are joined to one another, of
  /// the same language, long ones are cut at a blank.
  private static func texts(of records: [MessageRecord]) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var open: [String: [UInt8]] = [:]
    for record in records where !record.text.isEmpty && record.kind == .report {
      let language = record.language ?? ""
      var text = open[language] ?? []
      text.append(contentsOf: record.text.utf8)
      text.append(10)
      if text.count >= 300 {
        var end = 300
        while end < text.count, text[end] > 0x20 { end += 1 }
        texts.append(Array(text[..<end]))
        text = []
      }
      open[language] = text
    }
    return texts
  }
}
