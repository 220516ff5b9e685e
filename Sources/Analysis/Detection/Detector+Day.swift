private import Glibc

extension Detector {
  /// Takes the reports of a day: into the sums of their releases, then, with all sums known, into the
  /// evidence of their releases.
  mutating func take(_ places: [Int], day: Int) {
    var placesByRelease: [Int: [Int]] = [:]
    for place in places {
      let report = series[place]
      let history = history(of: report)
      history.add(report, place: place)
      if report.symptoms & history.reported == 0 { all.add(report) }
      placesByRelease[report.release, default: []].append(place)
      dailyReports[history.app][day, default: 0] += 1
      if report.system >= 0 {
        familiesOfApp[history.app].insert(inbox.places.systems[report.system].family)
      }
    }
    let apps = Set(placesByRelease.keys.map { inbox.catalog.releases[$0].app }).sorted()
    var oddsByRelease: [Int: [Double]] = [:]
    for app in apps {
      for (release, odds) in expectedOdds(app: app, day: day) where placesByRelease[release] != nil
      {
        oddsByRelease[release] = odds
      }
    }
    let releases = placesByRelease.keys.sorted()
    for release in releases {
      guard let odds = oddsByRelease[release], let history = self.releases[release] else {
        continue
      }
      for place in placesByRelease[release] ?? [] {
        let report = series[place]
        guard report.symptoms & history.reported == 0, let version = systemVersion(of: report)
        else {
          continue
        }
        systems.add(report, version: version, odds: odds)
      }
    }
    for release in releases {
      guard let odds = oddsByRelease[release] else { continue }
      addEvidence(placesByRelease[release] ?? [], release: release, odds: odds, day: day)
    }
  }

  private mutating func history(of report: CaseReport) -> ReleaseHistory {
    if let known = releases[report.release] { return known }
    let history = ReleaseHistory(
      number: report.release, app: inbox.catalog.releases[report.release].app, firstDay: report.day,
      order: VersionOrder(inbox.catalog.releases[report.release].version ?? ""),
      symptoms: symptomCount)
    releases[report.release] = history
    watched.append(report.release)
    return history
  }

  func systemVersion(of report: CaseReport) -> Int? {
    report.system < 0 ? nil : inbox.places.systems[report.system].minor
  }

  /// For each release of an app with mail on `day`: by symptom the odds of a report to be about it,
  /// from older releases, without the factor of the system.
  private func expectedOdds(app: Int, day: Int) -> [(release: Int, odds: [Double])] {
    var older = OlderReleases(symptoms: symptomCount)
    let mix = (0..<symptomCount).map { symptom -> Double in
      let share =
        (max(all.counted[symptom], 0) + 34 / Double(symptomCount)) / (max(all.reports, 0) + 34)
      return share / (1 - share)
    }
    var result: [(release: Int, odds: [Double])] = []
    for release in searched[app] {
      guard let history = releases[release] else { continue }
      if history.today.day == day {
        history.variances = older.variances(mix: mix)
        if Double(Self.leastOlder) <= older.reports { history.isTested = true }
        result.append((release, older.odds(mix: mix)))
      }
      older.add(history, day: day)
    }
    return result
  }

  private func addEvidence(_ places: [Int], release: Int, odds: [Double], day: Int) {
    guard let history = releases[release], history.isWatched || !history.nodes.isEmpty else {
      return
    }
    var strata: [Int: (stratum: Stratum, divergences: [Double])] = [:]
    for place in places {
      let report = series[place]
      let version = systemVersion(of: report) ?? -1
      let known: (stratum: Stratum, divergences: [Double])
      if let made = strata[version] {
        known = made
      } else {
        var own = odds
        if version >= 0 {
          let factors = systems.factors(version: version, day: day, without: release)
          for symptom in own.indices { own[symptom] *= factors[symptom] }
        }
        for symptom in own.indices { own[symptom] = min(own[symptom], 9) }
        let stratum = Stratum(odds: own)
        known = (stratum, stratum.divergences())
        strata[version] = known
      }
      for node in inbox.places.nodes(system: report.system, device: report.device) {
        if history.nodes[node] == nil {
          guard history.isWatched else { continue }
          history.nodes[node] = NodeEvidence()
        }
        history.nodes[node]?.add(
          symptoms: report.symptoms, counted: report.counted, stratum: known.stratum,
          divergences: known.divergences)
      }
      if history.isWatched { history.watched.append((place, known.stratum)) }
      history.needsJudgement = true
    }
  }
}
