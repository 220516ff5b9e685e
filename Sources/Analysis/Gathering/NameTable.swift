/// A name that has a hash of its bytes, the same in every run.
protocol FingerprintedName: Sendable {
  var fingerprint: UInt64 { get }
}

/// Names by number: each different name once.
///
/// Names are told apart by the hash of their bytes: hashing a `String` would take spellings of one
/// letter for the same, and then the order of mail would decide which of them is shown.
struct NameTable<Name: FingerprintedName>: Sendable {
  private var numbers: [UInt64: UInt32] = [:]
  private(set) var names: [Name] = []

  init() {}

  var count: Int { names.count }

  subscript(number: UInt32) -> Name { names[Int(number)] }

  func contains(_ name: Name) -> Bool { numbers[name.fingerprint] != nil }

  /// The number of `name`, a new one if it is new.
  mutating func number(of name: Name) -> UInt32 {
    let key = name.fingerprint
    if let known = numbers[key] { return known }
    let number = UInt32(truncatingIfNeeded: names.count)
    names.append(name)
    numbers[key] = number
    return number
  }
}
