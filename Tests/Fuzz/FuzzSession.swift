import Bytes
import CommandLineKit
import Extraction
import Foundation
import JSON
import MIME
import Mailboxes
import Records
import Store

/// Reads one input after another as the program would, and checks what comes out.
///
/// The fuzzer calls from one thread only.
final class FuzzSession: @unchecked Sendable {
  private let target: FuzzTarget
  private var parser = MessageParser()
  private var extractor = RecordExtractor(rules: ExtractionRules())
  private var scratch = BatchScratch()
  private let mailbox = NSTemporaryDirectory() + "/triage-fuzz-\(getpid())"

  init() {
    let name = ProcessInfo.processInfo.environment["TRIAGE_FUZZ"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: " ")
      fatalError("TRIAGE_FUZZ has to be one of: \(names)")
    }
    self.target = target
  }

  func read(_ input: Span<UInt8>) {
    var mail = Array(target.frame.head.utf8)
    var rest = input
    if target == .charset, let first = input.indices.first {
      let label = FuzzTarget.charsets[Int(input[first]) % FuzzTarget.charsets.count]
      mail += Array("Content-Type: text/plain; charset=\(label)\n\n".utf8)
      rest = input.extracting(1...)
    }
    for index in rest.indices { mail.append(rest[index]) }
    mail += Array(target.frame.tail.utf8)
    switch target {
    case .records: readRecord(mail.span)
    case .mbox: readMailbox(mail)
    case .configuration: readConfiguration(mail)
    case .state: readState(mail)
    default: readMessage(mail.span)
    }
  }

  private func readMessage(_ mail: Span<UInt8>) {
    let origin = MessageOrigin(
      path: "mail.eml", offset: 0, bytes: mail.count, digest: Digest(ofMessage: mail))
    let message = parser.parse(mail)
    check(extractor.record(for: message, from: origin, mail, parser: &parser))
    if target == .message || target == .block {
      _ = extractor.explanation(for: message, from: origin, mail, parser: &parser)
    }
  }

  private func readMailbox(_ bytes: [UInt8]) {
    guard FileManager.default.createFile(atPath: mailbox, contents: Data(bytes)) else { return }
    var reader = MailboxReader(paths: [Array(mailbox.utf8)])
    while let batch = reader.next() {
      _ = batch.forEachItem(
        using: &scratch,
        message: { origin, mail in
          let message = parser.parse(mail)
          check(extractor.record(for: message, from: origin, mail, parser: &parser))
        },
        record: { record, _ in check(record) })
    }
  }

  private func readConfiguration(_ bytes: [UInt8]) {
    do {
      for section in try ConfigurationReader.sections(in: bytes, file: "config") {
        for entry in section.entries {
          precondition(entry.place.line > 0 && entry.place.column > 0, "a key without a place")
        }
      }
    } catch {
      precondition(!error.problem.isEmpty, "an error without words")
    }
  }

  /// A state opens, or is put aside and replaced, or is refused; then one can be kept.
  private func readState(_ bytes: [UInt8]) {
    let path = mailbox + ".db"
    for ending in ["", "-journal", ".damaged"] {
      try? FileManager.default.removeItem(atPath: path + ending)
    }
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else { return }
    do {
      let (state, _) = try StateFile.open(path: path, patience: 0)
      try state.commit(rules: 1)
    } catch {
      precondition(error.reason != .damaged, "a damaged state was not put aside")
    }
  }

  private func readRecord(_ line: Span<UInt8>) {
    guard let record = try? MessageRecord(json: line) else { return }
    check(record)
  }

  /// A record that is written and read again is the same record, and is written the same.
  private func check(_ record: borrowing MessageRecord) {
    let first = Self.line(record)
    do {
      let again = try MessageRecord(json: first.span)
      precondition(Self.line(again) == first, "a record read again is another record")
    } catch {
      preconditionFailure("a record can't be read again: \(error.reason)")
    }
  }

  private static func line(_ record: borrowing MessageRecord) -> [UInt8] {
    var json = JSONWriter()
    json.value(record)
    return json.bytes
  }
}
