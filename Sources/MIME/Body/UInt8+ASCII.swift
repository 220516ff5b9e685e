extension UInt8 {
  static let lineFeed: UInt8 = 10
  static let carriageReturn: UInt8 = 13
  static let tab: UInt8 = 9
  static let blank: UInt8 = 32

  /// A blank, a tab or a part of a line end.
  var isWhiteSpace: Bool { self == 32 || (self >= 9 && self <= 13) }

  /// A letter A to Z as a to z; anything else as it is.
  var asciiLowercased: UInt8 { self &- 65 < 26 ? self | 0x20 : self }

  var isASCIILetter: Bool { (self | 0x20) &- 97 < 26 }

  var isASCIIDigit: Bool { self &- 48 < 10 }

  /// The value of a hexadecimal digit, or nil.
  var hexadecimalValue: UInt8? {
    switch self {
    case 48...57: self &- 48
    case 65...70: self &- 55
    case 97...102: self &- 87
    default: nil
    }
  }
}
