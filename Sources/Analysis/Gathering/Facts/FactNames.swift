import Bytes
import Records

/// The names in a batch of facts, by the numbers that its rows use.
struct FactNames {
  var releases = NameTable<GatheredNames.Release>()
  var bundles = NameTable<GatheredNames.Bundle>()
  var systems = NameTable<InboxNames.System>()
  var devices = NameTable<DeviceFacts>()
  var crashes = NameTable<String>()
  var symptoms = SymptomCodes()

  init() {}

  /// Reads what `pack` wrote.
  init(_ reader: inout PackedReader) {
    var strings: [String] = []
    for _ in 0..<reader.boundedCount() { strings.append(reader.text()) }
    func name(_ number: Int) -> String { number < strings.count ? strings[number] : "" }
    func optionalName(_ number: Int) -> String? { number == 0 ? nil : name(number - 1) }
    for _ in 0..<reader.boundedCount() {
      let app = name(reader.count())
      let version = optionalName(reader.count())
      _ = releases.number(of: GatheredNames.Release(app: app, version: version))
    }
    for _ in 0..<reader.boundedCount() {
      let app = name(reader.count())
      let identifier = name(reader.count())
      _ = bundles.number(of: GatheredNames.Bundle(app: app, identifier: identifier))
    }
    for _ in 0..<reader.boundedCount() {
      let system = name(reader.count())
      let version = optionalName(reader.count())
      _ = systems.number(of: InboxNames.System(name: system, version: version))
    }
    for _ in 0..<reader.boundedCount() {
      let model = optionalName(reader.count())
      let device = optionalName(reader.count())
      _ = devices.number(of: DeviceFacts(model: model, name: device))
    }
    for _ in 0..<reader.boundedCount() { _ = crashes.number(of: reader.text()) }
    for _ in 0..<reader.boundedCount() {
      _ = symptoms.bits(of: [Symptom(rawValue: reader.text())])
    }
  }

  func pack(into buffer: inout ByteBuffer) {
    var strings = NameTable<String>()
    func number(_ text: String) -> Int { Int(strings.number(of: text)) }
    func optional(_ text: String?) -> Int { text.map { number($0) + 1 } ?? 0 }
    var numbers: [[Int]] = [[], [], [], []]
    for release in releases.names {
      numbers[0] += [number(release.app), optional(release.version)]
    }
    for bundle in bundles.names { numbers[1] += [number(bundle.app), number(bundle.identifier)] }
    for system in systems.names { numbers[2] += [number(system.name), optional(system.version)] }
    for device in devices.names { numbers[3] += [optional(device.model), optional(device.name)] }
    buffer.append(count: strings.count)
    for text in strings.names { buffer.append(packed: text) }
    for table in numbers {
      buffer.append(count: table.count / 2)
      for number in table { buffer.append(count: number) }
    }
    buffer.append(count: crashes.count)
    for crash in crashes.names { buffer.append(packed: crash) }
    let own = symptoms.symptoms.dropFirst(Symptom.vocabulary.count)
    buffer.append(count: own.count)
    for symptom in own { buffer.append(packed: symptom.rawValue) }
  }
}
