package import Records

/// How often one symptom stands in the mail of one release.
package struct TopicCount: Hashable, Sendable {
  package var app: String
  package var version: String
  package var symptom: Symptom
  package var reports: Int
  /// Those of the last seven days before the reference time.
  package var lastSevenDays: Int

  package init(app: String, version: String, symptom: Symptom, reports: Int, lastSevenDays: Int) {
    self.app = app
    self.version = version
    self.symptom = symptom
    self.reports = reports
    self.lastSevenDays = lastSevenDays
  }
}
