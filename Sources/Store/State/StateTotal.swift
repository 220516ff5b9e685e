/// The count and the sum of all rows, which show that one is missing or was put in by somebody else.
struct StateTotal: Hashable {
  var rows = 0
  var sum = 0

  mutating func add(_ sum: Int) {
    rows += 1
    self.sum &+= sum
  }

  mutating func remove(_ sum: Int) {
    rows -= 1
    self.sum &-= sum
  }
}
