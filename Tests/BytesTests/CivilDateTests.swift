import Bytes
import Testing

@Suite("Days of the calendar")
struct CivilDateTests {
  @Test(
    "dates and day numbers agree",
    arguments: [
      (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2000, 3, 1, 11_017),
      (1900, 2, 28, -25_509), (1900, 3, 1, -25_508), (2026, 12, 31, 20_818),
      (1, 1, 1, -719_162), (9999, 12, 31, 2_932_896),
    ])
  func numbers(year: Int, month: Int, day: Int, number: Int) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(date.daysSinceEpoch == number)
    #expect(CivilDate(daysSinceEpoch: number) == date)
  }

  @Test(
    "days that no month has are refused",
    arguments: [
      (2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 1, 0), (2026, 1, 32), (2026, 0, 1),
      (2026, 13, 1), (0, 1, 1), (10_000, 1, 1), (2026, 1, -1),
    ])
  func refuses(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test("numbers beyond the calendar become its ends")
  func ends() {
    #expect(CivilDate(daysSinceEpoch: .max) == CivilDate(year: 9999, month: 12, day: 31))
    #expect(CivilDate(daysSinceEpoch: .min).year == 0)
  }

  @Test("days are ordered")
  func order() throws {
    let days = try [(2025, 12, 31), (2026, 1, 1), (2026, 1, 2), (2026, 2, 1)].map {
      try #require(CivilDate(year: $0.0, month: $0.1, day: $0.2))
    }
    #expect(days.shuffled().sorted() == days)
  }
}
