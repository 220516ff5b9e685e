import MIME
import Records

/// How what a source says of the app was merged, for each source in their order.
private struct AppMerging {
  var merger: AppMerger
  var outcomes: [Evidence.Source: AppMerger.Outcome] = [:]

  init(apps: AppDirectory) { merger = AppMerger(apps: apps) }

  mutating func add(_ app: AppFacts?, from source: Evidence.Source) {
    outcomes[source] = merger.add(app, from: source)
  }
}

extension ExtractionRecorder {
  /// The explanation of the record that extraction made.
  ///
  /// - Parameters:
  ///   - subject: What the subject says.
  ///   - apps: The apps that the configuration names.
  ///   - mailer: The mail program and what it says of the system.
  func finish(
    _ record: MessageRecord, subject: SubjectFacts?, apps directory: AppDirectory,
    mailer: (words: String, os: SystemFacts?)?
  ) -> MessageExplanation {
    explanation.record = record
    explanation.sender = field(.from)
    explanation.subjectField = field(.subject)
    switch record.dateSource {
    case .date: explanation.date = dateField(.date)
    case .received: explanation.date = dateField(.received)
    case .envelope, .file, nil: break
    }
    if let mailer,
      let known = field(.mailer)
        ?? field(.userAgent)
    {
      explanation.mailer = ExplainedMailer(
        field: known, words: mailer.words, os: mailer.os ?? SystemFacts(),
        isUsed: record.evidence.os == .mailer)
    }
    if let mail = mailBlocks.own, let quoted = mailBlocks.quoted {
      explanation.blocks[quoted].refusal = .newerMail
      mailBlocks = (mail, nil)
    }
    let quotedBlock = quotedBlock ?? mailBlocks.own ?? mailBlocks.quoted
    let blocks: [(Evidence.Source, Int?)] = [
      (.trailer, ownBlock), (.attachment, fileBlock), (.quoted, quotedBlock),
    ]
    let places = Dictionary(
      uniqueKeysWithValues: blocks.compactMap { source, block in block.map { (source, $0) } })
    let trailers = blocks.map { $0.1.map { trailer(explanation.blocks[$0]) } }
    let subject = subject?.beside(trailers)
    let subjectApp = subject.map { FactResolver.app(of: $0, beside: trailers) }
    var apps = AppMerging(apps: directory)
    apps.add(trailers[0]?.app, from: .trailer)
    apps.add(trailers[1]?.app, from: .attachment)
    apps.add(subjectApp, from: .subject)
    apps.add(trailers[2]?.app, from: .quoted)
    takeSubject(subject, app: subjectApp, record)
    if explanation.hasFacts { takeFacts(of: record, from: places, apps.merger) }
    refuseBlocks(of: record)
    refuseSubject(outcome: apps.outcomes[.subject])
    explanation.symptoms = symptoms
    return explanation
  }

  private func trailer(_ block: ConsideredBlock) -> Trailer {
    var trailer = Trailer()
    trailer.app = block.app
    trailer.os = block.os
    trailer.device = block.device
    trailer.locale = block.locale
    trailer.isExact = block.isExact
    return trailer
  }

  // MARK: Facts

  private func takeFacts(
    of record: MessageRecord, from places: [Evidence.Source: Int], _ apps: AppMerger
  ) {
    for fact in ExplainedFact.allCases {
      guard let value = fact.value(in: record) else { continue }
      let source: Evidence.Source?
      switch fact {
      case .appName: source = apps.nameSource
      case .appVersion: source = apps.versionSource
      case .appBuild: source = apps.buildSource
      case .bundleID: source = apps.bundleSource
      case .systemName, .systemVersion, .systemBuild: source = record.evidence.os
      case .deviceName, .deviceModel: source = record.evidence.device
      case .locale:
        source = [.trailer, .attachment, .quoted].first {
          places[$0].map { explanation.blocks[$0].locale != nil } ?? false
        }
      }
      explanation.facts.append(ground(of: fact, value, source, places))
    }
  }

  private func ground(
    of fact: ExplainedFact, _ value: String, _ source: Evidence.Source?,
    _ places: [Evidence.Source: Int]
  ) -> FactGround {
    switch source {
    case .trailer, .attachment, .quoted:
      guard let index = source.flatMap({ places[$0] }) else { break }
      let block = explanation.blocks[index]
      guard fact.value(block.app, block.os, block.device, block.locale) == value else { break }
      return FactGround(fact: fact, value: value, origin: .block(index), place: block.places[fact])
    case .subject:
      guard let subject = explanation.subject, let field = explanation.subjectField,
        fact.value(subject.app, subject.os, subject.device, nil) == value
      else { break }
      return FactGround(
        fact: fact, value: value, origin: .subject, place: place(of: value, in: field))
    case .mailer:
      guard let mailer = explanation.mailer,
        fact.value(AppFacts(), mailer.os, DeviceFacts(), nil) == value
      else { break }
      return FactGround(
        fact: fact, value: value, origin: .mailer, place: place(of: value, in: mailer.field))
    case nil: break
    }
    let origin: FactGround.Origin =
      switch fact {
      case .systemVersion: .buildTable
      case .deviceName, .deviceModel: .deviceTable
      case .appName, .appVersion, .appBuild, .bundleID: .configuration
      case .systemName, .systemBuild, .locale: .deviceFamily
      }
    return FactGround(fact: fact, value: value, origin: origin, place: nil)
  }

  /// Where a header field spells a value; else all of its body.
  func place(of value: String, in field: ExplainedField) -> BytePlace {
    let words = Array(value.utf8)
    let body = field.place.bytes
    if !words.isEmpty, words.count <= body.count {
      for start in body.lowerBound...(body.upperBound - words.count)
      where bytes[start..<start + words.count].elementsEqual(words) {
        return BytePlace(.message, start..<start + words.count)
      }
    }
    return BytePlace(.message, body, isExact: false)
  }

  // MARK: Refusals

  /// A block that nothing was taken from was outdone by better sources.
  private func refuseBlocks(of record: MessageRecord) {
    var used: Set<Int> = []
    for ground in explanation.facts {
      if case .block(let index) = ground.origin { used.insert(index) }
    }
    for index in explanation.blocks.indices
    where explanation.blocks[index].refusal == nil && !used.contains(index) {
      let isOnly = explanation.blocks.count { $0.refusal == nil } == 1
      explanation.blocks[index].refusal = isOnly && explanation.facts.isEmpty ? .noProof : .outdone
    }
  }

  private func takeSubject(_ facts: SubjectFacts?, app: AppFacts?, _ record: MessageRecord) {
    guard let facts, let subject = message.subject else { return }
    let (marks, rest) = SubjectFacts.parts(of: subject)
    explanation.subject = ExplainedSubject(
      marks: marks, rest: rest, app: app ?? AppFacts(), os: facts.os, device: facts.device,
      isSentence: isSubjectSentence,
      refusal: !explanation.hasFacts ? .kind : facts.isPrefilled ? .topicOnly : .noForm)
  }

  private func refuseSubject(outcome: AppMerger.Outcome?) {
    guard explanation.hasFacts, let subject = explanation.subject else { return }
    if explanation.facts.contains(where: { $0.origin == .subject }) {
      explanation.subject?.refusal = nil
    } else if !(subject.app.isEmpty && subject.os.isEmpty && subject.device.isEmpty) {
      explanation.subject?.refusal =
        switch outcome {
        case .otherApp: .otherApp
        case .otherRelease: .otherRelease
        case .merged, .nothing, nil: .outdone
        }
    }
  }
}
