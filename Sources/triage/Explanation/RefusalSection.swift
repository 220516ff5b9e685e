import Extraction
import Records

/// What was considered and refused, and why.
struct RefusalSection {
  /// Lines of a refused block that are shown.
  private static let shownLines = 4
  /// Entries of one kind that are shown.
  private static let shownEntries = 12

  private let explanation: MessageExplanation

  init(_ explanation: MessageExplanation) { self.explanation = explanation }

  func write(to page: inout ExplanationPage) {
    let start = page.lines.count
    page.emptyLine()
    page.heading("Considered and refused")
    page.emptyLine()
    let empty = page.lines.count
    if !explanation.hasFacts {
      page.row("facts", "not looked for", ["machines and lists send mail of this kind"])
    }
    blocks(to: &page)
    subject(to: &page)
    mailer(to: &page)
    symptoms(to: &page)
    attachments(to: &page)
    if page.lines.count == empty {
      page.remove(from: start)
      page.emptyLine()
      page.heading("Nothing else was considered.")
    }
  }

  // MARK: Facts

  private func blocks(to page: inout ExplanationPage) {
    let refused = explanation.blocks.enumerated().filter { place, block in
      block.refusal != nil && !isShownBefore(block, at: place)
    }.map(\.element)
    for block in refused.prefix(Self.shownEntries) {
      guard let refusal = block.refusal else { continue }
      write(block, refusal, to: &page)
    }
    more(refused.count, "blocks", to: &page)
  }

  private func write(
    _ block: ConsideredBlock, _ refusal: ConsideredBlock.Refusal, to page: inout ExplanationPage
  ) {
    var name = block.lines.count == 1 ? "line" : "block"
    let isLong = block.lines.count > Self.shownLines + 2
    for line in isLong ? block.lines.prefix(Self.shownLines) : block.lines[...] {
      page.row(name, bar: "┊", ShownText.line(line.words))
      name = ""
    }
    if isLong { page.row("", bar: "┊", "… \(block.lines.count - Self.shownLines) more lines") }
    let places = block.lines.map(\.place)
    var place = BlockWords(explanation).name(of: block)
    if let first = places.first, let low = places.map(\.bytes.lowerBound).min(),
      let high = places.map(\.bytes.upperBound).max()
    {
      place += ", \(ExplanationWords.place(BytePlace(first.base, low..<high)))"
    }
    page.note(place)
    if refusal != .prose,
      let facts = ExplanationWords.facts(block.app, block.os, block.device, block.locale)
    {
      page.note("would give \(facts)")
    }
    page.note("refused: \(ExplanationWords.refusal(refusal))")
  }

  /// Whether the plain text has the same lines, refused for the same reason.
  private func isShownBefore(_ block: ConsideredBlock, at place: Int) -> Bool {
    guard block.base == .page else { return false }
    return explanation.blocks[..<place].contains {
      $0.base != .page && $0.refusal == block.refusal && Self.letters($0) == Self.letters(block)
    }
  }

  /// The words of a block without blanks, since the plain text is wrapped.
  private static func letters(_ block: ConsideredBlock) -> String {
    block.lines.map(\.words).joined().filter { !$0.isWhitespace }
  }

  private func subject(to page: inout ExplanationPage) {
    guard let subject = explanation.subject, let refusal = subject.refusal else { return }
    var notes: [String] = []
    if let field = explanation.subjectField { notes.append(ExplanationWords.field(field)) }
    if !subject.marks.isEmpty { notes.append("marks taken off: \(ShownText.line(subject.marks))") }
    if let facts = ExplanationWords.facts(subject.app, subject.os, subject.device, nil) {
      notes.append("would give \(facts)")
    }
    notes.append("gives nothing: \(ExplanationWords.refusal(refusal))")
    page.row("subject", ShownText.line(subject.rest.isEmpty ? "(nothing)" : subject.rest), notes)
  }

  private func mailer(to page: inout ExplanationPage) {
    guard explanation.hasFacts, let mailer = explanation.mailer, !mailer.isUsed else { return }
    let system = ExplanationWords.system(mailer.os)
    page.row(
      "mailer", ShownText.line(mailer.words),
      [
        ExplanationWords.field(mailer.field),
        system.map { "would give system \($0); refused: a better source names the system" }
          ?? "it names no system",
      ])
  }

  // MARK: Symptoms and files

  private func symptoms(to page: inout ExplanationPage) {
    let given = Set(explanation.record.symptoms)
    let refused = explanation.symptoms.filter { hit in
      guard let code = hit.code, hit.cancellation != SymptomWords.hidden else { return false }
      if given.contains(code), hit.heading != code.rawValue { return false }
      return hit.cancellation != nil || hit.weight < 0 || !given.contains(code)
    }
    for hit in refused.prefix(Self.shownEntries) {
      page.row(
        "symptom", hit.code?.rawValue ?? "",
        [
          "\(SymptomWords.words(hit)): \(SymptomWords.pattern(hit))",
          "refused: \(SymptomWords.refusal(hit))",
        ])
    }
    more(refused.count, "patterns", to: &page)
  }

  private func attachments(to page: inout ExplanationPage) {
    for file in explanation.attachments.prefix(Self.shownEntries) {
      let reason: String
      switch file.content {
      case .passedOver where explanation.hasFacts:
        reason = "not looked into: its type holds no facts"
      case .nothing: reason = "looked into: neither facts nor a crash report"
      case .passedOver, .facts, .crash, .mail: continue
      }
      page.row(
        "attached", ShownText.line(file.attachment.name ?? file.attachment.type), [reason])
    }
  }

  private func more(_ count: Int, _ things: String, to page: inout ExplanationPage) {
    if count > Self.shownEntries {
      page.row("", "… and \(count - Self.shownEntries) more \(things)")
    }
  }
}
