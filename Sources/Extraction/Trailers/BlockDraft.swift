import Assets
import Bytes
import Records

/// A block in the making: the facts of the lines so far, and what decides between lines of the same
/// kind.
struct BlockDraft {
  let tables: ReferenceTables
  let rules: ExtractionRules
  /// Bytes of a value (`reliability.md`, section 2).
  static let valueLimit = RecordLimits.valueBytes

  var trailer = Trailer()
  /// What each fact was read from, when that is to be explained.
  var grounds: BlockGrounds?
  /// Whether the block is a form that names people, so that `Name` is theirs.
  var hasPersonLines = false
  /// How well the label names an app: 3 `App Name`, 2 `App`, 1 `Name`.
  var nameRank = 0
  /// The name with the number behind it that may be its version.
  var nameWithNumber: String?
  var hasVersionLine = false
  /// How well the label names the app's version: 3 `App Version`, 2 `Version`, 1 `Release`.
  var versionRank = 0
  /// The version of a label that another one outdid.
  var lesserVersion: String?
  /// A version without a label behind the first one.
  var spareVersion: String?
  /// Lines whose label may be the app's own name.
  var ownNames: [OwnName] = []
  /// Facts in brackets or behind signs, which count when no line states them.
  var asideSystem: SystemFacts?
  var asideDevice: DeviceFacts?
  /// 2 for a locale with a region, 1 for a language.
  var localeRank = 0

  /// A label that may be the app's name, and the version behind it.
  struct OwnName {
    var name: String
    var version: String?
    var build: String?
  }

  init(tables: ReferenceTables, rules: ExtractionRules) {
    self.tables = tables
    self.rules = rules
  }

  /// Adds all that a line says.
  mutating func add(_ line: BlockLine) {
    guard let text = line.text else { return }
    for value in line.values {
      if line.isExact {
        addExact(value, of: text)
      } else if line.parts.isEmpty {
        add(value, of: text)
      } else {
        trailer.fields.append(
          TrailerField(label: text.string(value.label), value: text.string(value.value)))
      }
      if grounds != nil {
        note(line, whole: value.label.lowerBound..<value.value.upperBound, value: value.value)
      }
    }
    for part in line.parts {
      add(part, of: text)
      if grounds != nil { note(line, whole: text.all, value: part.range(in: text.all)) }
    }
  }

  private func note(_ line: BlockLine, whole: Range<Int>, value: Range<Int>) {
    grounds?.note(trailer, BlockGrounds.Ground(line: line.line, whole: whole, value: value))
  }

  /// Settles what only the whole block decides.
  mutating func finish() {
    takeOwnName()
    dropPersonName()
    if trailer.os.isEmpty, let aside = asideSystem { trailer.os = aside }
    if trailer.device.isEmpty, let aside = asideDevice { trailer.device = aside }
    if trailer.os.version == nil, let version = spareVersion ?? spareSystem {
      trailer.os.version = version
    }
    // `OS: iOS` and `Version: 17.2`, and nothing of an app: the system's version.
    if trailer.os.name != nil, trailer.os.version == nil, trailer.app.name == nil,
      trailer.app.build == nil, trailer.device.isEmpty,
      trailer.app.bundleID == nil,
      hasVersionLine, let version = trailer.app.version
    {
      trailer.os.version = version
      trailer.app.version = nil
    }
  }

  /// `Name:` beside a device or a plan and no release of anything is a person's name.
  private mutating func dropPersonName() {
    guard nameRank == 1, trailer.app.version == nil, trailer.app.build == nil,
      trailer.app.bundleID == nil, trailer.os.version == nil, !hasVersionLine
    else { return }
    trailer.app.name = nil
  }

  /// The version of a lesser label, when the block names a system and not its version.
  private var spareSystem: String? {
    trailer.os.name != nil ? lesserVersion : nil
  }

  /// Adds a label and its value.
  mutating func add(_ value: LabelledValue, of text: CleanLine) {
    let bytes = text.bytes.span
    let cut =
      value.value.lowerBound..<min(value.value.upperBound, value.value.lowerBound + Self.valueLimit)
    trailer.fields.append(
      TrailerField(label: text.string(value.label), value: text.string(cut)))
    if tables.isNull(bytes, cut) {
      if value.fact == .appVersion { hasVersionLine = true }
      return
    }
    switch value.fact {
    case .app?: addApp(value, cut, text, bytes)
    case .appVersion?: addVersion(value, cut, text, bytes)
    case .build?:
      if trailer.app.build == nil { trailer.app.build = build(cut, text, bytes) }
    case .bundleID?:
      if trailer.app.bundleID == nil {
        trailer.app.bundleID = ValueShape.bundleID(bytes, cut).map(text.string)
      }
    case .os?: addSystem(value, cut, text, bytes)
    case .osBuild?:
      if trailer.os.build == nil, let build = build(cut, text, bytes) {
        trailer.os.build = build
      }
    case .device?: addDevice(cut, text, bytes)
    case .deviceName?:
      if DeviceValue(bytes, in: cut, tables: tables).isWhole {
        addDevice(cut, text, bytes)
      }
    case .locale?: addLocale(value, cut, bytes)
    case nil: addUnknown(value, cut, text, bytes)
    case .other?:
      // `Device ID: iPhone13,2`: the identifier of a model under a label of another thing.
      if trailer.device.model == nil, DeviceValue.identifier(bytes, in: cut) == bytes.trimmed(cut) {
        addDevice(cut, text, bytes)
      }
    default: break
    }
  }

  /// Adds a fact without a label.
  mutating func add(_ part: BarePart, of text: CleanLine) {
    let bytes = text.bytes.span
    switch part {
    case .app(let app):
      let name = app.name.map(text.string)
      // A version is never taken from another app's line.
      guard trailer.app.name == nil || trailer.app.name == name else { return }
      trailer.app.name = name
      if trailer.app.version == nil {
        trailer.app.version = app.version.map(text.string)
        trailer.app.build = trailer.app.build ?? app.build.map(text.string)
      }
      if let environment = app.environment { addAside(environment, text, bytes) }
    case .version(let app):
      if trailer.app.version == nil {
        trailer.app.version = app.version.map(text.string)
        trailer.app.build = trailer.app.build ?? app.build.map(text.string)
      } else if spareVersion == nil {
        spareVersion = app.version.map(text.string)
      }
    case .system(let system):
      take(facts(system, text, bytes, text.all, nil))
    case .device(let device):
      if trailer.device.model == nil {
        trailer.device.model = device.model.map(text.string)
      }
      if let name = device.name.map(text.string),
        trailer.device.name.map(DeviceFacts.isGeneric) ?? true
      {
        trailer.device.name = name
      }
    case .locale(let code): trailer.locale = trailer.locale ?? code
    case .bundleID(let range):
      trailer.app.bundleID = trailer.app.bundleID ?? text.string(range)
    case .account: break
    case .words(let range):
      if trailer.app.name == nil, trailer.app.version == nil,
        tables.kinds(bytes, range).isDisjoint(with: [.channel, .generic, .maker])
      {
        trailer.app.name = text.string(range)
      }
    }
  }
}
