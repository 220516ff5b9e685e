/// Text that came with a mail or from a path, cleaned, on one line but for whole texts (`reliability.md`, section 7).
///
/// What acts on a reader without being seen is made visible or removed: control characters and DEL
/// become their pictures (U+2400..), C1, bidi overrides and isolates, line and paragraph separators
/// and tags become U+FFFD, zero-width characters go (a joiner inside a word stays), white space is
/// one blank, and a letter keeps at most eight combining marks.
///
/// It is no `String`: each format has one function that takes it and escapes it in its own way.
struct Untrusted: Hashable, Sendable, CustomStringConvertible {
  /// The cleaned text; only the function that writes it in a format reads it.
  let cleaned: String

  /// Cleans `text` and keeps its first `limit` code points; a cut is shown by an ellipsis.
  init(_ text: String, limit: Int) {
    var cleaner = TextCleaner(limit: limit)
    cleaned = cleaner.clean(text)
  }

  /// The name of an app, a system, a device, a release or a symptom.
  init(name: String) { self.init(name, limit: 100) }

  /// The path of a file as the person would write it.
  init(path: String) { self.init(path, limit: 4096) }

  /// What a person wrote: cut to `limit` characters at a blank, masked unless `options` say
  /// otherwise.
  init(quote: String, limit: Int, options: ReportOptions) {
    var cleaner = TextCleaner(limit: 1000)
    var text = cleaner.clean(quote)
    if !options.showsAddresses {
      text = Masking.masked(cleaner.isCut ? Self.withoutCutWords(text) : text)
    }
    cleaned = Self.excerpt(text, limit: limit)
  }

  /// A word, a device or a place in code that came from a mail, masked unless `options` say
  /// otherwise.
  init(fact: String, options: ReportOptions) {
    var cleaner = TextCleaner(limit: 200)
    let text = cleaner.clean(fact)
    cleaned = options.showsAddresses ? text : Masking.masked(text)
  }

  /// All that a person wrote, with its line ends, masked unless `options` say otherwise.
  init(text: String, options: ReportOptions) {
    var cleaner = TextCleaner(limit: 1 << 24)
    let clean = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { cleaner.clean(String($0)) }.joined(separator: "\n")
    cleaned = options.showsAddresses ? clean : Masking.masked(clean)
  }

  /// A part of a text that is clean already.
  init(cleaned: String) { self.cleaned = cleaned }

  var description: String { cleaned }

  var isEmpty: Bool { cleaned.isEmpty }

  /// The first `limit` characters, ended at a blank where there is one near, and an ellipsis.
  private static func excerpt(_ text: String, limit: Int) -> String {
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    let start = text.index(end, offsetBy: -min(limit, 40))
    if let blank = text[start...end].lastIndex(of: " "), blank > text.startIndex {
      return text[..<blank] + " …"
    }
    return text[..<end] + "…"
  }

  /// A number that was cut in two is no longer seen to be one, so the last word goes, and before it
  /// the words that hold digits.
  private static func withoutCutWords(_ text: String) -> String {
    var words = text.split(separator: " ").dropLast()
    while let last = words.last, last.unicodeScalars.contains(where: Masking.isDigit) {
      words.removeLast()
    }
    return words.isEmpty ? "…" : words.joined(separator: " ") + " …"
  }
}
