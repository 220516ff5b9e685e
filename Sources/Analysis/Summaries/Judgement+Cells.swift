import Records

extension Judgement {
  /// Releases, systems and devices of an app that get cells.
  private static let releaseLimit = 8
  private static let placeLimit = 200

  /// For the newest releases of each app: how much of the mail on each system version and device is
  /// about the symptoms that stand out, or about the commonest fault of the newest release.
  mutating func addCells() {
    for app in inbox.catalog.apps.indices {
      guard counts.showsApp[app], let newest = counts.newest[app] else { continue }
      let releases = inbox.catalog.apps[app].releases.filter { counts.showsRelease[$0] }
        .suffix(Self.releaseLimit)
      var symptoms = Set(
        detector.alarms.filter { inbox.catalog.releases[$0.release].app == app }
          .compactMap(\.symptom))
      let mails = releases.flatMap(reports(ofRelease:)).filter(\.isInScope)
      if symptoms.isEmpty, let fault = commonestFault(mails, release: newest) {
        symptoms = [fault]
      }
      addCells(releases: Array(releases), symptoms: symptoms.sorted(), mails: mails)
    }
  }

  private func commonestFault(_ mails: [SettledReport], release: Int) -> Int? {
    var counts = [Int](repeating: 0, count: tally.symptoms.count)
    for mail in mails where Int(mail.release) == release {
      SymptomCodes.forEach(in: mail.symptoms) { counts[$0] += 1 }
    }
    let faults = counts.indices.filter { detector.weights[$0] == 1 && counts[$0] > 0 }
    return faults.max { (counts[$0], $1) < (counts[$1], $0) }
  }

  private mutating func addCells(releases: [Int], symptoms: [Int], mails: [SettledReport]) {
    struct Key: Hashable {
      let release: Int
      let place: String
      let isSystem: Bool
    }
    struct Place: Hashable {
      let name: String
      let isSystem: Bool
    }
    var totals: [Place: Int] = [:]
    var groups: [Key: [SettledReport]] = [:]
    func add(_ mail: SettledReport, _ place: Place) {
      totals[place, default: 0] += 1
      let key = Key(release: Int(mail.release), place: place.name, isSystem: place.isSystem)
      groups[key, default: []].append(mail)
    }
    for mail in mails {
      if mail.system >= 0 {
        let system = inbox.places.systems[Int(mail.system)]
        if let version = system.version {
          add(mail, Place(name: "\(system.name) \(version)", isSystem: true))
        }
      }
      if mail.device >= 0 {
        add(mail, Place(name: inbox.places.deviceNames[Int(mail.device)], isSystem: false))
      }
    }
    for isSystem in [true, false] {
      let places = totals.keys.filter { $0.isSystem == isSystem }.sorted { left, right in
        let counts = (totals[left] ?? 0, totals[right] ?? 0)
        return counts.0 != counts.1
          ? counts.0 > counts.1 : left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
      }.prefix(Self.placeLimit)
      for release in releases.reversed() {
        for place in places {
          let group =
            groups[Key(release: release, place: place.name, isSystem: isSystem)] ?? []
          guard !group.isEmpty else { continue }
          for symptom in symptoms {
            findings.cells.append(
              SystemCell(
                app: appName(ofRelease: release), version: version(release),
                system: isSystem ? place.name : nil, device: isSystem ? nil : place.name,
                symptom: self.symptom(symptom),
                reports: group.count { $0.symptoms >> UInt64(symptom) & 1 == 1 },
                total: group.count))
          }
        }
      }
    }
  }
}
