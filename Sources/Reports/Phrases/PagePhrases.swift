import Analysis

/// The frame of the page: its title, its head, and the questions of its sections.
protocol PagePhrases: Sendable {
  var brand: String { get }
  var sections: String { get }
  var skipLink: String { get }

  var releasesLink: String { get }
  var regressionsLink: String { get }
  var daysLink: String { get }
  var systemsLink: String { get }
  var topicsLink: String { get }
  var tableLink: String { get }
  var unplacedLink: String { get }

  var releasesHeading: String { get }
  var regressionsHeading: String { get }
  var daysHeading: String { get }
  var topicsHeading: String { get }
  var tableHeading: String { get }
  var unplacedHeading: String { get }

  /// The verdict and the days, as a tab or a list of mails shows it.
  func title(_ verdict: Sentence, period: String?) -> String

  /// What the sign of a state shows.
  func sign(_ state: ReleaseState) -> String
}
