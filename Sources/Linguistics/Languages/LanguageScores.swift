/// What the words of a text say for each language.
///
/// A row of the profile is summed as it stands, the even and the odd columns apart, in lanes of 16
/// bits; these hold 256 rows, then they are added to the scores.
struct LanguageScores {
  private static let lanes: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let rowLimit = 256

  /// One a language, in the order of the profile; behind them the rest of a row.
  private var sums: [Int32]
  private let head: [Int32]
  private var even: (SIMD4<UInt64>, SIMD2<UInt64>) = (.zero, .zero)
  private var odd: (SIMD4<UInt64>, SIMD2<UInt64>) = (.zero, .zero)
  private var rows = 0

  init(_ profile: LanguageProfile) {
    head = profile.head
    sums = Array(repeating: 0, count: LanguageProfile.stride)
    reset()
  }

  /// Forgets the last text.
  mutating func reset() {
    for index in head.indices { sums[index] = head[index] }
    (even, odd, rows) = ((.zero, .zero), (.zero, .zero), 0)
  }

  /// Adds the rows of the buckets that `word` has.
  mutating func add(_ word: FramedWord, from profile: Span<UInt8>) {
    if rows + FramedWord.bucketLimit > Self.rowLimit { settle() }
    var (even, odd) = (self.even, self.odd)
    var count = 0
    word.forEachBucket { bucket in
      let bytes = unsafe profile.extracting(
        unchecked: bucket &* LanguageProfile.stride..<(bucket &+ 1) &* LanguageProfile.stride
      ).bytes
      let left = unsafe bytes.unsafeLoadUnaligned(as: SIMD4<UInt64>.self)
      let right = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: 32, as: SIMD2<UInt64>.self)
      even.0 &+= left & Self.lanes
      even.1 &+= right & Self.lanes
      odd.0 &+= left &>> 8 & Self.lanes
      odd.1 &+= right &>> 8 & Self.lanes
      count &+= 1
    }
    (self.even, self.odd) = (even, odd)
    rows += count
  }

  /// The score of a language by its column; sums must be settled.
  subscript(column: Int) -> Int32 { sums[column] }

  /// Brings the scores up to date.
  mutating func settle() {
    guard rows > 0 else { return }
    for word in 0..<LanguageProfile.stride / 8 {
      let evenLanes = UInt64(littleEndian: word < 4 ? even.0[word] : even.1[word - 4])
      let oddLanes = UInt64(littleEndian: word < 4 ? odd.0[word] : odd.1[word - 4])
      for lane in 0..<4 {
        let shift = UInt64(16 &* lane)
        sums[8 * word + 2 * lane] &+= Int32(truncatingIfNeeded: evenLanes &>> shift & 0xFFFF)
        sums[8 * word + 2 * lane + 1] &+= Int32(truncatingIfNeeded: oddLanes &>> shift & 0xFFFF)
      }
    }
    (even, odd, rows) = ((.zero, .zero), (.zero, .zero), 0)
  }
}
