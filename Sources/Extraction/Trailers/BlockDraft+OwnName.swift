import Assets
import Bytes
import Records

extension BlockDraft {
  /// `Moonkite: 0.9.4`, `Harborline version: 7.9.6`, `Harborline package: org.example.harborline`.
  mutating func addUnknown(
    _ value: LabelledValue, _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>
  ) {
    if let near = tables.label(near: value.label, in: bytes), near.fact != .other {
      var corrected = value
      corrected.entry = near
      if ValueShape(tables: tables).judged(corrected, bytes).isFitting {
        trailer.fields.removeLast()
        add(corrected, of: text)
        return
      }
    }
    let word = bytes.lastWord(in: value.label)
    let name = bytes.trimmed(value.label.lowerBound..<word.lowerBound)
    if !name.isEmpty, let entry = tables.label(bytes, word) {
      switch entry.fact {
      case .bundleID:
        trailer.app.bundleID =
          trailer.app.bundleID ?? ValueShape.bundleID(bytes, range).map(text.string)
        return
      case .build:
        if trailer.app.build == nil { trailer.app.build = build(range, text, bytes) }
        return
      case .appVersion:
        addOwnName(name, range, text, bytes)
        return
      default: break
      }
    }
    addOwnName(value.label, range, text, bytes)
  }

  private mutating func addOwnName(
    _ name: Range<Int>, _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>
  ) {
    let app = AppValue(bytes, in: range, tables: tables)
    guard app.version != nil, app.name == nil, app.isCertain, !app.hasOtherWords else { return }
    ownNames.append(
      OwnName(
        name: text.string(name), version: app.version.map(text.string),
        build: app.build.map(text.string)))
  }

  /// The app's own name as label: the one that the block names, that the configuration knows, or
  /// the first.
  mutating func takeOwnName() {
    guard trailer.app.version == nil, !ownNames.isEmpty, !hasVersionLine else {
      return
    }
    let named = trailer.app.name
    let own =
      ownNames.first { $0.name == named } ?? ownNames.first {
        rules.apps.app(named: $0.name) != nil
      }
      ?? ownNames.first
    guard let own, named == nil || named == own.name else { return }
    trailer.app.name = own.name
    trailer.app.version = own.version
    trailer.app.build = trailer.app.build ?? own.build
  }
}
