/// Numbers, and things that are counted.
protocol NumberPhrases: Sendable {
  var numberFormat: NumberFormat { get }

  /// `10.6×`.
  func times(_ number: Double) -> String

  /// `1 mail`, `38 mails`.
  func mails(_ number: Int) -> String

  /// `1 person`, `34 people`.
  func people(_ number: Int) -> String

  /// `one day`, `ten days`, `31 days`.
  func daysInWords(_ number: Int) -> String

  /// `38 of 69`.
  func part(_ part: Int, of whole: Int) -> String

  /// What divides the items of a list.
  var listSeparator: String { get }

  /// What divides the parts of a sentence.
  var clauseSeparator: String { get }
}

extension NumberPhrases {
  /// `1,742`.
  func number(_ number: Int) -> String { numberFormat.grouped(number) }

  /// `3.6`.
  func decimal(_ number: Double) -> String { numberFormat.decimal(number) }

  /// `55 %`.
  func percent(_ number: Int) -> String { numberFormat.percent(number) }

  /// The number with the word for one or for several.
  func count(_ number: Int, _ one: String, _ other: String) -> String {
    "\(self.number(number)) \(number == 1 ? one : other)"
  }

  /// A list in one sentence: `a, b, c`.
  func list(_ items: [Sentence]) -> Sentence { Sentence.list(items, separator: listSeparator) }

  /// `+24`, `−16`, `0`.
  func points(_ number: Int) -> String {
    number > 0 ? "+\(number)" : number < 0 ? "−\(-number)" : "0"
  }
}
