import Analysis

/// A section of the page below the verdict: a question, and what answers it.
struct PageSection {
  /// The name by which links find it.
  let anchor: String
  /// What the navigation calls it.
  let link: (any Phrases) -> String
  /// The reader's question.
  let heading: (Page) -> String
  /// Whether there is anything to show.
  let isShown: (Page) -> Bool
  let write: (Page, inout HTMLWriter) -> Void

  /// All of them, in the order of the page.
  static var all: [PageSection] {
    [
      PageSection(
        anchor: "releases", link: { $0.releasesLink }, heading: { $0.phrases.releasesHeading },
        isShown: { !$0.overview.apps.isEmpty }, write: { LanesSection($0).write(to: &$1) }),
      PageSection(
        anchor: "regressions", link: { $0.regressionsLink },
        heading: { $0.phrases.regressionsHeading },
        isShown: { !$0.findings.regressions.isEmpty || !$0.findings.watchList.isEmpty },
        write: { RegressionsSection($0).write(to: &$1) }),
      PageSection(
        anchor: "days", link: { $0.daysLink }, heading: { $0.phrases.daysHeading },
        isShown: { !$0.overview.apps.isEmpty && $0.overview.days != nil },
        write: { DaysSection($0).write(to: &$1) }),
      PageSection(
        anchor: "systems", link: { $0.systemsLink }, heading: { SystemsSection($0).heading },
        isShown: { SystemsSection($0).isShown }, write: { SystemsSection($0).write(to: &$1) }),
      PageSection(
        anchor: "topics", link: { $0.topicsLink }, heading: { $0.phrases.topicsHeading },
        isShown: { !$0.findings.topics.isEmpty }, write: { TopicsSection($0).write(to: &$1) }),
      PageSection(
        anchor: "all", link: { $0.tableLink }, heading: { $0.phrases.tableHeading },
        isShown: { !$0.findings.releases.isEmpty }, write: { TableSection($0).write(to: &$1) }),
      PageSection(
        anchor: "unplaced", link: { $0.unplacedLink }, heading: { $0.phrases.unplacedHeading },
        isShown: { UnplacedSection($0).isShown }, write: { UnplacedSection($0).write(to: &$1) }),
    ]
  }
}
