import Assets
import Bytes
import Records

extension BlockDraft {
  mutating func addSystem(
    _ value: LabelledValue, _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>
  ) {
    if SystemName.first(bytes, in: range) == nil {
      let device = DeviceValue(bytes, in: range, tables: tables)
      if device.isWhole, value.entry?.system == nil {
        addDevice(range, text, bytes)
        return
      }
    }
    let system = SystemValue(bytes, in: range, label: value.entry?.system, tables: tables)
    take(facts(system, text, bytes, range, value.entry?.system))
    if system.isWhole, !bytes.trimmed(system.rest).isEmpty {
      addAside(system.rest, text, bytes)
    }
  }

  func facts(
    _ system: SystemValue, _ text: CleanLine, _ bytes: Span<UInt8>, _ range: Range<Int>,
    _ label: String?
  ) -> SystemFacts {
    guard
      system.isWhole || system.isKnownName
        || system.version != nil && label != nil && bytes.wordCount(in: range) <= 4
    else {
      return SystemFacts(name: plainName(system, text, bytes, range))
    }
    return SystemFacts(
      name: system.name, version: system.version.map(text.string),
      build: system.build.map(text.string))
  }

  /// A name that is not known, alone in its value: `Haiku`.
  private func plainName(
    _ system: SystemValue, _ text: CleanLine, _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> String? {
    guard system.version == nil, bytes.wordCount(in: range) <= 2,
      range.contains(where: { bytes[$0].isCapital })
    else { return nil }
    return text.string(bytes.trimmed(range))
  }

  /// Adds what a line says of the system to what others said.
  mutating func take(_ system: SystemFacts) {
    let known = trailer.os
    if let version = known.version, let other = system.version, version != other { return }
    trailer.os = SystemFacts(
      name: known.name ?? system.name, version: known.version ?? system.version,
      build: known.build ?? system.build)
  }

  mutating func addLocale(
    _ value: LabelledValue, _ range: Range<Int>, _ bytes: Span<UInt8>
  ) {
    guard let code = LocaleValue.code(bytes, in: range) else { return }
    let rank = code.contains("-") ? 2 : 1
    if rank > localeRank {
      trailer.locale = code
      localeRank = rank
    }
  }
}
