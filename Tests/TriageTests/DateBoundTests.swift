import Bytes
import Testing

@testable import triage

@Suite("Dates on the command line")
struct DateBoundTests {
  /// 2026-03-21T02:15:00Z, by `date -u -d ... +%s`.
  static let reference = Timestamp(seconds: 1_774_059_300)

  @Test(
    "days, times and spans",
    arguments: [
      ("2026-03-01", "2026-03-01T00:00:00Z", "2026-03-01T23:59:59Z"),
      ("2026-03-01T08:00:00Z", "2026-03-01T08:00:00Z", "2026-03-01T08:00:00Z"),
      ("2026-03-01T08:00:00.25+01:00", "2026-03-01T07:00:00Z", "2026-03-01T07:00:00Z"),
      ("2026-03-01T23:30:00-05:30", "2026-03-02T05:00:00Z", "2026-03-02T05:00:00Z"),
      ("7d", "2026-03-14T02:15:00Z", "2026-03-14T02:15:00Z"),
      ("8w", "2026-01-24T02:15:00Z", "2026-01-24T02:15:00Z"),
      ("36h", "2026-03-19T14:15:00Z", "2026-03-19T14:15:00Z"),
    ])
  func reads(text: String, lower: String, upper: String) throws {
    let bound = try #require(DateBound(text))
    #expect(bound.lowerBound(reference: Self.reference).description == lower)
    #expect(bound.upperBound(reference: Self.reference).description == upper)
  }

  @Test(
    "anything else is no date",
    arguments: [
      "", "d", "lastweek", "2026-02-29", "2026-13-01", "2026-3-1", "20260301", "-7d", "7x",
      "2026-03-01T25:00:00Z", "2026-03-01T08:00:00", "2026-03-01T08:00:00+1:00",
      "99999999999999999999d", "2026-03-01T08:00Z",
    ])
  func refuses(text: String) {
    #expect(DateBound(text) == nil)
  }
}
