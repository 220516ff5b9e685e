import Analysis

extension EnglishPhrases {
  var brand: String { "Support mail" }
  var sections: String { "Sections" }
  var skipLink: String { "Skip to the result" }

  var releasesLink: String { "Releases" }
  var regressionsLink: String { "Regressions" }
  var daysLink: String { "Per day" }
  var systemsLink: String { "Systems" }
  var topicsLink: String { "Topics" }
  var tableLink: String { "Table" }
  var unplacedLink: String { "Unplaced" }

  var releasesHeading: String { "Which release is in trouble?" }
  var regressionsHeading: String { "What broke, for whom, and what do they say?" }
  var daysHeading: String { "Is there more mail than after other releases?" }
  var topicsHeading: String { "What do people write about, and what is new?" }
  var tableHeading: String { "All releases" }
  var unplacedHeading: String { "What could not be placed?" }

  func title(_ verdict: Sentence, period: String?) -> String {
    guard let period else { return "\(verdict.plain) – support mail" }
    return "\(verdict.plain) – support mail, \(period)"
  }

  func sign(_ state: ReleaseState) -> String {
    switch state {
    case .broken: "A cross"
    case .watch: "An exclamation mark"
    case .resolved: "A clock"
    case .usual: "A tick"
    case .few: "An open ring"
    }
  }
}
