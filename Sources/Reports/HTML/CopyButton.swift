/// A button that copies; it is absent where the script doesn't run.
enum CopyButton {
  static func write(
    label: String, copied: Untrusted, phrases: any Phrases, to html: inout HTMLWriter
  ) {
    html.element(
      "button",
      [
        HTMLAttribute("type", "button"), .hidden, HTMLAttribute("data-copy", copied.cleaned),
        HTMLAttribute("data-done", phrases.copied),
      ], label)
  }
}

/// Message ids in the form in which notmuch and other programs over Xapian find them.
enum MessageIDQuery {
  /// `id:...`; an id with signs that would end it is quoted.
  static func term(_ id: String) -> Untrusted {
    let isPlain = id.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "(")
        && byte != UInt8(ascii: ")")
    }
    if isPlain { return Untrusted("id:\(id)", limit: 1000) }
    let quoted = id.split(separator: "\"", omittingEmptySubsequences: false).joined(
      separator: "\"\"")
    return Untrusted("id:\"\(quoted)\"", limit: 1000)
  }

  /// All of them in one search.
  static func terms(_ ids: [String]) -> Untrusted {
    Untrusted(ids.map { term($0).cleaned }.joined(separator: " or "), limit: 12_000)
  }
}
