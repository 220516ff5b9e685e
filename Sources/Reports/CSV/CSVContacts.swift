package import Bytes
package import Records

/// The default table of `.csv`: one row a first contact.
package struct CSVContacts: ~Copyable {
  /// What only the whole inbox knows of a message.
  package struct Context: Hashable, Sendable {
    /// The date that is believed.
    package var date: Timestamp?
    /// The app as reports name it, or nil.
    package var app: String?
    package var version: String?
    /// The sender's number in the report, from 1.
    package var sender: Int
    /// Nil when the inbox holds no staff mail.
    package var isAnswered: Bool?
    /// The id of the entry that it belongs to.
    package var regression: String?

    package init(
      date: Timestamp? = nil, app: String? = nil, version: String? = nil, sender: Int,
      isAnswered: Bool? = nil, regression: String? = nil
    ) {
      self.date = date
      self.app = app
      self.version = version
      self.sender = sender
      self.isAnswered = isAnswered
      self.regression = regression
    }
  }

  private var csv = CSVWriter()
  private let options: ReportOptions

  /// A table with its header line.
  package init(options: ReportOptions) {
    self.options = options
    csv.header([
      "message_id", "date", "app", "version", "build", "bundle_id", "os", "os_version", "os_build",
      "device_model", "device", "locale", "language", "symptoms", "crash_signature",
      "evidence_app", "evidence_os", "evidence_device", "sender", "thread_id", "answered",
      "regression", "subject", "path", "offset",
    ])
  }

  /// What was written.
  package var span: Span<UInt8> {
    @_lifetime(borrow self)
    borrowing get { csv.buffer.span }
  }

  /// Forgets what was written.
  package mutating func removeAll() { csv.removeAll() }

  /// Writes the row of one message.
  package mutating func write(_ record: MessageRecord, _ context: Context) {
    csv.cell(record.messageID)
    csv.cell(context.date)
    for text in [context.app, context.version, record.app.build, record.app.bundleID] {
      csv.cell(text)
    }
    for text in [record.os.name, record.os.version, record.os.build] { csv.cell(text) }
    csv.cell(Untrusted(fact: record.device.model ?? "", options: options))
    csv.cell(Untrusted(fact: record.device.name ?? "", options: options))
    csv.cell(record.locale)
    csv.cell(record.language)
    csv.cell(record.symptoms.map(\.rawValue).joined(separator: " "))
    csv.cell(Untrusted(fact: record.crash?.signature ?? "", options: options))
    let evidence = record.evidence
    for source in [evidence.app, evidence.os, evidence.device] { csv.cell(source?.rawValue) }
    if options.showsAddresses, let address = record.from.address {
      csv.cell(address)
    } else {
      csv.cell(context.sender)
    }
    csv.cell(record.threadID)
    csv.cell(context.isAnswered)
    csv.cell(context.regression)
    csv.cell(
      Untrusted(
        quote: options.omitsQuotes ? "" : record.subject ?? "", limit: 300, options: options))
    csv.cell(record.path)
    csv.cell(record.offset)
    csv.endRow()
  }
}
