import MIME
import Records

/// Decides what kind of mail a message is (`formats.md`, section 7): the first row that fits.
struct KindClassifier: Sendable {
  /// The score of Exchange (0 to 9) from which on a mail is put into the junk folder.
  private static let exchangeJunkLevel = 5
  /// The stars of `X-Spam-Level` that SpamAssassin takes for spam when nobody set another number.
  private static let spamAssassinStars = 5

  private let team: TeamAddresses
  private let phrases: MailPhrases

  init(rules: ExtractionRules, _ phrases: MailPhrases) {
    team = TeamAddresses(rules: rules, phrases)
    self.phrases = phrases
  }

  /// The kind of a message and what it was decided by.
  ///
  /// - Parameter isForward: Whether the outermost mark before the subject is that of a forward.
  func kind(
    of signs: KindSigns, from origin: MessageOrigin, subject: SubjectFacts?, isForward: Bool
  ) -> KindDecision {
    if let ground = spam(signs, origin) { return KindDecision(kind: .spam, ground: ground) }
    if let ground = bounce(signs) { return KindDecision(kind: .bounce, ground: ground) }
    if let ground = automatic(signs) { return KindDecision(kind: .auto, ground: ground) }
    if let ground = bulk(signs) { return KindDecision(kind: .bulk, ground: ground) }
    let reply = reply(signs, subject, isForward: isForward)
    if let ground = staff(signs, origin, isReply: reply != nil) {
      return KindDecision(kind: .staff, ground: ground)
    }
    if let ground = reply { return KindDecision(kind: .reply, ground: ground) }
    return KindDecision(kind: .report, ground: .nothing)
  }

  // MARK: Spam

  private func spam(_ signs: KindSigns, _ origin: MessageOrigin) -> KindDecision.Ground? {
    for field in [KnownField.spamFlag, .spamStatus, .spam, .bogosity] {
      guard let value = folded(signs, field) else { continue }
      if FieldText.begins(value, with: "yes") || FieldText.begins(value, with: "true")
        || FieldText.begins(value, with: "spam")
      {
        return .field(field)
      }
    }
    if let value = folded(signs, .exchangeSpamLevel), value.first != UInt8(ascii: "-"),
      let level = FieldText.number(value), level >= Self.exchangeJunkLevel
    {
      return .field(.exchangeSpamLevel)
    }
    let isJudged = signs[.spamFlag] != nil || signs[.spamStatus] != nil
    if !isJudged, let level = signs[.spamLevel],
      level.utf8.prefix(while: { $0 == UInt8(ascii: "*") }).count >= Self.spamAssassinStars
    {
      return .field(.spamLevel)
    }
    if let subject = signs.subject, Self.isMarkedSpam(subject) { return .field(.subject) }
    return isFolder(origin.folder, among: phrases.junkFolders) ? .mailbox : nil
  }

  /// The marks that filters write before a subject: `***SPAM***`, `[SPAM]`, `{Spam?}`.
  private static func isMarkedSpam(_ subject: String) -> Bool {
    let bytes = [UInt8](subject.utf8.prefix(64))
    guard let first = bytes.first,
      first == UInt8(ascii: "*") || first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    else { return false }
    let folded = PhraseFolding.folded(bytes.span)
    let start = folded.firstIndex { WordBounds.isAlphanumeric($0) } ?? 0
    guard FieldText.begins([UInt8](folded[start...]), with: "spam"), start + 4 < folded.count else {
      return first == UInt8(ascii: "*") && FieldText.equals([UInt8](folded[start...]), "spam")
    }
    let close = folded[start + 4]
    return first == UInt8(ascii: "*") || close == UInt8(ascii: "]") || close == UInt8(ascii: "}")
      || close == UInt8(ascii: "?")
  }

  // MARK: Machines

  private func bounce(_ signs: KindSigns) -> KindDecision.Ground? {
    if let part = signs.deliveryStatus { return .part(part) }
    if signs[.failedRecipients] != nil { return .field(.failedRecipients) }
    let sender = DeliverySystem(signs.from.address)
    if sender == .daemon { return .field(.from) }
    let hasSubject = begins(signs.subject, with: phrases.bounceSubjects)
    if sender == .postmaster, signs.hasEmptyReturnPath || hasSubject { return .field(.from) }
    if hasSubject, signs.hasEmptyReturnPath, !isAutoReply(signs) { return .field(.returnPath) }
    return nil
  }

