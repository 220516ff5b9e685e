extension TrailerScan {
  /// Whether a value of the block that counts may be cut at a line end.
  var isCut: Bool { (own ?? quoted)?.isCut == true }

  /// Takes the blocks of the HTML alternative where the plain part has none, or a cut one.
  mutating func replace(with alternative: TrailerScan) {
    if let block = alternative.own, own == nil || own?.isCut == true { own = block }
    if let block = alternative.quoted, quoted == nil || quoted?.isCut == true { quoted = block }
  }
}
