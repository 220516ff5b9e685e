import Assets
/// Tells a version of anything from that of an app.
extension BlockSearch {
  /// `VERSION:3.0` of a card or `version: "3.8"` of a settings file: a version of anything, without
  /// another fact, among lines whose labels nobody knows.
  func isLoneVersion(_ piece: Piece) -> Bool {
    var versions = 0
    for index in piece.lines {
      let line = lines[index]
      if line.kind != .labelled || line.values.count > 1 || !line.parts.isEmpty { return false }
      for value in line.values where value.entry != nil {
        guard value.fact == .appVersion, versions == 0, let text = line.text,
          tables.kinds(text.bytes.span, value.label).contains(.version)
        else { return false }
        versions += 1
      }
    }
    return versions == 1 && unknownLabels(around: piece) > 1
  }

  /// The lines with unknown labels directly around a piece, eight at most on each side.
  private func unknownLabels(around piece: Piece) -> Int {
    guard let first = piece.lines.first, let last = piece.lines.last else { return 0 }
    func isUnknown(_ line: BlockLine) -> Bool {
      line.kind == .labelled && line.values.first?.fact == nil
    }
    func isLabelled(_ line: BlockLine) -> Bool { line.kind == .labelled }
    return lines[..<first].reversed().prefix(8).prefix(while: isLabelled).count(where: isUnknown)
      + lines[first...last].count(where: isUnknown)
      + lines[(last + 1)...].prefix(8).prefix(while: isLabelled).count(where: isUnknown)
  }
}
