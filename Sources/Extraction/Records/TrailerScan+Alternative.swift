extension TrailerScan {
  /// Whether a value of the block that counts may be cut at a line end.
  var isCut: Bool { (own ?? quoted)?.isCut == true }

  /// Takes the blocks of the HTML alternative where the plain part has none, or a cut one.
  ///
  /// - Returns: Which of them were taken.
  @discardableResult
  mutating func replace(with alternative: TrailerScan) -> (own: Bool, quoted: Bool) {
    var taken = (own: false, quoted: false)
    if let block = alternative.own, own == nil || own?.isCut == true {
      own = block
      taken.own = true
    }
    if let block = alternative.quoted, quoted == nil || quoted?.isCut == true {
      quoted = block
      taken.quoted = true
    }
    return taken
  }
}
