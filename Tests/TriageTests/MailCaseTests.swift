import Foundation
import TestSupport
import Testing

/// The mails of `Fixtures/mail`, each beside the record that it must give (`NAME.json`) and why it
/// is there (`NAME.txt`).
///
/// An expectation names only the keys that matter. `$any` asks for one of several values,
/// `$contains` for a part of the text or of the value's JSON; other values must be the same.
@Suite("Mails written from what apps and mail programs do")
struct MailCaseTests {
  static let folders = ["trailers", "negatives"]

  /// One mail and what it must give.
  struct Case: CustomTestStringConvertible, Sendable {
    let folder: String
    let name: String
    var testDescription: String { folder + "/" + name }
  }

  static let cases: [Case] = folders.flatMap { folder in
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: Fixtures.path("mail/" + folder))
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted().map {
      Case(folder: folder, name: String($0.dropLast(".json".count)))
    }
  }

  /// The records of a folder by the names of their files; each folder is read once.
  private static let records: [String: [String: String]] = {
    var records: [String: [String: String]] = [:]
    for folder in folders {
      let outcome = try? TriageProgram.run(["extract", "--quiet", Fixtures.path("mail/" + folder)])
      for line in outcome?.lines ?? [] {
        guard let record = try? object(line.utf8), let path = record["path"] as? String else {
          continue
        }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        records[folder, default: [:]][name] = line
      }
    }
    return records
  }()

  private static func object(_ bytes: some Sequence<UInt8>) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test("are many, and each has a reason")
  func areThere() throws {
    #expect(Self.cases.count { $0.folder == "trailers" } >= 150)
    #expect(Self.cases.count { $0.folder == "negatives" } >= 200)
    for mail in Self.cases {
      let path = Fixtures.path("mail/\(mail.folder)/\(mail.name)")
      #expect(FileManager.default.fileExists(atPath: path + ".eml"))
      #expect(try String(contentsOfFile: path + ".txt", encoding: .utf8).count > 3)
    }
  }

  @Test("give the record that belongs to them", arguments: cases)
  func givesRecord(mail: Case) throws {
    let path = Fixtures.path("mail/\(mail.folder)/\(mail.name).json")
    let wanted = try Self.object(Data(contentsOf: URL(fileURLWithPath: path)))
    let line = try #require(Self.records[mail.folder]?[mail.name])
    let problems = Self.differences(wanted, try Self.object(line.utf8), at: "")
    #expect(problems.isEmpty)
  }

  /// What differs, each with its place.
  private static func differences(_ wanted: Any, _ found: Any?, at place: String) -> [String] {
    if let wanted = wanted as? [String: Any] {
      if let values = wanted["$any"] as? [Any] {
        return values.contains { differences($0, found, at: place).isEmpty }
          ? [] : ["\(place): none of \(values), but \(found ?? "nothing")"]
      }
      if let part = wanted["$contains"] as? String {
        let text = found as? String ?? json(found)
        return text.contains(part) ? [] : ["\(place): no \(part) in \(text)"]
      }
      guard let found = found as? [String: Any] else { return ["\(place): no object"] }
      return wanted.flatMap { differences($0.value, found[$0.key], at: "\(place).\($0.key)") }
    }
    if let wanted = wanted as? [Any] {
      guard let found = found as? [Any], found.count == wanted.count else {
        return ["\(place): \(wanted), but \(found ?? "nothing")"]
      }
      return zip(wanted, found).enumerated().flatMap {
        differences($0.element.0, $0.element.1, at: "\(place)[\($0.offset)]")
      }
    }
    let isSame = wanted is NSNull ? found is NSNull : trimmed(wanted) == trimmed(found)
    return isSame ? [] : ["\(place): \(wanted), but \(found ?? "nothing")"]
  }

  /// A text without blanks at the ends of its lines and around it.
  private static func trimmed(_ value: Any?) -> String? {
    guard let text = value as? String else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      String(line.reversed().drop { $0.isWhitespace }.reversed())
    }.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func json(_ value: Any?) -> String {
    guard let value, JSONSerialization.isValidJSONObject(value),
      let data = try? JSONSerialization.data(
        withJSONObject: value, options: [.withoutEscapingSlashes])
    else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}
