import Bytes
import CommandLineKit

/// A date as `--since`, `--until` and `--now` take it.
enum DateBound: Hashable, Sendable {
  /// A UTC day, in days since 1970-01-01.
  case day(Int)
  case time(Timestamp)
  /// So many seconds before the reference time.
  case span(Int64)

  /// What to write instead of something that is none.
  static let hint = "Write 2026-03-01, 2026-03-01T08:00:00Z, or a span such as 7d or 8w."

  /// Reads `2026-03-01`, `2026-03-01T08:00:00Z`, `2026-03-01T09:00:00+01:00`, `12h`, `7d` or `8w`.
  init?(_ text: String) {
    if let unit = text.utf8.last, let seconds = Self.seconds(ofUnit: unit) {
      guard let number = Int64(text.dropLast()), number >= 0, number <= 1_000_000 else {
        return nil
      }
      self = .span(number * seconds)
    } else if let day = Timestamp(rfc3339: text + "T00:00:00Z") {
      self = .day(day.day)
    } else if let time = Self.time(text) {
      self = .time(time)
    } else {
      return nil
    }
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

  /// A time of RFC 3339, section 5.6: with a fraction, which is dropped, and any zone.
  private static func time(_ text: String) -> Timestamp? {
    guard let local = Timestamp(rfc3339: text.prefix(19) + "Z") else { return nil }
    var zone = text.dropFirst(19)
    if zone.first == "." { zone = zone.dropFirst().drop { $0.isASCII && $0.isNumber } }
    if zone == "Z" { return local }
    // An offset is a time of day behind a sign: `+05:30`.
    guard let sign = zone.first, sign == "+" || sign == "-", zone.utf8.count == 6,
      let offset = Timestamp(rfc3339: "1970-01-01T" + zone.dropFirst() + ":00Z")
    else { return nil }
    let seconds = sign == "-" ? offset.seconds : -offset.seconds
    return Timestamp(seconds: local.seconds + seconds)
  }
}

extension Arguments {
  /// The value of an option as a date, or nil when it was not given.
  func date(_ name: String) throws(UsageError) -> DateBound? {
    guard let text = value(name) else { return nil }
    guard let bound = DateBound(text) else {
      throw UsageError("--\(name): \"\(text)\" is not a date", hint: DateBound.hint)
    }
    return bound
  }
}
