import Records

extension Judgement {
  mutating func addTopics() {
    struct Key: Hashable {
      let release: Int
      let symptom: Int
    }
    var topics: [Key: (all: Int, lately: Int)] = [:]
    for report in inbox.reports
    where report.isInScope && counts.showsRelease[Int(report.release)] {
      let isLate = report.day.map { $0 > day - 7 && $0 <= day } ?? false
      SymptomCodes.forEach(in: report.symptoms) { symptom in
        let key = Key(release: Int(report.release), symptom: symptom)
        let count = topics[key] ?? (0, 0)
        topics[key] = (count.all + 1, count.lately + (isLate ? 1 : 0))
      }
    }
    let keys = topics.keys.sorted { left, right in
      left.release != right.release
        ? left.release < right.release : symptom(left.symptom) < symptom(right.symptom)
    }
    for key in keys {
      guard let count = topics[key] else { continue }
      findings.topics.append(
        TopicCount(
          app: appName(ofRelease: key.release), version: version(key.release),
          symptom: symptom(key.symptom), reports: count.all, lastSevenDays: count.lately))
    }
  }

  mutating func addUnclassified() {
    findings.unclassified.reports = inbox.totals.unclassified
    findings.unclassified.reasons = inbox.reasons
    var subjects: [String] = []
    for reason in Unclassified.Reason.allCases {
      let mails = (tally.unclassified.mails[reason] ?? [])
        .filter { inbox.unclassified.contains($0.digest) }
      subjects += mails.compactMap(\.subject)
      for mail in mails.prefix(3) {
        findings.unclassified.examples.append(
          Unclassified.Example(path: mail.path, offset: mail.offset, reason: reason))
      }
    }
    findings.unclassified.candidates = SubjectCandidates.find(subjects)
  }
}
