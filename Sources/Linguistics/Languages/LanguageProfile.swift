import Assets

/// Which letter groups speak for which language; `profiles.py` beside the file says how it is made.
struct LanguageProfile: Sendable {
  static let bucketCount = 1 << 14
  /// BCP 47 codes, in the order of the columns.
  let languages: [String]
  /// What each language is given in advance: how common it is in support mail.
  let head: [Int32]
  private let asset: Asset
  private let start: Int

  /// The profile that is part of the program.
  static let embedded = LanguageProfile()

  private init() {
    guard let asset = Asset("Languages/letters.profile"), asset.bytes.count > 5 else {
      preconditionFailure("the program holds its profiles")
    }
    let bytes = asset.bytes
    var languages: [String] = []
    var head: [Int32] = []
    var place = 5
    for _ in 0..<bytes[4] {
      let end = place + 1 + Int(bytes[place])
      var code: [UInt8] = []
      for index in place + 1..<end { code.append(bytes[index]) }
      languages.append(String(decoding: code, as: UTF8.self))
      head.append(Int32(bytes[end]))
      place = end + 1
    }
    precondition(
      bytes.count == place + Self.bucketCount * languages.count, "the profile is whole")
    precondition(languages.count >= 8, "a row fills a machine word")
    self.languages = languages
    self.head = head
    self.asset = asset
    start = place
  }

  /// Adds the values of `buckets` to the scores, one a language; a bucket that stands twice counts
  /// twice.
  ///
  /// What speaks neither for nor against a language is 128 everywhere, so it needs no subtraction.
  /// Eight columns are read at once and summed in lanes of 16 bits, which hold 256 values.
  func add(_ buckets: [Int], to scores: inout [Int32]) {
    let width = languages.count
    precondition(scores.count == width && buckets.count <= 256, "the sums have room")
    let rows = unsafe asset.bytes.bytes
    var column = 0
    while column < width {
      // The last columns are read with those before them, which then count nothing.
      let place = min(column, width - 8)
      let passed = UInt64(8 &* (column &- place))
      var even: UInt64 = 0
      var odd: UInt64 = 0
      for bucket in buckets {
        let offset = start &+ bucket &* width &+ place
        let values =
          unsafe UInt64(
            littleEndian: rows.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
          &>> passed
        even &+= values & 0x00FF_00FF_00FF_00FF
        odd &+= values &>> 8 & 0x00FF_00FF_00FF_00FF
      }
      for index in column..<min(column + 8, width) {
        let lane = UInt64(16 &* ((index &- column) &>> 1))
        let sum = (index &- column) & 1 == 0 ? even : odd
        scores[index] &+= Int32(truncatingIfNeeded: sum &>> lane & 0xFFFF)
      }
      column &+= 8
    }
  }
}
