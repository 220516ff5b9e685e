import Bytes
import Records

/// The name of a message file in a Maildir: a unique name, and flags behind `:2,`
/// (cr.yp.to/proto/maildir.html).
///
/// File systems without colons get `;2,` or `!2,`.
struct MaildirName: Hashable {
  /// The decimal number that the name begins with: the time of delivery; nil when there is none,
  /// the greatest number for one that is too large.
  let number: UInt64?
  /// Bytes of the unique name, from the start.
  let uniqueCount: Int
  let flags: MessageOrigin.Flags

  init(_ name: Span<UInt8>) {
    var number: UInt64 = 0
    var digits = 0
    while digits < name.count, case let digit = name[digits] &- 0x30, digit < 10 {
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isOver) = tens.addingReportingOverflow(UInt64(digit))
      number = isTooLarge || isOver ? .max : sum
      digits += 1
    }
    self.number = digits > 0 ? number : nil

    var place = name.count
    var info = name.count
    while place > 0 {
      place -= 1
      let byte = name[place]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "!"),
        name.has("2,", at: place + 1)
      {
        info = place
        break
      }
    }
    uniqueCount = info
    var flags: MessageOrigin.Flags = []
    for index in min(info + 3, name.count)..<name.count {
      switch name[index] {
      case UInt8(ascii: "D"): flags.insert(.draft)
      case UInt8(ascii: "F"): flags.insert(.flagged)
      case UInt8(ascii: "P"): flags.insert(.passed)
      case UInt8(ascii: "R"): flags.insert(.replied)
      case UInt8(ascii: "S"): flags.insert(.seen)
      case UInt8(ascii: "T"): flags.insert(.trashed)
      default: break
      }
    }
    self.flags = flags
  }

  /// The time of delivery, when the number can be one.
  var date: Timestamp? {
    guard let number, let seconds = Int64(exactly: number) else { return nil }
    return Timestamp.trustworthy(seconds: seconds)
  }
}

extension MaildirName {
  /// Where a message is at the moment.
  struct Place: Hashable {
    var name: ArraySlice<UInt8>
    var isNew: Bool
  }
}

extension Timestamp {
  /// A time between 1971 and 2199, or nil (`mail.md`, section 2, "Dates").
  static func trustworthy(seconds: Int64) -> Timestamp? {
    (31_536_000..<7_258_118_400).contains(seconds) ? Timestamp(seconds: seconds) : nil
  }
}
