import Bytes
import Records
import Testing

@testable import Analysis

@Suite("Sample of mails")
struct ExcerptStoreTests {
  private static func excerpt(_ number: Int) -> Excerpt {
    Excerpt(
      MessageRecord(
        path: "p", offset: number, bytes: 1,
        digest: Digest(high: UInt64(number), low: UInt64(number) &* 0x9E37_79B9_7F4A_7C15)))
  }

  private static func contents(_ store: ExcerptStore, cells: Int) -> [[Int]] {
    (0..<cells).map { store[.init(release: UInt64($0), symptom: 3)].map(\.offset) }
  }

  @Test("what is kept depends on the mails alone", arguments: [10_000, 100, 12, 3])
  func order(bound: Int) {
    var random = SeededRandom(state: 1)
    let numbers = Array(0..<600)
    func fill(_ numbers: [Int], _ store: inout ExcerptStore) {
      for number in numbers {
        store.insert(Self.excerpt(number), release: UInt64(number % 20), symptoms: 1 << 3)
      }
    }
    var first = ExcerptStore(bound: bound)
    fill(numbers, &first)
    let expected = Self.contents(first, cells: 20)
    #expect(expected.joined().count <= bound)
    for _ in 0..<5 {
      let shuffled = numbers.shuffled(using: &random)
      var second = ExcerptStore(bound: bound)
      fill(shuffled, &second)
      #expect(Self.contents(second, cells: 20) == expected)
      var left = ExcerptStore(bound: bound)
      var right = ExcerptStore(bound: bound)
      fill(Array(shuffled.prefix(177)), &left)
      fill(Array(shuffled.dropFirst(177)), &right)
      left.merge(right) { $0 }
      #expect(Self.contents(left, cells: 20) == expected)
    }
  }

  @Test("of copies the one that lies first is kept")
  func copies() {
    var store = ExcerptStore()
    var record = MessageRecord(path: "b", offset: 9, bytes: 1, digest: Digest(high: 1, low: 2))
    store.insert(Excerpt(record), release: 1, symptoms: 0)
    record.path = "a"
    store.insert(Excerpt(record), release: 1, symptoms: 0)
    let kept = store[.init(release: 1, symptom: ExcerptStore.noSymptom)]
    #expect(kept.map(\.path) == ["a"])
  }
}
