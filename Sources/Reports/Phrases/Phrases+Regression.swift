import Analysis
import Bytes
import Records

extension Phrases {
  /// `Lumen Notes 4.2.0`.
  func release(_ app: String, _ version: String) -> Untrusted {
    Untrusted("\(Untrusted(name: app).cleaned) \(Untrusted(name: version).cleaned)", limit: 201)
  }

  /// `iPadOS 26.3`, or nil when the entry is not confined to a system.
  func system(_ regression: Regression) -> Untrusted? {
    guard let os = regression.os else { return nil }
    return Untrusted([os.name, os.version].compactMap(\.self).joined(separator: " "), limit: 100)
  }

  /// `iPad Pro 11-inch (M4)`, or nil when the entry is not confined to a device.
  func device(_ regression: Regression) -> Untrusted? {
    guard let device = regression.device, let name = device.name ?? device.model else {
      return nil
    }
    return Untrusted(name: name)
  }

  /// `iPadOS 26.3`, a device, or both; nil when the entry is confined to neither.
  func place(_ regression: Regression) -> Sentence? {
    switch (system(regression), device(regression)) {
    case (let system?, let device?): "\(device) with \(system)"
    case (let system?, nil): "\(system)"
    case (nil, let device?): "\(device)"
    case (nil, nil): nil
    }
  }

  /// `crash on iPadOS 26.3`.
  func subject(_ regression: Regression) -> Sentence {
    let what: Sentence =
      regression.symptom.map { "\(symptom($0).noun)" } ?? "more mail in all"
    if let place = place(regression) { return "\(what) on \(place)" }
    return what
  }

  /// `Crash at launch`, the title of a card.
  func title(_ regression: Regression) -> String {
    guard let symptom = regression.symptom else { return "More mail in all" }
    if isCrashAtLaunch(regression) { return "Crash at launch" }
    return self.symptom(symptom).title
  }

  /// The verdict: `Lumen Notes 4.2.0 crashes at launch on iPadOS 26.3`.
  ///
  /// It says that the app does something only of an entry that is confined to a system or a device;
  /// of any other it is known only that there is more mail.
  func headline(_ regression: Regression) -> Sentence {
    let name = release(regression.app, regression.version)
    guard let symptom = regression.symptom else {
      return "\(strong: name) brings more mail than earlier releases did"
    }
    let phrase = self.symptom(symptom)
    guard let place = place(regression) else {
      return "\(strong: name) brings more \(phrase.noun) mail"
    }
    let verb = isCrashAtLaunch(regression) ? "crashes at launch" : phrase.verb
    return "\(strong: name) \(verb) on \(place)"
  }

  /// `38 mails from 34 people, 3.6 expected: 10.6× as many (7.5 to 14.5)`.
  func numbers(_ regression: Regression) -> Sentence {
    let mails = self.mails(regression.reports)
    let people = self.people(regression.reporters)
    let expected = NumberText.decimal(regression.expected)
    guard regression.reports >= 3 else { return "\(mails) from \(people), \(expected) expected" }
    let low = NumberText.decimal(regression.ratioLow)
    let high = NumberText.decimal(regression.ratioHigh)
    return """
      \(mails) from \(people), \(expected) expected: \
      \(times(regression.ratio)) as many (\(low)\u{A0}to\u{A0}\(high))
      """
  }

  /// `since 8 Mar, ongoing`, or `2 Feb to 13 Feb, resolved`.
  func time(_ regression: Regression) -> String {
    let first = shortDay(regression.firstSeen.day)
    return switch regression.status {
    case .resolved: "\(first) to \(shortDay(regression.lastSeen.day)), resolved"
    case .new, .ongoing: "since \(first), ongoing"
    }
  }

  /// The word of the sign: `broken`.
  func state(_ state: ReleaseState) -> String {
    switch state {
    case .broken: "Broken"
    case .watch: "Watch"
    case .resolved: "Resolved"
    case .usual: "Usual"
    case .few: "Too few"
    }
  }

  private func isCrashAtLaunch(_ regression: Regression) -> Bool {
    let codes = ["crash", "launch"]
    let both = ([regression.symptom].compactMap(\.self) + regression.also).map(\.rawValue)
    return regression.symptom.map { codes.contains($0.rawValue) } ?? false
      && codes.allSatisfy(both.contains)
  }
}

extension Regression {
  /// The state that it gives its release.
  var state: ReleaseState {
    switch (status, level) {
    case (.resolved, _): .resolved
    case (_, .broken): .broken
    case (_, .watch): .watch
    }
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
