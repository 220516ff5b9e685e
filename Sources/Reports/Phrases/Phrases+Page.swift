import Analysis
import Bytes

/// The frame of the page: its title, its head, and the questions of its sections.
extension Phrases {
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

  /// The verdict and the days, as a tab or a list of mails shows it.
  func title(_ page: Page) -> String {
    let verdict = verdict(page).plain
    guard let period = page.period else { return "\(verdict) – support mail" }
    return "\(verdict) – support mail, \(period)"
  }
}
