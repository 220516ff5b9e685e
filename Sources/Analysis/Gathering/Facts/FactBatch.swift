import Bytes

/// What a report needs to know of a run of messages, packed into bytes.
///
/// It is made where messages are read, goes into a `Tally`, and is what a state keeps of mail: what
/// comes from a state and what was just read take the same way. A message takes 60 bytes and 8 for
/// each address and reference, a first contact also its Message-ID, 32 bytes and an excerpt.
///
/// The form is no interface: it changes with the program.
package struct FactBatch: Sendable {
  /// How many messages there are, their names, and a row for each.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// How many messages it holds.
  package var count: Int {
    var reader = PackedReader(bytes.span)
    return Int(reader.number32())
  }
}

extension FactBatch {
  /// The messages that are wanted, with the names that these use; nil when the bytes are damaged.
  ///
  /// - Parameter isKept: takes the number of a message, from 0, and its offset in its file.
  package func keeping(_ isKept: (Int, Int) -> Bool) -> FactBatch? {
    var reader = PackedReader(bytes.span)
    let count = Int(reader.number32())
    let names = FactNames(&reader)
    var writer = FactBatchWriter()
    for number in 0..<count {
      guard let row = FactRow(&reader) else { return nil }
      if isKept(number, row.offset) {
        guard writer.append(row, of: bytes.span, names: names) else { return nil }
      }
    }
    return reader.isDamaged ? nil : writer.finished()
  }
}
