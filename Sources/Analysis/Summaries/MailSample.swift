/// The mails of some apps of which the text is known.
struct MailSample {
  struct Mail {
    let excerpt: Excerpt
    let report: SettledReport
  }

  /// By number of the app, in the order of time.
  private var mails: [Int: [Mail]] = [:]

  init(apps: Set<Int>, tally: borrowing Tally, inbox: SettledInbox) {
    var excerpts: [UInt64: PackedExcerpt] = [:]
    for app in apps {
      for release in inbox.catalog.apps[app].releases {
        for name in inbox.catalog.releases[release].names {
          for symptom in 0...ExcerptStore.noSymptom {
            let cell = ExcerptStore.Cell(release: name, symptom: symptom)
            for excerpt in tally.excerpts[cell] {
              if let known = excerpts[excerpt.digest], known.precedes(excerpt) { continue }
              excerpts[excerpt.digest] = excerpt
            }
          }
        }
      }
    }
    for report in inbox.reports where report.time > 0 {
      guard let excerpt = excerpts[report.digest] else { continue }
      let app = inbox.catalog.releases[Int(report.release)].app
      mails[app, default: []].append(Mail(excerpt: Excerpt(excerpt), report: report))
    }
  }

  /// The mails of an app, in the order of time.
  func mails(ofApp app: Int) -> [Mail] { mails[app] ?? [] }
}
