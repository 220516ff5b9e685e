import Testing

@testable import Extraction

@Suite("Escapes that a template left")
struct EscapeRepairTests {
  private func repaired(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    return EscapeRepair.repaired(bytes.span).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "are taken off",
    arguments: [
      ("It stops.\\n\\n\\nOS: iOS 17\\nApp: X 1.2", "It stops.\n\n\nOS: iOS 17\nApp: X 1.2"),
      ("It stops.\\r\\n\\r\\nOS: iOS 17", "It stops.\n\nOS: iOS 17"),
      ("It stops.\\n\\n---\\nApp: X 1.2\\n", "It stops.\n\n---\nApp: X 1.2\n"),
      (
        "Wrong icon.%0A%0AApp:%20Saltbox%201.45%0D%0AOS:%20iOS%2017",
        "Wrong icon.\n\nApp: Saltbox 1.45\nOS: iOS 17"
      ),
      ("App:%20X%20%C3%A9t%C3%A9", "App: X été"),
      ("App:%20X%0A---%20SupportMail%201%20---", "App: X\n--- SupportMail 1 ---"),
      (
        "See https://example.org/a%20b\nApp:%20X%201.2", "See https://example.org/a%20b\nApp: X 1.2"
      ),
    ])
  func repairs(text: String, expected: String) { #expect(repaired(text) == expected) }

  @Test(
    "that aren't ones stay",
    arguments: [
      "It stops.", "C:\\new\\notes", "100% of it", "20%20", "See https://example.org/a%20b",
      "It says \\n all the time", "", "%", "\\",
      "--- X ---\nApp: C\\nApp: 2 %0A\n--- SupportMail 1 ---\n",
      "---\u{A0}X\u{A0}---\nApp:\u{A0}%0A\n---\u{A0}SupportMail\u{A0}1\u{A0}---\n",
    ])
  func stays(text: String) { #expect(repaired(text) == nil) }
}
