import Bytes
import Records

extension BlockDraft {
  mutating func addDevice(
    _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>
  ) {
    let device = DeviceValue(bytes, in: range, tables: tables)
    let name = device.name.map(text.string)
    if trailer.device.model == nil {
      trailer.device.model = device.model.map(text.string)
    }
    if let name {
      if let old = trailer.device.name {
        if DeviceFacts.isGeneric(old), !DeviceFacts.isGeneric(name) {
          trailer.device.name = name
        }
      } else if device.isWhole || ValueShape(tables: tables).isName(bytes, range),
        range.contains(where: { bytes[$0].isLetter || bytes[$0] >= 0x80 })
      {
        trailer.device.name = name
      }
    }
    if let aside = range.upperBound > range.lowerBound ? SystemName.first(bytes, in: range) : nil {
      addAside(aside.range.lowerBound..<range.upperBound, text, bytes)
    }
  }

  /// Adds a system or a device that stands in brackets or behind a sign beside another fact.
  mutating func addAside(
    _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>
  ) {
    let inner = bytes.trimmed(range) {
      $0.isBlank || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") || AppValue.isJoiner($0)
    }
    for piece in BareReader.pieces(bytes, in: inner, atDashes: true) {
      for part in BareReader.pieces(bytes, in: piece, atDashes: false) where !part.isEmpty {
        if let name = SystemName(bytes, at: part.lowerBound, before: part.upperBound) {
          let system = SystemValue(
            bytes, in: name.range.lowerBound..<part.upperBound, label: nil, tables: tables)
          if asideSystem == nil, system.version != nil {
            asideSystem = facts(system, text, bytes, part, nil)
          }
        } else {
          let device = DeviceValue(bytes, in: part, tables: tables)
          if asideDevice == nil, device.isWhole {
            asideDevice = DeviceFacts(
              model: device.model.map(text.string), name: device.name.map(text.string))
          }
        }
      }
    }
  }
}
