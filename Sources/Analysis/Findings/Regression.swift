package import Bytes
package import Records

/// A release that makes people complain more than it should (`regressions.md`).
package struct Regression: Hashable, Sendable {
  /// How sure and how large it is.
  package enum Level: String, CaseIterable, Hashable, Sendable {
    case broken
    case watch
  }

  /// Where it stands in time.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    case new
    case ongoing
    case resolved
  }

  /// The system that it is confined to.
  package struct System: Hashable, Sendable {
    package var name: String
    /// `26.3`, a major version `26`, or nil for all of that system.
    package var version: String?

    package init(name: String, version: String?) {
      self.name = name
      self.version = version
    }
  }

  /// One cell of the table "the release or the system?".
  package struct Comparison: Hashable, Sendable {
    package var version: String
    package var systemVersion: String
    package var reports: Int
    package var total: Int

    package init(version: String, systemVersion: String, reports: Int, total: Int) {
      self.version = version
      self.systemVersion = systemVersion
      self.reports = reports
      self.total = total
    }
  }

  /// How many of its mails came from one device.
  package struct DeviceCount: Hashable, Sendable {
    package var name: String
    package var reports: Int

    package init(name: String, reports: Int) {
      self.name = name
      self.reports = reports
    }
  }

  /// A word that sets its mails apart.
  package struct Word: Hashable, Sendable {
    package var word: String
    package var reports: Int
    /// Of its mails, 0 to 1.
    package var share: Double
    /// Of the app's other mails on the same days, 0 to 1.
    package var shareElsewhere: Double

    package init(word: String, reports: Int, share: Double, shareElsewhere: Double) {
      self.word = word
      self.reports = reports
      self.share = share
      self.shareElsewhere = shareElsewhere
    }
  }

  /// The commonest place in its crash reports.
  package struct CrashPlace: Hashable, Sendable {
    package var signature: String
    package var reports: Int
    /// Crash reports in all.
    package var total: Int

    package init(signature: String, reports: Int, total: Int) {
      self.signature = signature
      self.reports = reports
      self.total = total
    }
  }

  /// App, release, symptom and where confined system and device, in lower case with hyphens.
  package var id: String
  package var app: String
  package var version: String
  /// The release before it, if any.
  package var previous: String?
  /// Nil: all mail of that release.
  package var symptom: Symptom?
  package var os: System?
  package var device: DeviceFacts?
  /// Symptoms that the same mails carry too.
  package var also: [Symptom]
  package var level: Level
  package var status: Status
  /// Whether a quiet run tells it: what it was in the last report, or resolved, is no news.
  package var isNews: Bool
  package var firstAlarm: Timestamp
  package var firstSeen: Timestamp
  package var lastSeen: Timestamp
  package var reports: Int
  package var reporters: Int
  package var unanswered: Int?
  package var expected: Double
  package var ratio: Double
  package var ratioLow: Double
  package var ratioHigh: Double
  package var qValue: Double
  package var groupsTested: Int
  package var compare: [Comparison] = []
  package var devices: [DeviceCount] = []
  package var words: [Word] = []
  package var crash: CrashPlace?
  /// Some of its mails, the earliest first, one for each person; at most 10.
  package var messageIDs: [String]
  /// Its mails a day, from the first; days without mail left out.
  package var daily: [DailyCount] = []
  /// Reports for 1000 user-days of the release between its first and last report; nil without
  /// exposure.
  package var rateUsers: Double?
  /// Some mails to show, chosen for variety; at most 5.
  package var examples: [ExampleMail] = []

  package init(
    id: String, app: String, version: String, previous: String?, symptom: Symptom?, os: System?,
    device: DeviceFacts?, also: [Symptom], level: Level, status: Status, firstAlarm: Timestamp,
    firstSeen: Timestamp, lastSeen: Timestamp, reports: Int, reporters: Int, unanswered: Int?,
    expected: Double, ratio: Double, ratioLow: Double, ratioHigh: Double, qValue: Double,
    groupsTested: Int, messageIDs: [String]
  ) {
    self.id = id
    self.app = app
    self.version = version
    self.previous = previous
    self.symptom = symptom
    self.os = os
    self.device = device
    self.also = also
    self.level = level
    self.status = status
    isNews = status != .resolved
    self.firstAlarm = firstAlarm
    self.firstSeen = firstSeen
    self.lastSeen = lastSeen
    self.reports = reports
    self.reporters = reporters
    self.unanswered = unanswered
    self.expected = expected
    self.ratio = ratio
    self.ratioLow = ratioLow
    self.ratioHigh = ratioHigh
    self.qValue = qValue
    self.groupsTested = groupsTested
    self.messageIDs = messageIDs
  }
}
