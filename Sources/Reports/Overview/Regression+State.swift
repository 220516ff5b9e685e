import Analysis
import Bytes
import Records

extension Regression {
  /// The state that it gives its release.
  var state: ReleaseState {
    switch (status, level) {
    case (.resolved, _): .resolved
    case (_, .broken): .broken
    case (_, .watch): .watch
    }
  }

  /// Whether the last of its mails is more than a week old at that time.
  func isOver(_ reference: Timestamp) -> Bool { reference.day - lastSeen.day > 7 }

  /// Whether it is about crashes and about the start of the app: one sentence says both.
  var isCrashAtLaunch: Bool {
    let codes = ["crash", "launch"]
    let both = ([symptom].compactMap(\.self) + also).map(\.rawValue)
    return symptom.map { codes.contains($0.rawValue) } ?? false && codes.allSatisfy(both.contains)
  }

  /// Cells that share the release or the system with the entry and are without its fault: at least
  /// five mails, and less than a third of the share.
  var fineCells: [Comparison] {
    guard let system = os?.version,
      let focus = compare.first(where: { $0.version == version && $0.systemVersion == system }),
      focus.total > 0
    else { return [] }
    return compare.filter { cell in
      let isNeighbour = (cell.version == version) != (cell.systemVersion == system)
      return isNeighbour && cell.total >= 5
        && Double(cell.reports) / Double(cell.total)
          < Double(focus.reports) / Double(focus.total) / 3
    }
  }
}
