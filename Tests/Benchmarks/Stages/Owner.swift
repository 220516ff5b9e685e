/// Holds what can't be copied, so that a closure can change it.
final class Owner<Value: ~Copyable> {
  var value: Value

  init(_ value: consuming Value) { self.value = value }
}