  private func automatic(_ signs: KindSigns) -> KindDecision.Ground? {
    if let value = folded(signs, .autoSubmitted), !value.isEmpty,
      !FieldText.begins(value, with: "no")
    {
      return .field(.autoSubmitted)
    }
    for field in [KnownField.autoreply, .autorespond] {
      if let value = folded(signs, field), !FieldText.begins(value, with: "no") {
        return .field(field)
      }
    }
    if let value = folded(signs, .precedence),
      FieldText.begins(value, with: "auto_reply") || FieldText.begins(value, with: "auto-reply")
    {
      return .field(.precedence)
    }
    if let part = signs.dispositionNotification { return .part(part) }
    return isAutoReply(signs) ? .field(.subject) : nil
  }

  /// Whether the subject begins with a mark such as `Automatic reply:`.
  ///
  /// The mark is a short phrase before a colon, a dash or a bracket, or the whole subject.
  private func isAutoReply(_ signs: KindSigns) -> Bool {
    guard let subject = signs.subject else { return false }
    let folded = FieldText.folded(subject)
    var start = 0
    if let first = folded.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "(") {
      start = 1
    }
    guard
      var end = phrases.automaticSubjects.match(in: folded.span, at: start, before: folded.count)
    else { return false }
    // Two marks may follow one another: `Out of Office AutoReply:`.
    while end < folded.count, folded[end] == 0x20 {
      end += 1
      end = phrases.automaticSubjects.match(in: folded.span, at: end, before: folded.count) ?? end
    }
    guard end < folded.count else { return end > 12 }
    switch folded[end] {
    case UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: ")"): return true
    case UInt8(ascii: "-"): return end > 12
    default: return false
    }
  }

  private func bulk(_ signs: KindSigns) -> KindDecision.Ground? {
    if isOwnList(signs) { return nil }
    for field in [KnownField.listID, .listPost, .listUnsubscribe]
    where signs[field] != nil {
      return .field(field)
    }
    if let value = folded(signs, .precedence),
      FieldText.begins(value, with: "bulk") || FieldText.begins(value, with: "list")
        || FieldText.begins(value, with: "junk")
    {
      return .field(.precedence)
    }
    return nil
  }

  /// Whether the list is a configured support address: a group that serves as inbox.
  private func isOwnList(_ signs: KindSigns) -> Bool {
    guard team.isConfigured else { return false }
    for field in [KnownField.listPost, .mailingList, .listID] {
      guard let value = signs[field] else { continue }
      for address in ListAddress.addresses(in: value, isListID: field == .listID)
      where team.names(address) {
        return true
      }
    }
    return false
  }

  // MARK: People

  private func staff(
    _ signs: KindSigns, _ origin: MessageOrigin, isReply: Bool
  ) -> KindDecision.Ground? {
    if origin.flags.contains(.draft) || isFolder(origin.folder, among: phrases.draftFolders) {
      return .mailbox
    }
    let sender = signs.from.address
    let isOther: Bool
    if team.isConfigured {
      guard team.names(sender) else { return nil }
      isOther = signs.replyTo.address != nil && !team.names(signs.replyTo.address)
    } else {
      guard isReply, team.hasRoleName(sender),
        !signs.recipients.contains(where: { team.hasRoleName($0.address) })
      else { return nil }
      isOther =
        signs.replyTo.address != nil && !team.hasRoleName(signs.replyTo.address)
        && !Self.isSame(signs.replyTo.address, sender)
    }
    return isOther ? nil : .field(.from)
  }

  private func reply(
    _ signs: KindSigns, _ subject: SubjectFacts?, isForward: Bool
  ) -> KindDecision.Ground? {
    if signs.hasInReplyTo { return .field(.inReplyTo) }
    if isForward { return nil }
    if signs.hasReferences { return .field(.references) }
    return subject?.isReply == true ? .field(.subject) : nil
  }

  // MARK: Texts

  private func folded(_ signs: KindSigns, _ field: KnownField) -> [UInt8]? {
    signs[field].map { FieldText.folded($0) }
  }

  private func begins(_ subject: String?, with list: PhraseList) -> Bool {
    guard let subject else { return false }
    let folded = FieldText.folded(subject)
    return list.match(in: folded.span, at: 0, before: folded.count) != nil
  }

  /// Whether the last name of a folder's path is one of the list.
  private func isFolder(_ folder: String?, among list: PhraseList) -> Bool {
    guard let folder else { return false }
    var name = folder.utf8[...]
    if let slash = name.lastIndex(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }) {
      name = name[name.index(after: slash)...]
    }
    let folded = PhraseFolding.folded([UInt8](name.prefix(128)).span)
    return list.match(in: folded.span, at: 0, before: folded.count) == folded.count
  }

  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return false }
    return left.utf8.elementsEqual(right.utf8)
  }
}
