private import Bytes

/// The words that stand around facts in support mails, in all languages (`words.tsv`).
package struct WordTable: Sendable {
  /// What a word can be.
  package struct Kinds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// The same as that of the protocol, but not generic: `[]` stands in hot paths.
    package init(arrayLiteral elements: Kinds...) {
      self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
    }
    /// Stands for a value that is not known: `(null)`, `Unknown`.
    package static let null = Kinds(rawValue: 1)
    /// Before a version: `Version`, `バージョン`.
    package static let version = Kinds(rawValue: 2)
    /// Before a build: `Build`, `сборка`.
    package static let build = Kinds(rawValue: 4)
    /// Says how an app was got or made: `TestFlight`, `Debug`.
    package static let channel = Kinds(rawValue: 8)
    /// A maker of devices.
    package static let maker = Kinds(rawValue: 16)
    /// Never the name of an app.
    package static let generic = Kinds(rawValue: 32)
    /// Before or after an app's name in a subject: `Support`, `문의`.
    package static let support = Kinds(rawValue: 64)
    /// What a subject is about: `Bug Report`.
    package static let topic = Kinds(rawValue: 128)
    /// The heading of a block: `Device Information`.
    package static let heading = Kinds(rawValue: 256)
    /// The mark of a reply: `Re`, `回复`.
    package static let reply = Kinds(rawValue: 512)
    /// The mark of a forwarded mail: `Fwd`, `WG`.
    package static let forward = Kinds(rawValue: 1024)

    /// Tells models of a device apart: `Pro`, `generation`.
    package static let model = Kinds(rawValue: 2048)
    /// Stands in sentences and hardly in names of apps.
    package static let sentence = Kinds(rawValue: 4096)
    /// Leads from one fact to the next in a sentence: `running`, `on`.
    package static let link = Kinds(rawValue: 8192)
    /// A label that names an app only when no better one does: `Name`, `Product`.
    package static let weakName = Kinds(rawValue: 16384)
    /// Before a number or a topic in ordinary mail, and then no app: `Room`, `Invoice`, `Accepted`.
    package static let numbered = Kinds(rawValue: 32768)

    /// What stands beside a version.
    package static let besideVersions = Kinds(
      rawValue: version.rawValue | build.rawValue | channel.rawValue)
    /// The marks before a subject.
    package static let marks = Kinds(rawValue: reply.rawValue | forward.rawValue)

    fileprivate static let names: [(name: String, kind: Kinds)] = [
      ("null", null), ("version", version), ("build", build), ("channel", channel),
      ("maker", maker), ("generic", generic), ("support", support), ("topic", topic),
      ("heading", heading), ("reply", reply), ("forward", forward), ("model", model),
      ("sentence", sentence), ("link", link), ("weak-name", weakName),
      ("numbered", numbered),
    ]
  }

  private let table: SortedTable
  /// What each row says.
  private let kinds: [Kinds]

  /// The built-in table.
  package init() {
    let table = SortedTable(builtIn: "words.tsv")
    kinds = (0..<table.count).map { row in
      Kinds(
        table.column(1, of: row).split(separator: " ").flatMap { word in
          Kinds.names.filter { $0.name == word }.map(\.kind)
        })
    }
    self.table = table
  }

  /// What the word or phrase `text` can be, in whatever form it is written.
  package func kinds(of text: Span<UInt8>) -> Kinds {
    FoldedKey.with(text) { kinds(folded: $0) }
  }

  /// Whether `text` stands for a value that is not known; signs alone do.
  package func isNull(_ text: Span<UInt8>) -> Bool {
    FoldedKey.with(text) { key in
      if key.count > 0 { return kinds(folded: key).contains(.null) }
      for place in 0..<text.count where text[place] >= 0x80 { return false }
      return true
    }
  }

  private func kinds(folded key: Span<UInt8>) -> Kinds {
    table.row(for: key).map { kinds[$0] } ?? Kinds(rawValue: 0)
  }
}
