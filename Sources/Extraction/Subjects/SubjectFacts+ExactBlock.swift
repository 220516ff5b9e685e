import Records

extension SubjectFacts {
  /// What the subject says beside the blocks of its mail.
  ///
  /// The library that writes exact blocks puts a word, a colon, the name and the version into the
  /// subject: where that is what stands there, the name of the app is not looked into for anything
  /// else.
  func beside(_ blocks: [Trailer?]) -> SubjectFacts {
    for case let block? in blocks where block.isExact {
      guard let app = app(beside: block.app) else { continue }
      var facts = self
      facts.app = app
      facts.os = SystemFacts()
      facts.device = DeviceFacts()
      facts.nameWithNumber = nil
      facts.possibleName = nil
      facts.isPrefilled = true
      return facts
    }
    return self
  }

  /// Name and version of the subject, divided as those of an exact block are; nil when it has not
  /// its form.
  private func app(beside block: AppFacts) -> AppFacts? {
    if let name = block.name {
      for version in [block.version, nil] {
        let end = ": " + [name, version].compactMap(\.self).joined(separator: " ")
        if Self.ends(words, in: end) || Self.ends(Self.bare(sent), in: Self.bare(end)) {
          return AppFacts(name: name, version: version)
        }
      }
    }
    // The person deleted the line of one of both.
    guard isPrefilled, let colon = words.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let whole = words[words.utf8.index(after: colon)...].drop { $0 == " " }
    if let name = block.name, block.version == nil, whole.utf8.starts(with: (name + " ").utf8) {
      return AppFacts(name: name, version: String(whole.utf8.dropFirst(name.utf8.count + 1)))
    }
    if let name = block.name, block.version == nil, Self.bare(sent).contains(":" + Self.bare(name))
    {
      // Signs of the name were taken for escapes, so where it ends can't be told.
      return AppFacts(name: name)
    }
    if block.name == nil, let version = block.version, Self.ends(String(whole), in: " " + version) {
      return AppFacts(
        name: String(whole.utf8.dropLast(version.utf8.count + 1)), version: version)
    }
    return nil
  }

  /// The text without blanks and without what is taken for one that a program escaped, since of a
  /// name with such signs the subject may have lost them.
  private static func bare(_ text: String) -> String {
    let escapes = ["\\n", "\\r", "\\t", "%0A", "%0D", "%09", "%20"]
    return escapes.reduce(String(text.filter { !$0.isWhitespace })) {
      $0.replacing($1, with: "")
    }
  }

  /// Whether the text ends in the bytes of `end`, with something before them.
  private static func ends(_ text: String, in end: String) -> Bool {
    text.utf8.count > end.utf8.count && text.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }
}
