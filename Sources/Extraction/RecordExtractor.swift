import Linguistics
package import MIME
package import Records

/// Turns messages into records, one after another, with scratch that it keeps.
package struct RecordExtractor: ~Copyable {
  private let rules: ExtractionRules
  private let classifier: KindClassifier
  private let resolver: FactResolver
  private var reader: TextReader
  /// What the subjects of earlier messages say.
  private var subjects = Memo<SubjectFacts>(places: 256)
  private var analyzer: TextAnalyzer

  /// An extractor that works by these rules; one worker has one.
  package init(rules: ExtractionRules) {
    self.rules = rules
    let phrases = MailPhrases.shared
    classifier = KindClassifier(rules: rules, phrases)
    resolver = FactResolver(rules: rules)
    reader = TextReader(rules: rules, phrases)
    analyzer = TextAnalyzer(shelf: rules.lexicons)
  }

  /// The record of one message (`contract.md`, "The record").
  ///
  /// - Parameters:
  ///   - message: The message that `parser` made of `bytes`.
  ///   - origin: Where it lies; its warnings are joined with those of the message.
  package mutating func record(
    for message: borrowing Message, from origin: MessageOrigin, _ bytes: Span<UInt8>,
    parser: inout MessageParser
  ) -> MessageRecord {
    let subject = message.subject.map { facts(of: $0) }
    return record(for: message, from: origin, bytes, parser: &parser, subject, recorder: nil)
  }

  /// How a message was understood: the same run, with all that was decided on its way.
  package mutating func explanation(
    for message: borrowing Message, from origin: MessageOrigin, _ bytes: Span<UInt8>,
    parser: inout MessageParser
  ) -> MessageExplanation {
    let recorder = ExtractionRecorder(message, bytes, origin)
    let subject = message.subject.map { facts(of: $0) }
    let record = record(
      for: message, from: origin, bytes, parser: &parser, subject, recorder: recorder)
    let mailer =
      parser.text(of: .mailer, in: message, bytes)
      ?? parser.text(of: .userAgent, in: message, bytes)
    return recorder.finish(
      record, subject: subject, apps: rules.apps,
      mailer: mailer.map { ($0, resolver.system(ofMailer: $0)) })
  }

  private mutating func record(
    for message: borrowing Message, from origin: MessageOrigin, _ bytes: Span<UInt8>,
    parser: inout MessageParser, _ subject: SubjectFacts?, recorder: ExtractionRecorder?
  ) -> MessageRecord {
    var record = MessageRecord(origin)
    record.fillHeader(from: message, origin)
    let isForward = isForward(message.subject, subject)
    let decision = classifier.kind(
      of: KindSigns(message, bytes, parser: &parser), from: origin, subject: subject,
      isForward: isForward)
    record.kind = decision.kind
    recorder?.decide(decision)
    var subject = subject
    let text = readText(
      of: message, bytes, parser: &parser, subject: &subject, into: &record, recorder)
    analyze(text.span, into: &record, subject: subject, isForward: isForward, recorder)
    return record
  }

  private mutating func facts(of subject: String) -> SubjectFacts {
    let rules = rules
    return subjects.value(of: subject.utf8.span) { SubjectFacts(subject, rules: rules) }
  }

  // MARK: Text and facts

  /// Fills in text and facts, and settles what the subject says; gives the text's bytes.
  private mutating func readText(
    of message: borrowing Message, _ bytes: Span<UInt8>, parser: inout MessageParser,
    subject: inout SubjectFacts?, into record: inout MessageRecord,
    _ recorder: ExtractionRecorder?
  ) -> [UInt8] {
    let hasFacts = record.kind.hasFacts
    let repaired = hasFacts ? EscapeRepair.repaired(message.text.span) : nil
    let text = repaired ?? message.text
    recorder?.begin(.text, text, isMended: repaired != nil)
    var scan = reader.read(text.span, hasBlocks: hasFacts, recorder: recorder)
    let own = reader.ownText(of: text.span)
    recorder?.keep(reader.lines, own: own)
    record.text = String(decoding: own, as: UTF8.self)
    guard hasFacts else { return own }
    if scan.own == nil && scan.quoted == nil || scan.isCut,
      let alternative = parser.htmlAlternative(of: message, bytes)
    {
      recorder?.begin(.page, alternative)
      let taken = scan.replace(with: reader.read(alternative.span, recorder: recorder))
      recorder?.replace(own: taken.own, quoted: taken.quoted)
    }
    let attached = readAttachments(of: message, bytes, parser: &parser, recorder)
    record.crash = attached.crash
    if attached.crash == nil, CrashReader.mayHoldCrash(own.span) {
      record.crash = CrashReader.report(in: own.span)?.crash
    }
    let quoted = scan.quoted ?? attached.mail
    subject = subject?.beside([scan.own, attached.file, quoted])
    let facts = resolver.resolve(
      own: scan.own, attachment: attached.file, subject: subject, quoted: quoted,
      recipients: message.to
    ) {
      parser.text(of: .mailer, in: message, bytes)
        ?? parser.text(of: .userAgent, in: message, bytes)
    }
    record.app = facts.app
    record.os = facts.os
    record.device = facts.device
    record.locale = facts.locale
    record.fields = facts.fields
    record.evidence = facts.evidence
    return own
  }

  /// What attachments say: the first block in a text file, the first in a mail, the first crash.
  private struct Attached {
    var file: Trailer?
    var mail: Trailer?
    var crash: CrashFacts?
  }

  private mutating func readAttachments(
    of message: borrowing Message, _ bytes: Span<UInt8>, parser: inout MessageParser,
    _ recorder: ExtractionRecorder?
  ) -> Attached {
    var attached = Attached()
    var texts = 0
    var mails = 0
    for index in message.attachments.indices {
      let entry = message.attachments[index]
      guard let part = entry.part, let kind = AttachmentReader.content(of: entry.attachment) else {
        continue
      }
      switch kind {
      case .text where texts < AttachmentReader.maximumFiles:
        texts += 1
        let content = parser.content(
          ofPart: part, in: message, bytes, limit: CrashReader.maximumBytes)
        if attached.crash == nil, let report = CrashReader.report(in: content.span) {
          attached.crash = report.crash
          recorder?.look(index, .crash)
          if attached.file == nil {
            recorder?.begin(.crash(index), report.block)
            attached.file = reader.trailer(inFile: report.block.span, recorder: recorder)
          }
        } else if attached.file == nil {
          let start = min(content.count, AttachmentReader.maximumBlockBytes)
          recorder?.begin(.file(index), content)
          attached.file = reader.trailer(
            inFile: content.span.extracting(..<start), recorder: recorder)
          recorder?.look(index, attached.file == nil ? .nothing : .facts)
        }
      case .mail where attached.mail == nil && mails < AttachmentReader.maximumFiles:
        mails += 1
        let content = parser.content(
          ofPart: part, in: message, bytes, limit: AttachmentReader.maximumMailBytes)
        let mail = parser.parse(content.span)
        recorder?.begin(.mail(index), mail.text)
        recorder?.look(index, .mail)
        let scan = reader.read(mail.text.span, recorder: recorder)
        attached.mail = scan.own ?? scan.quoted
      case .text, .mail: continue
      }
    }
    return attached
  }

  // MARK: Language and symptoms

  private mutating func analyze(
    _ text: Span<UInt8>, into record: inout MessageRecord, subject: SubjectFacts?, isForward: Bool,
    _ recorder: ExtractionRecorder?
  ) {
    record.language = analyzer.language(of: text, locale: record.locale)
    guard record.kind.hasFacts else { return }
    // A subject counts as the first sentence of a first contact unless the app wrote it; that of a
    // forwarded mail is somebody else's (`symptoms.md`, section 2).
    let isFirstSentence =
      record.kind == .report && !isForward && subject?.isPrefilled == false
    let sentence = isFirstSentence ? record.subject : nil
    record.symptoms = analyzer.symptoms(
      of: text, subject: sentence, language: record.language,
      hasCrashReport: record.crash != nil)
    recorder?.take(
      analyzer.explanations(of: text, subject: sentence, language: record.language),
      subject: sentence)
  }

  /// Whether the outermost mark before the subject is that of a forward.
  private func isForward(_ subject: String?, _ facts: SubjectFacts?) -> Bool {
    guard let subject, let facts, facts.isForward else { return false }
    guard facts.isReply else { return true }
    // `Fwd: Re: X` forwards an answer, `Re: Fwd: X` answers a forward: the first mark decides.
    let end = subject.unicodeScalars.firstIndex { $0 == ":" || $0 == "\u{FF1A}" }
    guard let end else { return false }
    return SubjectFacts(String(subject[...end]), rules: rules).isForward
  }
}

extension MessageKind {
  /// Whether app, system and device are looked for: not in what machines and lists send.
  var hasFacts: Bool {
    switch self {
    case .auto, .bounce, .bulk: false
    case .report, .reply, .staff, .spam: true
    }
  }
}
