import Analysis
import Records

/// Takes out of records what tells who wrote (`report.md`, section 8).
struct RecordMask {
  private var listing: MessageListing
  private let senders: Int
  private let options: ReportOptions

  init(_ listing: MessageListing, options: ReportOptions) {
    self.listing = listing
    self.options = options
    senders = listing.senders
  }

  /// The record as the options allow it to be shown.
  mutating func masked(_ record: MessageRecord) -> MessageRecord {
    var record = record
    if options.omitsQuotes {
      record.text = ""
      record.subject = nil
      record.fields = []
      for place in record.attachments.indices { record.attachments[place].name = nil }
    }
    guard !options.showsAddresses else { return record }
    record.from = masked(record.from)
    record.replyTo = masked(record.replyTo)
    record.to = record.to.map { masked($0) }
    record.text = Untrusted(text: record.text, options: options).cleaned
    record.subject = masked(record.subject)
    for place in record.fields.indices {
      let field = record.fields[place]
      record.fields[place] = TrailerField(
        label: masked(fact: field.label), value: masked(fact: field.value))
    }
    for place in record.attachments.indices {
      record.attachments[place].name = record.attachments[place].name.map { masked(fact: $0) }
    }
    record.device = DeviceFacts(
      model: record.device.model.map { masked(fact: $0) },
      name: record.device.name.map { masked(fact: $0) })
    if var crash = record.crash {
      crash.exception = crash.exception.map { masked(fact: $0) }
      crash.signature = crash.signature.map { masked(fact: $0) }
      crash.frames = crash.frames.map { masked(fact: $0) }
      record.crash = crash
    }
    return record
  }

  /// The number of the person with this address, or nil when there is none.
  mutating func number(of address: EmailAddress) -> Int? {
    guard let text = address.address, !text.isEmpty else { return nil }
    return listing.number(of: text)
  }

  /// The number of the person in the place of name and address.
  private mutating func masked(_ address: EmailAddress) -> EmailAddress {
    guard let number = number(of: address) else { return EmailAddress() }
    return EmailAddress(
      address: number <= senders ? "sender-\(number)" : "recipient-\(number - senders)")
  }

  private func masked(_ subject: String?) -> String? {
    subject.map { Untrusted(quote: $0, limit: 300, options: options).cleaned }
  }

  private func masked(fact: String) -> String { Untrusted(fact: fact, options: options).cleaned }
}
