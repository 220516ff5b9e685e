/// Words that stand in sentences and hardly in names of apps.
enum NameWords {
  private static let sentenceWords: [StaticString] = [
    "i", "i'm", "im", "i've", "my", "we", "you", "your", "it", "its", "it's", "is", "are", "was",
    "were", "has", "have", "had", "does", "doesn't", "don't", "can't", "cannot", "can", "since",
    "when", "this", "that", "there", "using", "use", "used", "after", "updated", "update",
    "updating", "version", "crashes", "crash", "crashed", "works", "work", "working", "because",
    "but", "not", "running", "only", "still", "please", "installed", "latest", "until", "before",
    "ich", "habe", "mein", "meine", "nutze", "benutze", "seit", "nach", "nicht", "ist", "je",
    "mon", "mes", "utilise", "depuis", "mise", "jour", "est", "tengo", "mi", "uso", "desde", "es",
    "ho", "mio", "con", "dopo", "tenho", "meu", "com", "depois", "ik", "mijn", "gebruik", "heb",
    "sinds", "mam", "mój", "używam", "у", "меня", "после", "jag", "har", "min", "jeg",
    "updaten", "from", "with", "requires", "need", "needs", "about", "error", "invoice", "order",
    "page", "line", "step", "chapter", "room", "phone", "tel", "fax",
  ]

  /// Whether a word of `range` is one of them.
  static func holdsSentenceWord(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      while offset < range.upperBound, bytes[offset].isBlank { offset += 1 }
      let start = offset
      while offset < range.upperBound, !bytes[offset].isBlank { offset += 1 }
      let word = bytes.trimmed(start..<offset) {
        $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":")
      }
      if !word.isEmpty, isSentenceWord(bytes, word) { return true }
    }
    return false
  }

  /// Whether the word in `word` is one of them.
  static func isSentenceWord(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
    sentenceWords.contains {
      $0.utf8CodeUnitCount == word.count
        && bytes.spells($0, at: word.lowerBound, before: word.upperBound)
    }
  }
}
