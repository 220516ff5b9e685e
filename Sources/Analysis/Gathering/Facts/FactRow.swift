import Bytes
import Records

/// Where one message stands in a batch of facts, and what is in the fixed part of its row.
struct FactRow {
  /// Its place in its file, and its size.
  let offset: Int
  let bytes: Int
  let entry: MessageEntry
  let digestHigh: UInt64
  let warnings: RecordWarnings
  /// Where the row starts behind its length, where its references and addresses start, where its
  /// report does, and where it ends.
  let start: Int
  let hashes: Int
  let report: Int
  let end: Int

  /// Reads a row and steps behind it; nil when it is damaged.
  @_lifetime(reader: copy reader)
  init?(_ reader: inout PackedReader) {
    let length = Int(reader.number32())
    start = reader.offset
    end = start + length
    offset = reader.count()
    bytes = reader.count()
    let messageID = reader.number64()
    let digest = reader.number64()
    digestHigh = reader.number64()
    let sender = reader.number64()
    let date = reader.number32()
    let received = reader.number32()
    let subject = reader.number32()
    warnings = RecordWarnings(rawValue: reader.number16())
    let kind = Int(reader.byte())
    let flags = MessageEntry.Flags(rawValue: reader.byte())
    let referenceCount = reader.byte()
    let addressCount = reader.byte()
    guard !reader.isDamaged, kind < MessageKind.allCases.count else { return nil }
    entry = MessageEntry(
      messageID: messageID, digest: digest, sender: sender, date: date, received: received,
      subject: subject, kind: MessageKind.allCases[kind], flags: flags,
      referenceCount: referenceCount, addressCount: addressCount)
    hashes = reader.offset
    report = hashes + 8 * (Int(referenceCount) + Int(addressCount))
    guard report <= end else { return nil }
    reader.skip(end - hashes)
    guard !reader.isDamaged else { return nil }
  }
}

extension FactRow {
  /// Packs the fixed part.
  static func pack(
    _ entry: MessageEntry, digestHigh: UInt64, warnings: RecordWarnings, offset: Int, bytes: Int,
    into row: inout ByteBuffer
  ) {
    row.append(count: offset)
    row.append(count: bytes)
    row.append(packed: entry.messageID)
    row.append(packed: entry.digest)
    row.append(packed: digestHigh)
    row.append(packed: entry.sender)
    row.append(packed: entry.date)
    row.append(packed: entry.received)
    row.append(packed: entry.subject)
    row.append(packed: warnings.rawValue)
    row.append(UInt8(truncatingIfNeeded: MessageKind.allCases.firstIndex(of: entry.kind) ?? 0))
    row.append(entry.flags.rawValue)
    row.append(entry.referenceCount)
    row.append(entry.addressCount)
  }
}
