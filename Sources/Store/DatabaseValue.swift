/// A value of a column.
package enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes([UInt8])

  package static func integer(_ number: Int) -> DatabaseValue { .integer(Int64(number)) }

  package static func integer(_ number: Int?) -> DatabaseValue {
    number.map { .integer(Int64($0)) } ?? .null
  }

  package static func text(_ text: String?) -> DatabaseValue { text.map { .text($0) } ?? .null }

  /// 1 or 0, as SQLite has no truth values.
  package static func flag(_ flag: Bool?) -> DatabaseValue {
    flag.map { .integer($0 ? 1 : 0) } ?? .null
  }
}

extension DatabaseValue: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) { self = .null }
}
