package import Records

/// The mail of one release on one system version or device: how much of it is about a symptom.
package struct SystemCell: Hashable, Sendable {
  package var app: String
  package var version: String
  /// `iPadOS 26.3`, or nil when the cell is about a device.
  package var system: String?
  /// A device's name, or nil when the cell is about a system.
  package var device: String?
  package var symptom: Symptom
  /// First contacts about the symptom.
  package var reports: Int
  /// First contacts in all.
  package var total: Int

  package init(
    app: String, version: String, system: String?, device: String?, symptom: Symptom, reports: Int,
    total: Int
  ) {
    self.app = app
    self.version = version
    self.system = system
    self.device = device
    self.symptom = symptom
    self.reports = reports
    self.total = total
  }
}
