import Records
import Testing

@testable import Extraction

@Suite("Subjects")
struct SubjectFactsTests {
  private func read(_ subject: String) -> SubjectFacts {
    SubjectFacts(subject, rules: ExtractionRules())
  }

  @Test(
    "of the forms that apps write give the app",
    arguments: [
      ("Support: Tidewater 3.1.2", "Tidewater", "3.1.2", nil),
      ("Support: Tidewater 3.1.2 (301)", "Tidewater", "3.1.2", "301"),
      ("Support: My App 2 3.1", "My App 2", "3.1", nil),
      ("Support: 7Notes 8.10.1", "7Notes", "8.10.1", nil),
      ("Support: Draw+: Pixel & Ink 5.0.1", "Draw+: Pixel & Ink", "5.0.1", nil),
      ("Support: Planificateur de la Semaine 2024.1", "Planificateur de la Semaine", "2024.1", nil),
      ("Support: Level 10", "Level", "10", nil),
      ("Assistance : X 7.2", "X", "7.2", nil), ("Soporte: X 2.2", "X", "2.2", nil),
      ("Suporte: X 2.2", "X", "2.2", nil), ("Hilfe: X 2.2", "X", "2.2", nil),
      ("Supporto: X 2.2", "X", "2.2", nil), ("Поддержка: X 2.2", "X", "2.2", nil),
      ("Destek: X 2.2", "X", "2.2", nil), ("サポート: X 2.2", "X", "2.2", nil),
      ("支持：X 2.2", "X", "2.2", nil), ("お問い合わせ：Moonkite", "Moonkite", nil, nil),
      ("意见反馈：Lumen Draw", "Lumen Draw", nil, nil), ("意見反饋 Tidewater 3.0", "Tidewater", "3.0", nil),
      ("Kestrel 1.9.0 feedback", "Kestrel", "1.9.0", nil),
      ("Feedback for Kestrel 1.9 (57)", "Kestrel", "1.9", "57"),
      ("iOS App Feedback for Quillpad 1.2 (7)", "Quillpad", "1.2", "7"),
      ("[Moonkite] - Version 2.1 (Build: 44 - App Store)", "Moonkite", "2.1", "44"),
      ("Kestrel 1.9 - Feedback Mail From Leon’s iPhone", "Kestrel", "1.9", nil),
      ("Packrat: Bug Report", "Packrat", nil, nil), ("Saltbox - Problem", "Saltbox", nil, nil),
      ("Fernweh: Fehlerbericht", "Fernweh", nil, nil),
      ("Packrat: Segnalazione Bug", "Packrat", nil, nil),
      ("Orchard Support Request", "Orchard", nil, nil), ("Orchard Feedback", "Orchard", nil, nil),
      ("Harborline Android Support Request", "Harborline", nil, nil),
      ("[Kestrel 문의]", "Kestrel", nil, nil),
      ("Feedback Cloudberry Notes", "Cloudberry Notes", nil, nil),
      ("Support: Tidewater", "Tidewater", nil, nil), ("Name 1.2", "Name", "1.2", nil),
      ("Tidewater 3.1.2 (301) - Feedback", "Tidewater", "3.1.2", "301"),
      ("Bug Report - Tidewater 3.1.2", "Tidewater", "3.1.2", nil),
      ("Tidewater Support (v3.1.2)", "Tidewater", "3.1.2", nil),
      ("Support: Missing CFBundleDisplayName 2.1", nil, "2.1", nil),
      ("Support: Saltbox Missing CFBundleShortVersionString", "Saltbox", nil, nil),
      ("Round Basket Customer Feedback, version 1.4.2", "Round Basket", "1.4.2", nil),
      ("[iOS] Kestrel 4.2 Feedback", "Kestrel", "4.2", nil),
      ("[Kestrel] 문의 (v4.2)", "Kestrel", "4.2", nil),
      ("Issue with Kestrel 4.2 (1207)", "Kestrel", "4.2", "1207"),
      ("Question sur Kestrel 4.2", "Kestrel", "4.2", nil),
      ("Saltbox | iOS | 1.50 (160)", "Saltbox", "1.50", "160"),
      ("Support:+Moonkite+1.3.5", "Moonkite", "1.3.5", nil),
      ("Saltbox%20-%20Problem", "Saltbox", nil, nil),
    ] as [(String, String?, String?, String?)])
  func forms(subject: String, name: String?, version: String?, build: String?) {
    let facts = read(subject)
    #expect(facts.app == AppFacts(name: name, version: version, build: build))
    #expect(facts.isPrefilled)
  }

