package import Records

/// One of the facts that a block, a subject or a mail program can state.
package enum ExplainedFact: Int, CaseIterable, Hashable, Sendable {
  case appName, appVersion, appBuild, bundleID
  case systemName, systemVersion, systemBuild
  case deviceName, deviceModel
  case locale

  func value(in trailer: Trailer) -> String? {
    value(trailer.app, trailer.os, trailer.device, trailer.locale)
  }

  /// What a record says of it.
  package func value(in record: MessageRecord) -> String? {
    value(record.app, record.os, record.device, record.locale)
  }

  func value(
    _ app: AppFacts, _ system: SystemFacts, _ device: DeviceFacts, _ locale: String?
  ) -> String? {
    switch self {
    case .appName: app.name
    case .appVersion: app.version
    case .appBuild: app.build
    case .bundleID: app.bundleID
    case .systemName: system.name
    case .systemVersion: system.version
    case .systemBuild: system.build
    case .deviceName: device.name
    case .deviceModel: device.model
    case .locale: locale
    }
  }
}
