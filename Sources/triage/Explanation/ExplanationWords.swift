import Extraction
import Records

/// The words in which an explanation names things.
enum ExplanationWords {
  /// `bytes 812–838`, or with what they are counted in.
  static func place(_ place: BytePlace) -> String { "bytes \(range(place))\(suffix(place.base))" }

  /// `812–838`.
  static func range(_ place: BytePlace) -> String {
    let last = max(place.bytes.lowerBound, place.bytes.upperBound - 1)
    return place.bytes.lowerBound == last ? "\(last)" : "\(place.bytes.lowerBound)–\(last)"
  }

  /// What the bytes are counted in, when that isn't the message.
  static func suffix(_ base: BytePlace.Base) -> String {
    switch base {
    case .message: ""
    case .text: " of the text"
    case .page: " of the HTML part’s text"
    case .attachment: " of its text"
    case .crash: ""
    }
  }

  static func field(_ field: ExplainedField) -> String {
    "\(ShownText.line(field.name)) field, \(place(field.place))"
  }

  static func name(of fact: ExplainedFact) -> String {
    switch fact {
    case .appName, .systemName, .deviceName: "name"
    case .appVersion, .systemVersion: "version"
    case .appBuild, .systemBuild: "build"
    case .bundleID: "bundle id"
    case .deviceModel: "model"
    case .locale: "locale"
    }
  }

  static func kind(_ kind: MessageKind) -> String {
    switch kind {
    case .report: "a first contact"
    case .reply: "a follow-up"
    case .staff: "an answer of the team"
    case .auto: "an automatic answer"
    case .bounce: "a delivery report"
    case .bulk: "a list or a newsletter"
    case .spam: "marked as spam"
    }
  }

  static func source(_ source: DateSource) -> String {
    switch source {
    case .date: "Date field"
    case .received: "Received field"
    case .envelope: "From_ line of the mailbox"
    case .file: "the file’s own date"
    }
  }

  static func source(_ source: Evidence.Source) -> String {
    switch source {
    case .trailer: "the block in the mail"
    case .subject: "the subject"
    case .quoted: "a quoted mail"
    case .mailer: "the mail program"
    case .attachment: "an attachment"
    }
  }

  static func role(_ role: LineRole) -> String {
    switch role {
    case .own: ""
    case .template: "template"
    case .signature: "signature"
    case .quoted: "quoted"
    case .attribution: "reply line"
    case .header: "header"
    case .separator: "divider"
    case .disclaimer: "disclaimer"
    }
  }

  static func app(_ app: AppFacts) -> String? {
    joined(app.name, app.version, app.build ?? app.bundleID)
  }

  static func system(_ system: SystemFacts) -> String? {
    joined(system.name, system.version, system.build)
  }

  static func device(_ device: DeviceFacts) -> String? {
    joined(device.name, nil, device.model)
  }

  /// Two words and a third in brackets, as many as there are.
  static func joined(_ first: String?, _ second: String?, _ third: String?) -> String? {
    let words = [first, second, third.map { "(\($0))" }].compactMap { $0 }
    return words.isEmpty ? nil : ShownText.line(words.joined(separator: " "))
  }

  /// What a block, a subject or a mail program says, in one line; nil when it says nothing.
  static func facts(
    _ app: AppFacts, _ system: SystemFacts, _ device: DeviceFacts, _ locale: String?
  ) -> String? {
    let words = [
      self.app(app).map { "app \($0)" }, self.system(system).map { "system \($0)" },
      self.device(device).map { "device \($0)" }, locale.map { "locale \(ShownText.line($0))" },
    ].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  static func refusal(_ refusal: ConsideredBlock.Refusal) -> String {
    switch refusal {
    case .noProof:
      "nothing in it shows that an app wrote it: no version, no system with a number, no device"
    case .commerce: "it belongs to an invoice or an order"
    case .prose: "the value reads like a sentence, not like a fact"
    case .laterBlock: "the last block of a mail counts, and another stands below it"
    case .newerMail: "a newer mail has a block"
    case .cut: "a value is cut at its line end; the HTML part has it whole"
    case .repeated: "the plain text has a block"
    case .outdone: "a better source has it: the mail itself, an attachment or the subject"
    }
  }

  static func refusal(_ refusal: ExplainedSubject.Refusal) -> String {
    switch refusal {
    case .noForm: "in none of the forms in which apps write subjects"
    case .topicOnly: "a topic that apps write, without a name or a version"
    case .otherApp: "a better source names another app"
    case .otherRelease: "a better source states another release"
    case .outdone: "a better source says it already"
    case .kind: "no app is looked for in mail of this kind"
    }
  }
}