  @Test(
    "of people give nothing",
    arguments: [
      "Cannot log in", "Login problem", "Question", "App problem", "Great app!", "Refund",
      "Feature request: dark mode", "Problem with sync", "Crash", "Invoice 2024-1187", "Order 4411",
      "iOS 17 problem", "iPhone 15 question", "Update 3.2", "Meeting 12.05.2024", "Re: your mail",
      "Question: how do I export?", "Problem: app crashes", "Hello", "Wish", "Complaint",
      "App: the five best tide tables", "Boost your App to number 1", "Are you still there?",
      "Support: my account is locked", "Feedback: great app", "Help: it crashes all the time",
      "Urgent: refund", "I need support", "Crash after update to 3.2", "10.0 is bad",
      "Problem with sync 2.0", "Issue with chapter 3.2",
      "Problem with iOS 17.2", "Frage zu Kapitel 3.2",
      "Invitation: Planning 3.0", "Einladung: Planung 3.1", "Invitation : Point 2.1",
      "Accepted: Review", "Zugesagt: Feedback", "Canceled: Planning 3.0", "URGENT: Problem",
      "Wichtig: Problem", "重要: 質問", "Refund of 12.99", "Raum 4.12", "Rating 4.5", "Facture 88.2",
      "Prix 4.99", "Strona 3.2", "Apple Watch: Problem", "iPhone 15 - Problem", "iPad feedback",
      "iOS 17.2 feedback", "Android 14 support", "Support Ticket 1042", "Feedback 2024",
      "Contact form", "Formulaire de contact", "Kontaktformular", "Payment failed 12.99",
      "Tidewater 3.1.2 crashes when I open it", "Moonkiteについて", "", " ",
    ])
  func natural(subject: String) { #expect(read(subject).app.isEmpty) }

  @Test(
    "that the app prefilled are known",
    arguments: [
      ("Support: Tidewater 3.1.2", true), ("Packrat: Bug Report", true), ("Feedback", true),
      ("Support Email", true), ("Hello App Support", true), ("Re: Support: X 1.2", true),
      ("Bug Report", true), ("It crashes all the time", false), ("Cannot log in", false),
      ("Support: my account is locked", false),
    ])
  func prefilled(subject: String, isPrefilled: Bool) {
    #expect(read(subject).isPrefilled == isPrefilled)
  }

  @Test("may hold the whole block")
  func wholeBlock() {
    let facts = read("Feedback: Kestrel 4.2 (1207), iOS 17.2, iPhone15,2")
    #expect(facts.app == AppFacts(name: "Kestrel", version: "4.2", build: "1207"))
    #expect(facts.os == SystemFacts(name: "iOS", version: "17.2"))
    #expect(facts.device == DeviceFacts(model: "iPhone15,2"))
  }

  @Test(
    "keep what stands before a topic of two words, for a block that names no app",
    arguments: [
      ("Scaup Bug Report", "Scaup"), ("Moon Kite Feature Request", "Moon Kite"),
      ("Bug Report", nil), ("A Bug Report", nil), ("my bug report", nil), ("Login Problem", nil),
      ("iOS Bug Report", nil),
    ] as [(String, String?)])
  func possibleName(subject: String, name: String?) {
    let facts = read(subject)
    #expect(facts.possibleName == name)
    #expect(facts.app.isEmpty)
  }

  @Test("keep a number that may belong to the name")
  func nameWithNumber() {
    #expect(read("Support: Level 10").nameWithNumber == "Level 10")
    #expect(read("Support: Tidewater 3.1").nameWithNumber == nil)
  }
}
