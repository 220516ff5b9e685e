import Bytes
import Records

@testable import Analysis

/// Makes records of invented mail, one after another.
struct InboxBuilder {
  private(set) var records: [MessageRecord] = []
  /// 2026-01-01T00:00:00Z.
  static let start: Int64 = 1_767_225_600

  /// Adds a first contact.
  @discardableResult
  mutating func report(
    day: Int, second: Int = 43_200, from: String? = nil, app: String? = "Packrat",
    version: String? = "1.0", os: String? = nil, osVersion: String? = nil, device: String? = nil,
    symptoms: [String] = [], text: String = "", subject: String? = nil
  ) -> String {
    let id = "m\(records.count)@example.com"
    var record = message(
      id: id, day: day, second: second, from: from ?? "p\(records.count)@example.org")
    record.app = AppFacts(name: app, version: version)
    record.os = SystemFacts(name: os, version: osVersion)
    record.device = DeviceFacts(model: device)
    record.symptoms = symptoms.map(Symptom.init(rawValue:))
    record.text = text
    record.subject = subject
    record.to = [EmailAddress(address: "support@example.com")]
    records.append(record)
    return id
  }

  /// Adds another kind of message.
  @discardableResult
  mutating func other(
    _ kind: MessageKind, day: Int, second: Int = 43_200, from: String, to: String,
    references: [String] = [], subject: String? = nil
  ) -> String {
    let id = "m\(records.count)@example.com"
    var record = message(id: id, day: day, second: second, from: from)
    record.kind = kind
    record.to = [EmailAddress(address: to)]
    record.references = references
    record.subject = subject
    records.append(record)
    return id
  }

  mutating func append(_ record: MessageRecord) { records.append(record) }

  private func message(id: String, day: Int, second: Int, from: String) -> MessageRecord {
    let number = UInt64(records.count + 1)
    var record = MessageRecord(
      path: "inbox/\(records.count)", offset: 0, bytes: 1,
      digest: Digest(high: number, low: number &* 0x9E37_79B9_7F4A_7C15))
    record.messageID = id
    record.date = Timestamp(seconds: Self.start + Int64(day) * 86_400 + Int64(second))
    record.from = EmailAddress(address: from)
    return record
  }

  /// What the analysis finds on the evening of `day`.
  func findings(day: Int) -> Findings { Self.findings(records, day: day) }

  static func findings(_ records: [MessageRecord], day: Int) -> Findings {
    var tally = Tally()
    for record in records { tally.add(record) }
    return tally.findings(now: now(day), sources: [])
  }

  static func now(_ day: Int) -> Timestamp {
    Timestamp(seconds: start + Int64(day) * 86_400 + 86_399)
  }
}

extension InboxBuilder {
  /// An app with three mails a day from version 1.0, of which every sixth is about `login`, for 40
  /// days; from day 40 on three a day from 1.0 and `rate` from 1.1, whose mail is about
  /// `symptom(number)`.
  static func withRelease(
    days: Int = 70, rate: Int = 3, system: (Int) -> (String, String) = { _ in ("iOS", "17.4") },
    symptom: (Int) -> String
  ) -> InboxBuilder {
    var inbox = InboxBuilder()
    let usual = ["crash", "ui", "question", "sync", "payment", "login", "question", "audio"]
    var number = 0
    for day in 0..<days {
      for mail in 0..<3 {
        let place = system(number)
        inbox.report(
          day: day, second: 30_000 + mail, os: place.0, osVersion: place.1,
          symptoms: [usual[number % usual.count]])
        number += 1
      }
      guard day >= 40 else { continue }
      for mail in 0..<rate {
        let place = system(number)
        inbox.report(
          day: day, second: 50_000 + mail, version: "1.1", os: place.0, osVersion: place.1,
          symptoms: [symptom(number)])
        number += 1
      }
    }
    return inbox
  }
}
