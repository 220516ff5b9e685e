import TestSupport
import Testing

@testable import triage

@Suite("Progress of a run")
struct ProgressTests {
  @Test("nothing is drawn in the first half second, then ten times a second")
  func pace() {
    var meter = ProgressMeter()
    let drawn = [0.1, 0.49, 0.5, 0.55, 0.61, 0.7, 0.72, 5].filter { meter.isDue(at: $0) }
    #expect(drawn == [0.5, 0.61, 0.72, 5])
    #expect(meter.hasDrawn)
    #expect(!ProgressMeter().hasDrawn)
  }

  @Test(
    "the time that is left follows from the time it took",
    arguments: [
      (50, 100, 4.0, 0.5, 4), (25, 100, 4, 0.25, 12), (100, 100, 4, 1, 0), (150, 100, 4, 1, 0),
      (50, 100, 0.9, 0.5, nil), (0, 100, 9, 0, nil), (5, nil, 9, nil, nil), (5, 0, 9, nil, nil),
    ] as [(Int, Int?, Double, Double?, Int?)])
  func time(bytes: Int, total: Int?, seconds: Double, fraction: Double?, left: Int?) {
    let part = ProgressMeter.fraction(bytes, of: total)
    #expect(part == fraction)
    #expect(ProgressMeter.secondsLeft(part, at: seconds) == left)
  }

  @Test("the size of a folder is that of its mail")
  func size() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(repeating: 65, count: 100), to: "box/cur/1:2,S")
    try folder.write(Array(repeating: 65, count: 20), to: "box/.Sub/cur/2:2,S")
    try folder.write(Array(repeating: 65, count: 7000), to: "box/dovecot.index.cache")
    #expect(InputSize.size(of: Array(folder.path("box").utf8)) == 120)
    #expect(InputSize.size(of: Array(folder.path("box/cur/1:2,S").utf8)) == 100)
    #expect(InputSize.size(of: Array(folder.path("none").utf8)) == 0)
  }

  @Test("what is packed has no size that is known")
  func packed() throws {
    let folder = try TemporaryFolder()
    try folder.write([0x1F, 0x8B] + Array(repeating: 0, count: 70_000), to: "mail.mbox.gz")
    #expect(InputSize.size(of: Array(folder.path("mail.mbox.gz").utf8)) == nil)
    #expect(InputSize.size(of: Array(folder.path("").utf8)) == nil)
  }

  @Test("--print-csp prints the policy that the page holds")
  func policy() throws {
    let outcome = try TriageProgram.run(["report", "--print-csp"])
    #expect(outcome.status == 0)
    let policy = try #require(outcome.lines.first)
    #expect(outcome.text == policy + "\n")
    let folder = try TemporaryFolder()
    let page = try TriageProgram.run(
      ["-o", "-", "--format", "html", folder.path("")])
    let attribute = policy.split(separator: "'", omittingEmptySubsequences: false).joined(
      separator: "&#39;")
    #expect(page.text.contains("content=\"\(attribute)\""))
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
  }
}
