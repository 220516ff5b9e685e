extension Timestamp {
  /// Reads the form of `description`: `2026-01-02T03:04:05Z`; nil for any other, and for a day or
  /// time that doesn't exist.
  package init?(rfc3339 text: some StringProtocol) {
    var digits: InlineArray<20, UInt8> = .init(repeating: 0)
    var count = 0
    for byte in text.utf8 {
      guard count < 20 else { return nil }
      digits[count] = byte
      count += 1
    }
    guard count == 20 else { return nil }
    let signs: [(Int, UInt8)] = [
      (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")), (10, UInt8(ascii: "T")),
      (13, UInt8(ascii: ":")), (16, UInt8(ascii: ":")), (19, UInt8(ascii: "Z")),
    ]
    for (place, sign) in signs where digits[place] != sign { return nil }
    func number(_ start: Int, _ count: Int) -> Int? {
      var value = 0
      for place in start..<start + count {
        guard (0x30...0x39).contains(digits[place]) else { return nil }
        value = value * 10 + Int(digits[place] - 0x30)
      }
      return value
    }
    guard let year = number(0, 4), let month = number(5, 2), let day = number(8, 2),
      let hour = number(11, 2), let minute = number(14, 2), let second = number(17, 2)
    else { return nil }
    self.init(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }
}
