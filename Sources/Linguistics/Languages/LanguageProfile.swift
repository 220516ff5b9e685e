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
    self.languages = languages
    self.head = head
    self.asset = asset
    start = place
  }

  /// Adds the values of `bucket` to the scores, one a language.
  ///
  /// What speaks neither for nor against a language is 128 everywhere, so it needs no subtraction.
  @inline(__always)
  func add(_ bucket: Int, times weight: Int32, to scores: inout [Int32]) {
    let width = languages.count
    let row = asset.bytes.extracting((start + bucket * width)..<(start + (bucket + 1) * width))
    precondition(scores.count == width, "there is a score for each language")
    // Pointers let the loop run over many columns at once.
    unsafe row.withUnsafeBufferPointer { row in
      unsafe scores.withUnsafeMutableBufferPointer { scores in
        for index in 0..<width {
          unsafe scores[index] &+= Int32(row[index]) &* weight
        }
      }
    }
  }
}
