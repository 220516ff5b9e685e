/// A piece of a page of help or of the manual.
package enum PageBlock: Hashable, Sendable {
  /// Words with how they are set.
  package enum Run: Hashable, Sendable {
    /// To be typed as it stands.
    case bold(String)
    /// What something stands for.
    case italic(String)
    case plain(String)

    package var text: String {
      switch self {
      case .bold(let text), .italic(let text), .plain(let text): text
      }
    }
  }

  case heading(String)
  case subheading(String)
  case paragraph(String)
  /// A term on a line of its own, and paragraphs about it.
  case entry([Run], [String])
  /// Lines that stay as they are.
  case lines([String])

  /// An option with its help.
  package static func option(_ option: Option) -> PageBlock {
    var term: [Run] = []
    if let short = option.short {
      term += [.bold("-\(short)"), .plain(", ")]
    } else {
      term.append(.plain("    "))
    }
    term.append(.bold("--" + option.long))
    if let placeholder = option.placeholder { term += [.plain(" "), .italic(placeholder)] }
    return .entry(term, [option.help] + (option.discussion.map { [$0] } ?? []))
  }

  /// A name that is typed, with what it means.
  package static func entry(_ entry: ProgramDescription.Entry) -> PageBlock {
    .entry([.bold(entry.name)], [entry.meaning])
  }
}
