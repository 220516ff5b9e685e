import SupportMail
import Testing

@Suite("The block of facts, form 1")
struct SupportContextTests {
  private func lines(_ context: SupportContext) -> [String] {
    let message = SupportMessage(to: "a@example.com", about: context, language: .english)
    return message.body.split(separator: "\n").map(String.init)
  }

  @Test("every fact has its line between heading and mark")
  func full() {
    let context = SupportContext(
      app: .init(
        name: "Tidewater", version: "3.1.2", build: "318", bundleID: "com.example.tidewater"),
      system: .init(name: "iOS", version: "17.2", build: "21C62"),
      device: .init(model: "iPhone15,2", name: "iPhone 14 Pro"), locale: "de_DE",
      fields: [.init("Plan", "Pro")])
    #expect(
      lines(context) == [
        "--- Technical Information ---", "App: Tidewater", "Version: 3.1.2 (318)",
        "Bundle ID: com.example.tidewater", "System: iOS 17.2 (21C62)",
        "Device: iPhone 14 Pro (iPhone15,2)", "Locale: de-DE", "Plan: Pro",
        "--- SupportMail 1 ---",
      ])
  }

  @Test(
    "what is unknown is left out",
    arguments: [
      (SupportContext(app: .init(name: "A")), ["App: A"]),
      (SupportContext(app: .init(name: "A", build: "7")), ["App: A", "Build: 7"]),
      (SupportContext(app: .init(name: "A", version: " ")), ["App: A"]),
      (
        SupportContext(app: .init(name: "A"), system: .init(name: "Linux"), device: .init()),
        ["App: A", "System: Linux"]
      ),
      (
        SupportContext(app: .init(name: "A"), fields: [.init("Plan", ""), .init(": ", "x")]),
        ["App: A"]
      ),
    ])
  func sparse(context: SupportContext, facts: [String]) {
    #expect(lines(context).dropFirst().dropLast() == facts[...])
  }

  @Test(
    "a fact stays on one line, without what can't be seen",
    arguments: [
      ("Two\r\nLines", "App: Two Lines"), ("Tab\tApp ", "App: Tab App"),
      ("\u{2028}Wide\u{00A0} Blank", "App: Wide Blank"), ("小账本", "App: 小账本"),
      ("Bell\u{7}", "App: Bell"), ("\u{200F}שם\u{200F}", "App: שם"), ("👩‍🚀", "App: 👩‍🚀"),
    ])
  func clean(name: String, line: String) {
    #expect(lines(.init(app: .init(name: name)))[1] == line)
  }

  @Test(
    "a version and a build can be told apart",
    arguments: [
      ("3 (beta)", "7", ["Version: 3 (beta) (7)"]), ("3 (beta)", nil, ["Version: 3 (beta) ()"]),
      ("3", "(7)", ["Version: 3", "Build: (7)"]),
      ("3 (x)", "(7)", ["Version: 3 (x) ()", "Build: (7)"]),
    ])
  func versions(version: String, build: String?, facts: [String]) {
    let found = lines(.init(app: .init(name: "A", version: version, build: build)))
    #expect(found.dropFirst(2).dropLast() == facts[...])
  }

  @Test(
    "a label ends at its colon and begins with a letter or a digit",
    arguments: [
      ("Last: error", "Last error: x"), ("--- Plan", "Plan: x"), ("计划：", "计划: x"),
      (String(repeating: "long ", count: 9), "long long long long long long long long: x"),
    ])
  func labels(label: String, line: String) {
    #expect(lines(.init(app: .init(name: "A"), fields: [.init(label, "x")]))[2] == line)
  }

  @Test(
    "a long value goes on in lines that begin with an ellipsis",
    arguments: [
      (
        String(repeating: "abcdefghi ", count: 14),
        [
          "App: abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi",
          "… abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi",
          "… abcdefghi abcdefghi",
        ]
      ),
      (
        String(repeating: "x", count: 70),
        ["App: " + String(repeating: "x", count: 61), "…" + String(repeating: "x", count: 9)]
      ),
      (
        String(repeating: "小", count: 40),
        ["App: " + String(repeating: "小", count: 30), "…" + String(repeating: "小", count: 10)]
      ),
      (
        "a " + String(repeating: "y", count: 70),
        [
          "App: a", "… " + String(repeating: "y", count: 64),
          "…" + String(repeating: "y", count: 6),
        ]
      ),
    ])
  func long(name: String, facts: [String]) {
    #expect(lines(.init(app: .init(name: name))).dropFirst().dropLast() == facts[...])
  }

  @Test("what is gathered on this machine names a system and nobody")
  func gathered() {
    let context = SupportContext.current(app: .init(name: "A"))
    #expect(context.system?.name.isEmpty == false)
    #expect(context.fields.isEmpty)
  }
}
