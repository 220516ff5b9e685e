import Analysis

/// What the last report told, against which a report has news (`report.md`, section 6).
struct ReportMemory: Hashable {
  private(set) var entries: [ReportedEntry]

  init(_ entries: [ReportedEntry] = []) { self.entries = entries }

  /// Tells what is new, and remembers what is told.
  ///
  /// A regression is news when it is new, got worse or is resolved; what was resolved before anybody
  /// told it isn't.
  ///
  /// - Parameter isWhole: whether all regressions of the inbox are among them; the others are
  ///   forgotten then.
  mutating func tell(_ regressions: inout [Regression], isWhole: Bool) {
    var rest = entries
    func take(where isMatch: (ReportedEntry) -> Bool) -> ReportedEntry? {
      rest.firstIndex(where: isMatch).map { rest.remove(at: $0) }
    }
    // The same place first: a fault may have two entries of different places.
    var earlier = regressions.map { regression in
      take { $0.id == regression.id && $0.isSameFault(as: regression) }
    }
    for (index, regression) in regressions.enumerated() where earlier[index] == nil {
      earlier[index] = take { $0.isSameFault(as: regression) }
    }
    for (index, before) in earlier.enumerated() {
      let isResolved = regressions[index].status == .resolved
      if !isResolved { regressions[index].status = before == nil ? .new : .ongoing }
      regressions[index].isNews =
        if let before {
          before.isResolved != isResolved
            || !isResolved && before.level == .watch && regressions[index].level == .broken
        } else {
          !isResolved
        }
    }
    entries =
      zip(regressions, earlier).map { ReportedEntry($0, firstAlarm: $1?.firstAlarm) }
      + (isWhole ? [] : rest)
  }
}
