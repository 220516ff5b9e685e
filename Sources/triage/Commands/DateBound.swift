import Bytes
import CommandLineKit

/// A date as `--since`, `--until` and `--now` take it.
enum DateBound: Hashable, Sendable {
  /// A UTC day, in days since 1970-01-01.
  case day(Int)
  case time(Timestamp)
  /// So many seconds before the reference time.
  case span(Int64)

  /// Reads `2026-03-01`, `2026-03-01T08:00:00Z`, `2026-03-01T09:00:00+01:00`, `12h`, `7d` or `8w`.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    if let unit = bytes.last, let seconds = Self.seconds(ofUnit: unit) {
      guard let number = Int64(text.dropLast()), number >= 0, number <= 1_000_000 else {
        return nil
      }
      self = .span(number * seconds)
      return
    }
    if bytes.count == 10, let day = Self.date(bytes[...]) {
      self = .day(day.daysSinceEpoch)
      return
    }
    guard let time = Self.rfc3339(bytes) else { return nil }
    self = .time(time)
  }

  /// The first moment that it includes as a lower bound.
  func lowerBound(reference: Timestamp) -> Timestamp {
    switch self {
    case .day(let day): .startOfDay(day)
    case .time(let time): time
    case .span(let seconds): Timestamp(seconds: reference.seconds - seconds)
    }
  }

  /// The last moment that it includes as an upper bound.
  func upperBound(reference: Timestamp) -> Timestamp {
    switch self {
    case .day(let day): Timestamp(seconds: Timestamp.startOfDay(day + 1).seconds - 1)
    case .time(let time): time
    case .span(let seconds): Timestamp(seconds: reference.seconds - seconds)
    }
  }

  private static func seconds(ofUnit unit: UInt8) -> Int64? {
    switch unit {
    case UInt8(ascii: "h"): 3_600
    case UInt8(ascii: "d"): 86_400
    case UInt8(ascii: "w"): 604_800
    default: nil
    }
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for byte in bytes {
      guard (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    return value
  }

  private static func date(_ bytes: ArraySlice<UInt8>) -> CivilDate? {
    guard bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = digits(bytes[0..<4]), let month = digits(bytes[5..<7]),
      let day = digits(bytes[8..<10])
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  private static func rfc3339(_ bytes: [UInt8]) -> Timestamp? {
    guard bytes.count >= 20, let date = date(bytes[..<10]),
      [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(bytes[10]),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let hour = digits(bytes[11..<13]), let minute = digits(bytes[14..<16]),
      let second = digits(bytes[17..<19]),
      let local = Timestamp(
        year: date.year, month: date.month, day: date.day, hour: hour, minute: minute,
        second: second == 60 ? 59 : second)
    else { return nil }
    var zone = bytes[19...]
    if zone.first == UInt8(ascii: ".") {
      zone = zone.dropFirst().drop { (48...57).contains($0) }
    }
    if zone.elementsEqual([UInt8(ascii: "Z")]) || zone.elementsEqual([UInt8(ascii: "z")]) {
      return local
    }
    guard zone.count == 6, let sign = zone.first, sign == 43 || sign == 45 else { return nil }
    let start = zone.startIndex
    guard zone[start + 3] == UInt8(ascii: ":"), let hours = digits(zone[start + 1..<start + 3]),
      let minutes = digits(zone[start + 4..<start + 6]), hours < 24, minutes < 60
    else { return nil }
    let offset = Int64(hours * 3_600 + minutes * 60)
    return Timestamp(seconds: sign == 45 ? local.seconds + offset : local.seconds - offset)
  }
}

extension Arguments {
  /// The value of an option as a date, or nil when it was not given.
  func date(_ name: String) throws(UsageError) -> DateBound? {
    guard let text = value(name) else { return nil }
    guard let bound = DateBound(text) else {
      throw UsageError(
        "--\(name): \"\(text)\" is not a date",
        hint: "Write 2026-03-01, 2026-03-01T08:00:00Z, or a span such as 7d or 8w.")
    }
    return bound
  }
}
