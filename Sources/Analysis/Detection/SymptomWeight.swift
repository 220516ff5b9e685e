import Records

/// How much of a budget a symptom has: faults 1, wishes and questions a tenth, praise nothing.
enum SymptomWeight {
  static func of(_ symptom: Symptom) -> Double {
    switch symptom.rawValue {
    case "praise": 0
    case "question", "feature-request": 0.1
    default: 1
    }
  }
}
