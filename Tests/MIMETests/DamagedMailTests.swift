import Bytes
import Foundation
import Records
import TestSupport
import Testing

@testable import MIME

/// The mails of `Fixtures/mail/damaged`: what a careful person reads in each of them is read.
///
/// NAME.json beside NAME.eml holds the keys of the record that the bytes still tell; `KIND.txt` says
/// what happened to the mails of a kind.
struct DamagedMailTests {
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: Fixtures.path("mail/damaged"))
    return (files ?? []).filter { $0.hasSuffix(".eml") }.sorted()
  }()

  @Test("all kinds are there")
  func allKinds() {
    let kinds = Set(Self.names.map { $0[..<($0.lastIndex(of: "-") ?? $0.endIndex)] })
    #expect(Self.names.count >= 370)
    #expect(kinds.count >= 65)
  }

  @Test("what can be read is read", arguments: names)
  func reads(name: String) throws {
    let path = Fixtures.path("mail/damaged/" + name)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let truth = try Data(contentsOf: URL(fileURLWithPath: path.dropLast(4) + ".json"))
    let expected = try #require(try JSONSerialization.jsonObject(with: truth) as? [String: Any])
    var parser = MessageParser()
    let message = parser.parse(bytes.span)

    if let from = expected["from"] as? [String: Any] {
      #expect(message.from.address == from["address"] as? String)
      if let name = from["name"] { #expect(message.from.name == name as? String) }
    }
    if let date = expected["date"] as? String {
      #expect((message.date ?? message.received)?.description == date)
    }
    if let subject = expected["subject"] { expect(message.subject ?? "", fits: subject) }
    if let text = expected["text"] {
      expect(String(decoding: message.text, as: UTF8.self), fits: text)
    }
    guard let attachments = expected["attachments"] as? [[String: Any]] else { return }
    #expect(message.attachments.count == attachments.count)
    for (entry, wanted) in zip(message.attachments.map(\.attachment), attachments) {
      #expect(entry.name == wanted["name"] as? String)
      #expect(entry.type == wanted["type"] as? String)
      if let size = wanted["bytes"] as? Int { #expect(entry.bytes == size) }
    }
  }

  /// Compares a text with one, one of several, or a piece of it; white space at line ends says nothing.
  private func expect(_ text: String, fits expected: Any) {
    if let operation = expected as? [String: Any] {
      if let several = operation["$any"] as? [String] {
        #expect(several.map(trimmed).contains(trimmed(text)))
      }
      if let piece = operation["$contains"] as? String {
        #expect(trimmed(text).contains(trimmed(piece)))
      }
    } else {
      #expect(trimmed(text) == trimmed(expected as? String ?? ""))
    }
  }

  private func trimmed(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
