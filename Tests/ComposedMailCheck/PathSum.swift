import MailModels

/// How the mails of one program were read.
struct PathSum: Sendable {
  let path: MailPath
  private(set) var exact = 0
  private(set) var lost = 0
  private(set) var wrong = 0
  /// The first few facts that did not come back, with the number of their mail.
  private(set) var faults: [String] = []
  private static let shownFaults = 8

  init(_ path: MailPath, contexts: Int) {
    self.path = path
    var reading = ReadBack()
    for seed in 0..<contexts {
      let outcome = reading.compare(ComposedMail(seed: seed, by: path))
      exact += outcome.exact
      lost += outcome.lost.count
      wrong += outcome.wrong.count
      let lost = path.losesFacts ? [] : outcome.lost
      for fault in outcome.wrong + lost where faults.count < Self.shownFaults {
        faults.append("\(seed): \(fault)")
      }
    }
  }

  /// Facts that did not come back though the program left them whole.
  var faultCount: Int { wrong + (path.losesFacts ? 0 : lost) }

  var line: String { "\(path.rawValue): \(exact) the same, \(lost) lost, \(wrong) wrong" }
}
