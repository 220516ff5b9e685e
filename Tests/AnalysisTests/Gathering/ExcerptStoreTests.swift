import Testing

@testable import Analysis

@Suite("Sample of mails")
struct ExcerptStoreTests {
  private static func excerpt(_ number: Int, path: String = "p") -> PackedExcerpt {
    PackedExcerpt(
      priority: Fingerprint.of(UInt64(number), 5), digest: UInt64(number), path: path,
      offset: number, messageID: nil, content: [])
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
    }
  }

  @Test("of copies the one that lies first is kept")
  func copies() {
    var store = ExcerptStore()
    store.insert(Self.excerpt(9, path: "b"), release: 1, symptoms: 0)
    store.insert(Self.excerpt(9, path: "a"), release: 1, symptoms: 0)
    let kept = store[.init(release: 1, symptom: ExcerptStore.noSymptom)]
    #expect(kept.map(\.path) == ["a"])
  }
}
