import Bytes
import Testing

@Suite("Points in time")
struct TimestampTests {
  @Test(
    "seconds, days and RFC 3339 agree",
    arguments: [
      (0, 0, 0, "1970-01-01T00:00:00Z"), (-1, -1, 86_399, "1969-12-31T23:59:59Z"),
      (-86_400, -1, 0, "1969-12-31T00:00:00Z"), (-86_401, -2, 86_399, "1969-12-30T23:59:59Z"),
      (951_782_400, 11_016, 0, "2000-02-29T00:00:00Z"),
      (1_767_323_045, 20_455, 11_045, "2026-01-02T03:04:05Z"),
      (4_107_542_399, 47_540, 86_399, "2100-02-28T23:59:59Z"),
      (4_107_542_400, 47_541, 0, "2100-03-01T00:00:00Z"),
      (253_402_300_799, 2_932_896, 86_399, "9999-12-31T23:59:59Z"),
      (-62_135_596_800, -719_162, 0, "0001-01-01T00:00:00Z"),
    ] as [(Int64, Int, Int, String)])
  func forms(seconds: Int64, day: Int, second: Int, text: String) {
    let time = Timestamp(seconds: seconds)
    #expect(time.day == day)
    #expect(time.secondOfDay == second)
    #expect(time.description == text)
    #expect(Timestamp(rfc3339: text) == time)
  }

  @Test(
    "only times that exist are read",
    arguments: [
      "", "2026-01-02", "2026-01-02T03:04:05", "2026-01-02T03:04:05z", "2026-01-02 03:04:05Z",
      "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z",
      "2026-01-02T24:00:00Z", "2026-01-02T03:60:05Z", "2026-01-02T03:04:60Z",
      "9999-99-99T99:99:99Z", "0000-01-01T00:00:00Z", "2026-01-02T03:04:05+00:00",
      "2026-01-02T03:04:05Z ", "２026-01-02T03:04:0", "+026-01-02T03:04:05Z",
    ])
  func refuses(text: String) {
    #expect(Timestamp(rfc3339: text) == nil)
  }

  @Test("parts make a time, impossible ones make none")
  func parts() {
    let time = Timestamp(year: 2026, month: 1, day: 2, hour: 3, minute: 4, second: 5)
    #expect(time == Timestamp(seconds: 1_767_323_045))
    #expect(Timestamp(year: 2024, month: 2, day: 29) == Timestamp(seconds: 1_709_164_800))
    #expect(Timestamp(year: 2100, month: 2, day: 29) == nil)
    #expect(Timestamp(year: 2026, month: 1, day: 2, hour: 24) == nil)
    #expect(Timestamp(year: 2026, month: 1, day: 2, second: 60) == nil)
    #expect(Timestamp(year: 10_000, month: 1, day: 1) == nil)
    #expect(Timestamp(year: .max, month: .max, day: .min) == nil)
    #expect(Timestamp.startOfDay(20_455) == Timestamp(seconds: 1_767_312_000))
  }
}
