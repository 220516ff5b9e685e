import Bytes
import MIME
import Records
import Testing

@testable import Extraction

@Suite("Kinds of mail")
struct KindClassifierTests {
  private func decide(
    _ fields: [KnownField: String] = [:], from: String? = "anna@example.net",
    replyTo: String? = nil, to: [String] = ["support@example.com"], subject: String? = "Sync",
    reply: Bool = false, references: Bool = false, emptyPath: Bool = false, forward: Bool = false,
    folder: String? = nil, flags: MessageOrigin.Flags = [], support: [String] = [],
    appAddresses: [String] = [], deliveryStatus: Int? = nil, notification: Int? = nil
  ) -> KindDecision {
    var signs = KindSigns()
    for (field, value) in fields { signs[field] = value }
    signs.from.address = from
    signs.replyTo.address = replyTo
    signs.recipients = to.map { EmailAddress(address: $0) }
    signs.subject = subject
    signs.hasInReplyTo = reply
    signs.hasReferences = references
    signs.hasEmptyReturnPath = emptyPath
    signs.deliveryStatus = deliveryStatus
    signs.dispositionNotification = notification
    var rules = ExtractionRules()
    rules.supportAddresses = support
    if !appAddresses.isEmpty {
      var app = ConfiguredApp(name: "Notes")
      app.addresses = appAddresses
      rules.apps = AppDirectory([app])
    }
    let origin = MessageOrigin(
      path: "-", offset: 0, bytes: 0, digest: Digest(high: 0, low: 0), folder: folder, flags: flags)
    return KindClassifier(rules: rules, .shared).kind(
      of: signs, from: origin, subject: subject.map { SubjectFacts($0, rules: rules) },
      isForward: forward)
  }

  @Test(
    "a header field decides",
    arguments: [
      (.spamFlag, "YES", .spam), (.spamFlag, "NO", .report),
      (.spamStatus, "Yes, score=17.4 required=5.0", .spam),
      (.spamStatus, "No, score=-1.0", .report), (.spam, "Yes", .spam),
      (.spam, "Not detected", .report),
      (.bogosity, "Spam, tests=bogofilter, spamicity=1.0", .spam),
      (.bogosity, "Ham, tests=bogofilter", .report), (.exchangeSpamLevel, "6", .spam),
      (.exchangeSpamLevel, "4", .report), (.exchangeSpamLevel, "-1", .report),
      (.spamLevel, "*****", .spam), (.spamLevel, "****", .report),
      (.failedRecipients, "gone@example.org", .bounce), (.autoSubmitted, "auto-replied", .auto),
      (.autoSubmitted, "auto-generated (rejected)", .auto), (.autoSubmitted, "no", .report),
      (.autoSubmitted, "No (comment)", .report), (.autoreply, "yes", .auto),
      (.autoreply, "no", .report),
      (.autorespond, "Vacation", .auto), (.precedence, "auto_reply", .auto),
      (.precedence, "bulk", .bulk), (.precedence, "list", .bulk), (.precedence, "junk", .bulk),
      (.precedence, "first-class", .report), (.listID, "<weekly.example.com>", .bulk),
      (.listPost, "<mailto:weekly@example.com>", .bulk),
      (.listUnsubscribe, "<https://example.com/u>", .bulk),
    ] as [(KnownField, String, MessageKind)])
  func readsFields(field: KnownField, value: String, kind: MessageKind) {
    let decision = decide([field: value])
    #expect(decision.kind == kind)
    #expect(decision.ground == (kind == .report ? .nothing : .field(field)))
  }

