import Bytes
import Testing

@Suite("Searches over bytes")
struct ByteSearchTests {
  @Test("a pair is found wherever it stands, and nothing else is")
  func pairs() {
    for count in 0...40 {
      for place in 0..<max(count, 1) {
        // Bytes that differ from the pair in one bit only are the hardest to tell.
        var bytes = [UInt8](repeating: 0x0B, count: count)
        if place + 1 < count {
          bytes[place] = 0x0A
          bytes[place + 1] = 0x46
        }
        let found = bytes.span.firstIndex(of: 0x0A, before: 0x46)
        #expect(found == (place + 1 < count ? place : nil))
        if place + 1 < count {
          let again = bytes.span.firstIndex(of: 0x0A, before: 0x46, from: place)
          let behind = bytes.span.firstIndex(of: 0x0A, before: 0x46, from: place + 1)
          let second = bytes.span.firstIndex(of: 0x46)
          #expect([again, behind, second] == [place, nil, place + 1])
        }
      }
    }
  }

  @Test("near misses before a pair don't hide it")
  func nearMisses() {
    for text in ["\n\nFx", "\nE\nF", "\nG\u{B}F\nF", "F\n\n\n\n\n\nF", "\nf\nF", "\u{8A}\nF"] {
      let bytes = Array(text.utf8) + [UInt8](repeating: 0x20, count: 20)
      let expected = bytes.indices.dropLast().first { bytes[$0] == 0x0A && bytes[$0 + 1] == 0x46 }
      let found = bytes.span.firstIndex(of: 0x0A, before: 0x46)
      #expect(found == expected)
    }
  }

  @Test("a line end or a zero before a byte is found, no other control character")
  func zeros() {
    for lineEnd in [0x0A, 0x0D] as [UInt8] {
      for before in 0...255 as ClosedRange<UInt8> {
        for place in 0...17 {
          var bytes = [UInt8](repeating: 0x20, count: 20)
          bytes[place] = before
          bytes[place + 1] = 0x46
          let found = bytes.span.firstIndex(of: lineEnd, orZeroBefore: 0x46)
          #expect(found == (before == lineEnd || before == 0 ? place : nil))
        }
      }
    }
  }

  @Test(
    "texts are compared at a place",
    arguments: [(1, true), (2, false), (0, false), (-1, false), (4, false)])
  func texts(place: Int, isThere: Bool) {
    let bytes = Array("abc".utf8)
    let has = bytes.span.has("bc", at: place)
    #expect(has == isThere)
    let hasMore = bytes.span.has("bcd", at: place)
    #expect(!hasMore)
  }

  @Test(
    "bytes have an order",
    arguments: [("", "", 0), ("a", "", 1), ("a", "b", -1), ("ab", "a", 1), ("a\u{FF}", "ab", 1)])
  func order(left: String, right: String, sign: Int) {
    let one = Array(left.utf8)
    let other = Array(right.utf8)
    let order = one.span.compared(to: other.span).signum()
    let reverse = other.span.compared(to: one.span).signum()
    #expect(order == sign)
    #expect(reverse == -sign)
  }
}
