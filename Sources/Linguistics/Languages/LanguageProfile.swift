import Assets

/// Which letter groups speak for which language; `profiles.py` beside the file says how it is made.
struct LanguageProfile: Sendable {
  static let bucketCount = 1 << 14
  /// Bytes of a row; those behind the last language are 0.
  static let stride = 48
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
    precondition(bytes.count == place + Self.bucketCount * Self.stride, "the profile is whole")
    precondition(languages.count <= Self.stride, "a language has a column")
    self.languages = languages
    self.head = head
    self.asset = asset
    start = place
  }

  /// The rows, one a bucket, each of `stride` bytes.
  var rows: Span<UInt8> {
    @_lifetime(immortal)
    get { asset.bytes.extracting(droppingFirst: start) }
  }
}
