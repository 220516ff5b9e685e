import Records

extension SubjectFacts {
  /// What the subject says beside the blocks of its mail.
  ///
  /// The library that writes exact blocks puts a word, a colon, the name and the version into the
  /// subject: where that is what stands there, the name of the app is not looked into for anything
  /// else.
  func beside(_ blocks: [Trailer?]) -> SubjectFacts {
    for case let block? in blocks where block.isExact {
      guard let name = block.app.name else { continue }
      for version in [block.app.version, nil] {
        let end = [name, version].compactMap(\.self).joined(separator: " ")
        guard Self.ends(words, in: ": " + end) else { continue }
        var facts = self
        facts.app = AppFacts(name: name, version: version)
        facts.os = SystemFacts()
        facts.device = DeviceFacts()
        facts.nameWithNumber = nil
        facts.possibleName = nil
        facts.isPrefilled = true
        return facts
      }
    }
    return self
  }

  /// Whether the text ends in the bytes of `end`, with something before them.
  private static func ends(_ text: String, in end: String) -> Bool {
    text.utf8.count > end.utf8.count && text.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }
}
