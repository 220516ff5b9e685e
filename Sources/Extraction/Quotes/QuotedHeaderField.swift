/// A field that mail programs show in the header block above an earlier mail.
enum QuotedHeaderField: UInt8, CaseIterable, Hashable, Sendable {
  case from, date, to, cc, subject, other

  /// The class of its labels in `quoted-headers.tsv`.
  var listName: StaticString {
    switch self {
    case .from: "from"
    case .date: "date"
    case .to: "to"
    case .cc: "cc"
    case .subject: "subject"
    case .other: "other"
    }
  }
}
