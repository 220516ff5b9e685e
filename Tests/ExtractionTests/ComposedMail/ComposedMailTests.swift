import MailModels
import Testing

@Suite("What the library SupportMail composes is read back")
struct ComposedMailTests {
  /// Contexts for each program; `ComposedMailCheck` tries ten thousand.
  private static let count = 12

  @Test(
    "whatever the app is called, in all languages, by any mail program",
    arguments: MailPath.allCases)
  func readsBack(path: MailPath) {
    var reading = ReadBack()
    for seed in 0..<Self.count {
      let mail = ComposedMail(seed: seed, by: path)
      let outcome = reading.compare(mail)
      let faults = outcome.wrong + (path.losesFacts ? [] : outcome.lost)
      #expect(faults.isEmpty, "seed \(seed), \(mail.language): \(faults)\n\(mail.mail)")
      if !faults.isEmpty { break }
    }
  }
}
