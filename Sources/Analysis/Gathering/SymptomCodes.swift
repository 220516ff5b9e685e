import Records

/// Symptoms by number: the vocabulary first, then at most 34 codes of the user's own.
struct SymptomCodes: Sendable {
  static let limit = 64
  private var numbers: [Symptom: Int] = [:]
  private(set) var symptoms: [Symptom]

  init() {
    symptoms = Symptom.vocabulary
    for (number, symptom) in symptoms.enumerated() { numbers[symptom] = number }
  }

  var count: Int { symptoms.count }

  /// One bit for each symptom; codes beyond the limit are left out.
  mutating func bits(of list: [Symptom]) -> UInt64 {
    var bits: UInt64 = 0
    for symptom in list {
      if let number = number(of: symptom) { bits |= 1 << UInt64(number) }
    }
    return bits
  }

  private mutating func number(of symptom: Symptom) -> Int? {
    if let known = numbers[symptom] { return known }
    guard symptoms.count < Self.limit, symptom.rawValue.utf8.count <= 64 else { return nil }
    numbers[symptom] = symptoms.count
    symptoms.append(symptom)
    return symptoms.count - 1
  }

  /// Calls `body` with the number of each bit that is set.
  static func forEach(in bits: UInt64, _ body: (Int) -> Void) {
    var rest = bits
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }
}
