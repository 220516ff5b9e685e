/// A point in time, in whole seconds since 1970-01-01T00:00:00Z.
package struct Timestamp: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z; negative before.
  package let seconds: Int64

  package init(seconds: Int64) { self.seconds = seconds }

  /// The moment of a date and a time of day in UTC, or nil when no such day or time exists.
  ///
  /// Years outside 1 to 9999 are refused, so that arithmetic on the result can't overflow.
  package init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    guard let date = CivilDate(year: year, month: month, day: day),
      (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second)
    else { return nil }
    seconds = Int64(date.daysSinceEpoch) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
  }

  /// The UTC day this moment lies in, in days since 1970-01-01.
  @inlinable package var day: Int {
    Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
  }

  /// The seconds since the beginning of the UTC day, 0 to 86,399.
  package var secondOfDay: Int { Int(seconds - Int64(day) * 86_400) }

  package static func < (left: Timestamp, right: Timestamp) -> Bool { left.seconds < right.seconds }

  /// The first moment of a UTC day, counted in days since 1970-01-01.
  package static func startOfDay(_ day: Int) -> Timestamp {
    Timestamp(seconds: Int64(day) * 86_400)
  }
}

extension Timestamp: CustomStringConvertible {
  /// RFC 3339 in UTC: `2026-01-02T03:04:05Z`.
  package var description: String {
    unsafe String(unsafeUninitializedCapacity: 20) { buffer in
      writeRFC3339 { index, byte in unsafe buffer[index] = byte }
      return 20
    }
  }

  /// Gives the 20 bytes of the RFC 3339 form, each with its place.
  package func writeRFC3339(_ put: (Int, UInt8) -> Void) {
    let date = CivilDate(daysSinceEpoch: day)
    let second = secondOfDay
    func digits(_ value: Int, at start: Int, count: Int) {
      var rest = value
      for index in stride(from: start + count - 1, through: start, by: -1) {
        put(index, UInt8(48 + rest % 10))
        rest /= 10
      }
    }
    digits(date.year, at: 0, count: 4)
    put(4, UInt8(ascii: "-"))
    digits(date.month, at: 5, count: 2)
    put(7, UInt8(ascii: "-"))
    digits(date.day, at: 8, count: 2)
    put(10, UInt8(ascii: "T"))
    digits(second / 3_600, at: 11, count: 2)
    put(13, UInt8(ascii: ":"))
    digits(second / 60 % 60, at: 14, count: 2)
    put(16, UInt8(ascii: ":"))
    digits(second % 60, at: 17, count: 2)
    put(19, UInt8(ascii: "Z"))
  }
}
