import Testing

@testable import Extraction

@Suite("Signatures")
struct SignatureFinderTests {
  @Test(
    "what stands below the delimiter goes",
    arguments: [
      (
        "The export does nothing.\n\n-- \nMaria Rossi\nVia Roma 1, Milano",
        "The export does nothing."
      ),
      ("The export does nothing.\n\n--\nMaria Rossi\nTel. 555 0100", "The export does nothing."),
      ("It hangs.\n— \nMaria", "It hangs."),
      ("It hangs.\n\n--\nMaria\n\n> Which version?\n\n3.4.1", "It hangs.\n\n3.4.1"),
      ("It hangs.\n\nSent from my iPhone", "It hangs."),
      ("It hangs.\nSent from my iPhone", "It hangs."),
      ("It hangs.\n\nSent from my iPhone\n\n> old", "It hangs."),
      (
        "It hangs.\n\nSent from my iPhone\n\nOn 4 Mar 2025, at 09:12, A <a@example.com> wrote:\n\n> old",
        "It hangs."
      ),
      (
        "It hangs.\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: A <a@example.com>\nSent: 4 March 2025 9:12\nTo: b@example.net\nSubject: x\n\nold",
        "It hangs."
      ),
      (
        "It hangs.\n\nBest,\nAnna\n\nSent from my iPad\nSent from Yahoo Mail for iPad",
        "It hangs.\n\nBest,\nAnna"
      ),
      (
        "It hangs.\n\nOS: iOS 18.3.1\nApp: Notebook 3.4.1 (871)\n\n--\nMaria Rossi\nMilano",
        "It hangs."
      ),
      (
        "It hangs.\n\n-- \nMaria Rossi\nMilano\n\nOS: iOS 18.3.1\nApp: Notebook 3.4.1 (871)",
        "It hangs."
      ),
      (
        "It hangs.\n\nSent from my iPhone\n\nOS: iOS 18.3.1\nApp: Notebook 3.4.1 (871)\n\nAnd it is slow.",
        "It hangs.\n\nAnd it is slow."
      ),
      ("Sent from my iPhone", ""), ("-- \nMaria\nMilano", ""),
    ])
  func cuts(text: String, expected: String) { #expect(Reading.ownText(text) == expected) }

  @Test(
    "other dashes and lines stay",
    arguments: [
      "One.\n---\nTwo.", "One.\n-- two\nThree.", "Kind regards,\nAnna",
      "Sent from my iPhone it works,\nfrom the Mac it does not.",
      "First part.\n--\n" + (1...21).map { "line \($0)" }.joined(separator: "\n"),
      "--\nThis mail begins with dashes.\nThen it goes on.\nAnd on.\nAnd on.\nUntil the end.",
    ])
  func keeps(text: String) { #expect(Reading.ownText(text) == text) }
}
