import Assets

/// The phrases by which mail programs, help desks and auto-responders are recognised.
final class MailPhrases: Sendable {
  /// The phrases of the compiled-in word lists, read at first use.
  static let shared = MailPhrases()

  let attributionOpenings: PhraseList
  let attributionVerbs: PhraseList
  /// Labels of header blocks, in the order of `QuotedHeaderField.allCases`.
  let headerLabels: [PhraseList]
  let banners: PhraseList
  let forwardOpenings: PhraseList
  let dividers: PhraseList
  let deviceLines: LinePatternList
  let deviceWords: PhraseList
  let footers: PhraseList
  let disclaimerHeadings: PhraseList
  let disclaimerStrong: PhraseList
  let disclaimerWeak: PhraseList
  let automaticSubjects: PhraseList
  let bounceSubjects: PhraseList
  let junkFolders: PhraseList
  let draftFolders: PhraseList
  let roleNames: PhraseList

  private init() {
    let attributions = Self.file("Mail/attributions.tsv")
    attributionOpenings = PhraseList("opening", in: attributions)
    attributionVerbs = PhraseList("verb", in: attributions)

    let headers = Self.file("Mail/quoted-headers.tsv")
    headerLabels = QuotedHeaderField.allCases.map { PhraseList($0.listName, in: headers) }

    let separators = Self.file("Mail/separators.tsv")
    banners = PhraseList("banner", in: separators)
    forwardOpenings = PhraseList("opening", in: separators)
    dividers = PhraseList("divider", in: separators)

    let signatures = Self.file("Mail/signatures.tsv")
    deviceLines = LinePatternList(
      WordList.phrases(of: "line", in: signatures).map { LinePattern($0, gap: .anything) }
        + WordList.phrases(of: "program", in: signatures).map { LinePattern($0, gap: .program) })
    deviceWords = PhraseList(WordList.phrases(of: "device", in: signatures), stem: 5)
    footers = PhraseList("footer", in: signatures)

    let disclaimers = Self.file("Mail/disclaimers.tsv")
    disclaimerHeadings = PhraseList("heading", in: disclaimers)
    disclaimerStrong = PhraseList("strong", in: disclaimers)
    disclaimerWeak = PhraseList("weak", in: disclaimers)

    let kinds = Self.file("Mail/kinds.tsv")
    automaticSubjects = PhraseList("auto", in: kinds)
    bounceSubjects = PhraseList("bounce", in: kinds)
    junkFolders = PhraseList("junk", in: kinds)
    draftFolders = PhraseList("drafts", in: kinds)
    roleNames = PhraseList("role", in: kinds)
  }

  private static func file(_ name: String) -> Asset {
    guard let asset = Asset(name) else {
      preconditionFailure("the word list \(name) is compiled into the program")
    }
    return asset
  }
}
