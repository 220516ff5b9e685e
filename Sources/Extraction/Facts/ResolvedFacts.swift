import Records

/// The facts of one message after its sources were merged, and where they came from.
struct ResolvedFacts: Hashable, Sendable {
  var app = AppFacts()
  var os = SystemFacts()
  var device = DeviceFacts()
  var locale: String?
  var fields: [TrailerField] = []
  var evidence = Evidence()

  /// Takes the device and the system of the next source, each when no better source has any of it.
  mutating func take(
    _ device: DeviceFacts?, _ system: SystemFacts?, from source: Evidence.Source
  ) {
    if evidence.device == nil, let device, !device.isEmpty {
      self.device = device
      evidence.device = source
    }
    if evidence.os == nil, let system, !system.isEmpty {
      os = system
      evidence.os = source
    }
  }
}
