import Bytes
import Records

@testable import Mailboxes

/// What a reader gave, kept for comparison.
struct CollectedMessages {
  struct Item: Hashable {
    var origin: MessageOrigin
    var text: String
  }

  var items: [Item] = []
  var records: [String] = []
  var sources: [MailboxReader.Source] = []
  var problems: [MailboxProblem] = []

  init(_ paths: String..., limits: ReadingLimits = ReadingLimits()) {
    self.init(paths, limits: limits, afterFirst: {})
  }

  /// - Parameter afterFirst: called when the first batch was read.
  init(
    _ paths: [String], limits: ReadingLimits, afterFirst: () throws -> Void
  ) rethrows {
    var isFirst = true
    var reader = MailboxReader(paths: paths.map { Array($0.utf8) }, limits: limits)
    var scratch = BatchScratch()
    while let batch = reader.next() {
      var items = self.items
      var records = self.records
      let outcome = batch.forEachItem(
        using: &scratch,
        message: { origin, bytes in
          items.append(Item(origin: copy origin, text: Self.text(bytes)))
        },
        record: { _, line in records.append(Self.text(line)) })
      self.items = items
      self.records = records
      reader.account(for: outcome, of: batch.origin)
      if isFirst { try afterFirst() }
      isFirst = false
    }
    sources = reader.sources
    problems = reader.problems
  }

  var places: [[Int]] { items.map { [$0.origin.offset, $0.origin.bytes] } }

  private static func text(_ bytes: Span<UInt8>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