  @Test("the first row that fits wins")
  func keepsOrder() {
    #expect(decide([.spamFlag: "YES", .autoSubmitted: "auto-replied"]).kind == .spam)
    #expect(decide([.autoSubmitted: "auto-replied"], deliveryStatus: 2).kind == .bounce)
    #expect(decide([.autoSubmitted: "auto-replied", .precedence: "bulk"]).kind == .auto)
    #expect(decide([.precedence: "bulk", .autoreply: "yes"]).kind == .auto)
    #expect(
      decide(
        [.listID: "<a.example.com>"], from: "support@example.com", support: ["support@example.com"]
      ).kind == .bulk)
    #expect(
      decide(from: "support@example.com", reply: true, support: ["support@example.com"]).kind
        == .staff)
    #expect(decide([.spamStatus: "No", .spamLevel: "*******"]).kind == .report)
  }

  @Test(
    "marks of filters before the subject",
    arguments: [
      ("***SPAM*** Cheap watches", .spam), ("[SPAM] Cheap watches", .spam),
      ("{Spam?} Cheap", .spam),
      ("*****SPAM*****", .spam), ("Spam folder is empty", .report),
      ("[Spam filter] Question", .report),
      ("spam", .report),
    ] as [(String, MessageKind)])
  func readsSpamMarks(subject: String, kind: MessageKind) {
    #expect(decide(subject: subject).kind == kind)
  }

  @Test(
    "folders and flags",
    arguments: [
      ("Junk", .spam), ("Spam", .spam), ("[Gmail]/Spam", .spam), ("INBOX.Junk", .spam),
      ("Junk E-mail", .spam), ("垃圾邮件", .spam), ("Drafts", .staff), ("Entwürfe", .staff),
      ("INBOX/Drafts", .staff), ("Trash", .report), ("Junk removal", .report), ("INBOX", .report),
    ] as [(String, MessageKind)])
  func readsFolders(folder: String, kind: MessageKind) {
    let decision = decide(folder: folder)
    #expect(decision.kind == kind)
    #expect(decision.ground == (kind == .report ? .nothing : .mailbox))
  }

  @Test("the draft flag is staff, the trash flag changes nothing")
  func readsFlags() {
    #expect(decide(flags: .draft).kind == .staff)
    #expect(decide(flags: [.trashed, .seen]).kind == .report)
  }

  @Test(
    "delivery reports of old mailers",
    arguments: [
      ("mailer-daemon@mx.example.org", false, "failure notice", .bounce),
      ("mailer-daemon@example.org", false, nil, .bounce),
      ("postmaster@example.org", true, "Your mail", .bounce),
      ("postmaster@example.org", false, "Undeliverable: Sync", .bounce),
      ("postmaster@example.org", false, "Unzustellbar: Sync", .bounce),
      ("postmaster@example.org", false, "A question", .report),
      ("microsoftexchange329e71ec88ae@example.org", false, "Undeliverable: Sync", .bounce),
      ("noreply@example.org", true, "Mail delivery failed: returning message to sender", .bounce),
      ("anna@example.net", true, "Sync fails", .report),
      ("anna@example.net", true, "Automatische Antwort: Sync", .auto),
    ] as [(String, Bool, String?, MessageKind)])
  func readsOldBounces(from: String, emptyPath: Bool, subject: String?, kind: MessageKind) {
    #expect(decide(from: from, subject: subject, emptyPath: emptyPath).kind == kind)
  }

  @Test(
    "subjects of auto-responders",
    arguments: [
      "Automatic reply: Sync", "Out of Office: Sync", "Out of Office AutoReply: Sync",
      "Autoreply: Sync",
      "Automatische Antwort: Sync", "Abwesenheitsnotiz: Sync", "Réponse automatique : Sync",
      "Respuesta automática: Sync", "Risposta automatica: Sync", "Resposta automática: Sync",
      "Automatisch antwoord: Sync", "Automatyczna odpowiedź: Sync", "Autosvar: Sync",
      "Automatisk svar: Sync",
      "Automaattinen vastaus: Sync", "Automatická odpověď: Sync", "Automatická odpoveď: Sync",
      "Automatski odgovor: Sync",
      "Автоматический ответ: Sync", "Автоматична відповідь: Sync", "Otomatik yanıt: Sync",
      "Automatikus válasz: Sync",
      "自動応答: Sync", "자동 회신: Sync", "自动答复: Sync", "自动回复：Sync", "自動回覆: Sync", "رد تلقائي: Sync",
      "תשובה אוטומטית: Sync",
      "پاسخ خودکار: Sync", "Аутоматски одговор: Sync", "[Auto-Reply] Sync", "Out of office",
    ])
  func readsAutomaticSubjects(subject: String) {
    let decision = decide(subject: subject)
    #expect(decision.kind == .auto)
    #expect(decision.ground == .field(.subject))
  }

  @Test(
    "subjects of people are none",
    arguments: [
      "Automatic backup fails", "Auto sync", "Absence of sound", "Vacation photos are gone",
      "Autosave",
      "Re: Automatic reply: Sync", "Out of office hours sync fails", "休假",
    ])
  func keepsOtherSubjects(subject: String) { #expect(decide(subject: subject).kind != .auto) }

  @Test("a receipt is automatic")
  func readsReceipts() { #expect(decide(notification: 2).ground == .part(2)) }

  @Test(
    "a list that is the inbox is judged as if it were none",
    arguments: [
      (.listPost, "<https://groups.example.com/post>, <mailto:support@example.com>"),
      (.listID, "Support <support.example.com>"),
      (.mailingList, "list support@example.com; contact support+owners@example.com"),
    ] as [(KnownField, String)])
  func knowsOwnList(field: KnownField, value: String) {
    var fields: [KnownField: String] = [
      .listUnsubscribe: "<https://example.com/u>", .precedence: "list",
    ]
    fields[field] = value
    #expect(decide(fields).kind == .bulk)
    #expect(decide(fields, support: ["support@example.com"]).kind == .report)
    #expect(decide(fields, appAddresses: ["support@example.com"]).kind == .report)
    #expect(decide(fields, support: ["other@example.com"]).kind == .bulk)
  }

  @Test("staff by the configuration")
  func knowsConfiguredStaff() {
    let support = ["support@example.com"]
    #expect(decide(from: "support@example.com", support: support).kind == .staff)
    #expect(decide(from: "support+tag@example.com", support: support).kind == .staff)
    #expect(decide(from: "help@example.com", reply: true, support: support).kind == .reply)
    #expect(decide(from: "notes@example.com", appAddresses: ["notes@example.com"]).kind == .staff)
    // A web form, a group that rewrites From.
    #expect(
      decide(from: "support@example.com", replyTo: "maya@example.net", support: support).kind
        == .report)
    #expect(
      decide(from: "support@example.com", replyTo: "support@example.com", support: support).kind
        == .staff)
  }

  @Test(
    "staff by the name of a role, when nobody configured any",
    arguments: [
      ("support@example.com", ["anna@example.net"], true, .staff),
      ("app-support@example.com", ["anna@example.net"], true, .staff),
      ("hilfe@example.com", ["anna@example.net"], true, .staff),
      ("kundenservice@example.com", ["anna@example.net"], true, .staff),
      ("support@example.com", ["anna@example.net"], false, .report),
      ("support@example.com", ["help@example.org"], true, .reply),
      ("anna@example.net", ["support@example.com"], true, .reply),
      ("supporter@example.net", ["anna@example.net"], true, .reply),
    ] as [(String, [String], Bool, MessageKind)])
  func guessesStaff(from: String, to: [String], reply: Bool, kind: MessageKind) {
    #expect(decide(from: from, to: to, reply: reply).kind == kind)
  }

  @Test("replies and forwards")
  func knowsReplies() {
    #expect(decide(reply: true) == KindDecision(kind: .reply, ground: .field(.inReplyTo)))
    #expect(decide(references: true) == KindDecision(kind: .reply, ground: .field(.references)))
    #expect(decide(subject: "Fwd: Sync", references: true, forward: true).kind == .report)
    #expect(decide(subject: "Fwd: Sync", reply: true, forward: true).kind == .reply)
    #expect(decide() == KindDecision(kind: .report, ground: .nothing))
  }

  @Test("a sender without address is a first contact")
  func survivesMissingSender() { #expect(decide(from: nil, to: [], subject: nil).kind == .report) }
}
