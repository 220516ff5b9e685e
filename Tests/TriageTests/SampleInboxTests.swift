import Foundation
import TestSupport
import Testing

/// What the sample inbox was made to hold.
///
/// It has two faults: crashes of Lumen Notes 4.2.0 on iOS and iPadOS 26.1 from
/// 10 November 2025, named with their system by 22 people, and log-ins of Ferry Timer 3.0.0 on all
/// systems from 27 October by 19 people. It also has an outage of Packrat and one person who writes
/// 35 mails about it; both must stay silent.
@Suite("The sample inbox")
struct SampleInboxTests {
  static let inbox = Fixtures.path("inbox")
  static let now = ["--now", "2025-12-01T02:15:00Z"]

  private struct Report: Decodable {
    struct System: Decodable, Equatable {
      let name: String
      let version: String?
    }
    struct Regression: Decodable {
      let app: String
      let version: String
      let symptom: String?
      let os: System?
      let firstSeen: String
      let reporters: Int
    }
    struct Totals: Decodable {
      let messages: Int
      let kinds: [String: Int]
    }
    let schema: String
    let totals: Totals
    let regressions: [Regression]
  }

  private static func report(_ path: String) throws -> Report {
    let outcome = try TriageProgram.run([path, "-o", "-", "--format", "json"] + now)
    #expect(outcome.status == 0)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Report.self, from: Data(outcome.output))
  }

  @Test("both faults are found, where and since when they are, and nothing else")
  func regressions() throws {
    let report = try Self.report(Self.inbox)
    #expect(report.schema == "triage-report/1")
    #expect(report.totals.messages == 710)
    let crash = try #require(report.regressions.first { $0.app == "Lumen Notes" })
    #expect(crash.version == "4.2.0")
    #expect(crash.symptom == "crash")
    #expect(crash.os?.version == "26.1")
    #expect(crash.firstSeen == "2025-11-10T00:57:25Z")
    #expect(crash.reporters == 22)
    let login = try #require(report.regressions.first { $0.app == "Ferry Timer" })
    #expect(login.version == "3.0.0")
    #expect(login.symptom == "login")
    #expect(login.os == nil)
    #expect(login.firstSeen == "2025-10-27T00:12:00Z")
    #expect(login.reporters == 19)
    #expect(report.regressions.count == 2)
  }

  @Test("the terminal and the page name the fault first")
  func people() throws {
    let folder = try TemporaryFolder()
    let outcome = try TriageProgram.run(
      [Self.inbox, "-o", folder.path("report.html"), "--no-color"] + Self.now)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let first = try #require(outcome.lines.first)
    #expect(first.hasPrefix("✗ BROKEN  Lumen Notes 4.2.0   crash on iOS 26.1"))
    // Only a path may be wider than the screen.
    #expect(outcome.lines.allSatisfy { $0.count <= 80 || $0.contains("/") })
    let page = String(decoding: try folder.read("report.html"), as: UTF8.self)
    #expect(page.contains("<title>Lumen Notes 4.2.0 crashes"))
    #expect(page.contains("Ferry Timer"))
  }

  @Test("two runs give the same bytes, with one job and with eight")
  func sameBytes() throws {
    func bytes(jobs: String, format: String) throws -> [UInt8] {
      try TriageProgram.run(
        [Self.inbox, "--jobs", jobs, "-o", "-", "--format", format] + Self.now
      ).output
    }
    for format in ["html", "json"] {
      let once = try bytes(jobs: "1", format: format)
      #expect(!once.isEmpty)
      #expect(try bytes(jobs: "8", format: format) == once)
    }
    let records = try TriageProgram.run(["extract", Self.inbox, "--jobs", "1"])
    #expect(records.lines.count == 710)
    #expect(try TriageProgram.run(["extract", Self.inbox, "--jobs", "8"]).output == records.output)
  }

  @Test("an mbox of the same mail gives the same regressions")
  func sameAsMbox() throws {
    let folder = try TemporaryFolder()
    var mbox: [UInt8] = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: Self.inbox).sorted()
    where name.contains("/") || name.hasPrefix("cur/") {
      guard !name.hasSuffix(".keep"),
        let mail = FileManager.default.contents(atPath: Self.inbox + "/" + name)
      else { continue }
      mbox += Array("From sender@example.com Mon Sep 22 09:00:00 2025\n".utf8)
      for line in mail.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        if line.starts(with: Array("From ".utf8)) { mbox.append(UInt8(ascii: ">")) }
        mbox += line
        mbox.append(UInt8(ascii: "\n"))
      }
    }
    let one = try Self.report(try folder.write(mbox, to: "inbox.mbox"))
    let other = try Self.report(Self.inbox)
    #expect(one.totals.messages == other.totals.messages)
    #expect(one.totals.kinds == other.totals.kinds)
    #expect(one.regressions.map(\.version) == other.regressions.map(\.version))
    #expect(one.regressions.map(\.reporters) == other.regressions.map(\.reporters))
  }

  @Test("--quiet prints the news only, and --fail-on sets the status")
  func quiet() throws {
    let quiet = try TriageProgram.run(
      [Self.inbox, "--quiet", "--fail-on", "regression"] + Self.now)
    #expect(quiet.status == 1)
    #expect(quiet.text.contains("Lumen Notes 4.2.0"))
    let early = try TriageProgram.run(
      [Self.inbox, "--quiet", "--fail-on", "watch", "--until", "2025-10-10"] + Self.now)
    #expect(early.status == 0)
    #expect(early.output.isEmpty)
    #expect(early.errors.isEmpty)
  }

  @Test("dates below bars have no year, so that they fit, also when the mail is of another year")
  func axis() throws {
    let outcome = try TriageProgram.run(
      [Self.inbox, "-o", "-", "--format", "html", "--now", "2026-12-01T00:00:00Z"])
    let labels = outcome.text.components(separatedBy: "class=\"axis").dropFirst().map {
      String($0.prefix { $0 != "<" }.split(separator: ">").last ?? "")
    }
    #expect(labels.contains("23 Nov"))
    #expect(labels.allSatisfy { !$0.contains("2025") })
  }
}
