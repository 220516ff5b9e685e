import Analysis
import Bytes
import Records
import Store

/// Writes the messages with their senders, symptoms, warnings and fields.
struct DatabaseMessages: ~Copyable {
  private var mask: RecordMask
  private let showsAddresses: Bool
  private var insert: Statement
  private var insertSender: Statement
  private var insertSymptom: Statement
  private var insertWarning: Statement
  private var insertField: Statement
  private var hasSender: [Bool]

  /// Longer texts are cut: SQLite refuses values above 16 MiB.
  private static let textLimit = 4 << 20

  init(
    _ database: Database, _ listing: MessageListing, options: ReportOptions
  ) throws(DatabaseError) {
    let insert = try database.prepare(
      """
      INSERT INTO message (id, message_id, path, "offset", bytes, date, day, time, kind, thread_id,
        sender_id, release_id, build, os, os_version, device_model, device, locale, language,
        subject, text, answered, duplicate_of, crash_signature)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    let insertSender = try database.prepare(
      "INSERT INTO sender (id, address, name) VALUES (?, ?, ?)")
    let insertSymptom = try database.prepare(
      "INSERT OR IGNORE INTO symptom (message_rowid, symptom) VALUES (?, ?)")
    let insertWarning = try database.prepare(
      "INSERT OR IGNORE INTO warning (message_rowid, code) VALUES (?, ?)")
    let insertField = try database.prepare(
      "INSERT INTO field (message_rowid, position, label, value) VALUES (?, ?, ?, ?)")
    mask = RecordMask(listing, options: options)
    showsAddresses = options.showsAddresses
    hasSender = [Bool](repeating: false, count: listing.senders + 1)
    self.insert = insert
    self.insertSender = insertSender
    self.insertSymptom = insertSymptom
    self.insertWarning = insertWarning
    self.insertField = insertField
  }

  /// Writes the message of this number in the listing; its row has the number above.
  mutating func write(
    _ number: Int, _ message: MessageListing.Message, _ original: MessageRecord, release: Int?
  ) throws(DatabaseError) {
    let row = DatabaseValue.integer(number + 1)
    try writeSender(message.sender, original)
    let record = mask.masked(original)
    let date = message.time?.description
    try insert.run([
      row, .text(record.messageID), .text(record.path), .integer(record.offset),
      .integer(record.bytes), .text(date), .text(date.map { String($0.prefix(10)) }),
      message.time.map { .integer($0.seconds) } ?? .null, .text(message.kind.rawValue),
      .text(record.threadID), .integer(message.sender), .integer(release), .text(record.app.build),
      .text(record.os.name), .text(record.os.version), .text(record.device.model),
      .text(record.device.name), .text(record.locale), .text(record.language),
      .text(record.subject), .text(Self.cut(record.text)), .flag(message.isAnswered),
      .integer(message.original.map { $0 + 1 }), .text(record.crash?.signature),
    ])
    for symptom in record.symptoms { try insertSymptom.run([row, .text(symptom.rawValue)]) }
    for warning in record.warnings.list { try insertWarning.run([row, .text(warning.rawValue)]) }
    for (position, field) in record.fields.enumerated() {
      try insertField.run([row, .integer(position), .text(field.label), .text(field.value)])
    }
  }

  private mutating func writeSender(
    _ sender: Int, _ record: MessageRecord
  ) throws(DatabaseError) {
    guard !hasSender[sender] else { return }
    hasSender[sender] = true
    // Who writes through a web form is named where answers go.
    let person = mask.number(of: record.from) == sender ? record.from : record.replyTo
    let isShown = showsAddresses && mask.number(of: person) == sender
    try insertSender.run([
      .integer(sender), .text(isShown ? person.address : nil), .text(isShown ? person.name : nil),
    ])
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > textLimit else { return text }
    return String(decoding: text.utf8.prefix(textLimit), as: UTF8.self)
  }
}
