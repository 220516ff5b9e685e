import Assets
import Bytes
import Records

/// Puts the facts of a block's lines together.
struct BlockAssembler: Sendable {
  private let tables: ReferenceTables
  private let rules: ExtractionRules
  /// Bytes of a value (`reliability.md`, section 2).
  private static let valueLimit = 4096

  init(tables: ReferenceTables, rules: ExtractionRules) {
    self.tables = tables
    self.rules = rules
  }

  /// What is known so far, with what decides between lines of the same kind.
  private struct Draft {
    var trailer = Trailer()
    /// How well the label names an app: 3 `App Name`, 2 `App`, 1 `Name`.
    var nameRank = 0
    /// The name with the number behind it that may be its version, and whether it is one.
    var nameWithNumber: String?
    var hasVersionLine = false
    /// How well the label names the app's version: 3 `App Version`, 2 `Version`, 1 `Release`.
    var versionRank = 0
    /// The version of a label that another one outdid.
    var lesserVersion: String?
    var hasPersonLines = false
    /// Versions without labels behind the first.
    var spareVersion: String?
    var makerName: String?
    var familyName: String?
    /// A line whose label may be the app's own name.
    var ownNames: [(name: String, value: AppValue, line: CleanLine)] = []
    /// Facts in brackets or behind signs, which count when no line states them.
    var asideSystem: SystemFacts?
    var asideDevice: DeviceFacts?
    var localeRank = 0
  }

  /// The block that the lines make; `continued` holds values that go on in the next line.
  func trailer(_ lines: [BlockLine]) -> Trailer {
    var draft = Draft()
    draft.hasPersonLines =
      lines.contains { line in line.values.contains { $0.fact == .contact } }
      || lines.contains { hasEmail($0) }
    for line in lines {
      guard let text = line.text else { continue }
      for value in line.values {
        if line.parts.isEmpty {
          add(value, of: text, to: &draft)
        } else {
          draft.trailer.fields.append(
            TrailerField(label: text.string(value.label), value: text.string(value.value)))
        }
      }
      for part in line.parts { add(part, of: text, to: &draft) }
    }
    finish(&draft)
    return draft.trailer
  }

  private func hasEmail(_ line: BlockLine) -> Bool {
    line.values.contains { value in
      guard value.fact == .other, let text = line.text else { return false }
      let bytes = text.bytes.span
      return value.value.contains { bytes[$0] == UInt8(ascii: "@") }
    }
  }

  private func add(_ value: LabelledValue, of text: CleanLine, to draft: inout Draft) {
    let bytes = text.bytes.span
    let cut =
      value.value.lowerBound..<min(value.value.upperBound, value.value.lowerBound + Self.valueLimit)
    draft.trailer.fields.append(
      TrailerField(label: text.string(value.label), value: text.string(cut)))
    if tables.isNull(bytes, cut) {
      if value.fact == .appVersion { draft.hasVersionLine = true }
      return
    }
    switch value.fact {
    case .app?: addApp(value, cut, text, bytes, to: &draft)
    case .appVersion?: addVersion(value, cut, text, bytes, to: &draft)
    case .build?:
      if draft.trailer.app.build == nil { draft.trailer.app.build = build(cut, text, bytes) }
    case .bundleID?:
      if draft.trailer.app.bundleID == nil {
        draft.trailer.app.bundleID = ValueShape.bundleID(bytes, cut).map(text.string)
      }
    case .os?: addSystem(value, cut, text, bytes, to: &draft)
    case .osBuild?:
      if draft.trailer.os.build == nil, let build = build(cut, text, bytes) {
        draft.trailer.os.build = build
      }
    case .device?: addDevice(cut, text, bytes, to: &draft)
    case .deviceName?:
      if DeviceValue(bytes, in: cut, tables: tables).isWhole {
        addDevice(cut, text, bytes, to: &draft)
      }
    case .maker?: draft.makerName = text.string(cut)
    case .locale?: addLocale(value, cut, bytes, to: &draft)
    case nil: addUnknown(value, cut, text, bytes, to: &draft)
    default: break
    }
  }

  private func addApp(
    _ value: LabelledValue, _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>,
    to draft: inout Draft
  ) {
    let rank = nameRank(bytes, value.label)
    if rank == 1, draft.hasPersonLines { return }
    let app = AppValue(bytes, in: range, tables: tables)
    if app.hasOtherWords && !ValueShape(tables: tables).isName(bytes, range) { return }
    guard rank > draft.nameRank else { return }
    if app.name != nil || app.version != nil { draft.nameRank = rank }
    draft.trailer.app.name = app.name.map(text.string) ?? draft.trailer.app.name
    draft.nameWithNumber = app.nameWithNumber.map(text.string)
    if !draft.hasVersionLine {
      draft.trailer.app.version = app.version.map(text.string) ?? draft.trailer.app.version
    } else if let version = app.version, draft.trailer.app.version != text.string(version) {
      // The line with the version wins, and the number belongs to the name.
      draft.trailer.app.name =
        app.build == nil ? text.string(bytes.trimmed(range)) : draft.trailer.app.name
      draft.nameWithNumber = nil
    }
    if draft.trailer.app.build == nil { draft.trailer.app.build = app.build.map(text.string) }
    if let environment = app.environment { addAside(environment, text, bytes, to: &draft) }
  }

  private func versionRank(_ bytes: Span<UInt8>, _ label: Range<Int>) -> Int {
    if bytes.spells("rel", at: label.lowerBound, before: label.upperBound) { return 1 }
    return tables.kinds(bytes, label).contains(.version) ? 2 : 3
  }

  private func nameRank(_ bytes: Span<UInt8>, _ label: Range<Int>) -> Int {
    let key = FoldedKey.of(bytes.extracting(label))
    switch String(decoding: key, as: UTF8.self) {
    case "name", "nom", "nombre", "nome", "naam", "nazwa", "имя", "название", "назва", "isim", "ad",
      "adi", "名前", "名字", "名称", "名稱", "이름", "الاسم", "שם", "namn", "navn", "nimi", "nazev",
      "nazov", "jmeno", "ime", "naziv", "име", "назив", "نام", "nev", "nume", "ονομα", "ten",
      "nama",
      "product", "produkt", "produit", "producto", "prodotto", "produto", "продукт", "urun", "製品",
      "产品", "產品", "제품":
      return 1
    case let label where label.contains("name") || label.contains("nom"): return 3
    default: return 2
    }
  }

  private func addVersion(
    _ value: LabelledValue, _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>,
    to draft: inout Draft
  ) {
    let app = AppValue(bytes, in: range, tables: tables)
    guard let version = app.version, !app.hasOtherWords else { return }
    let rank = versionRank(bytes, value.label)
    if draft.hasVersionLine, draft.trailer.app.version != nil {
      if rank <= draft.versionRank {
        draft.lesserVersion = draft.lesserVersion ?? text.string(version)
        return
      }
      draft.lesserVersion = draft.trailer.app.version
      draft.trailer.app.version = nil
    }
    draft.versionRank = rank
    let old = draft.trailer.app.version
    draft.trailer.app.version = text.string(version)
    draft.hasVersionLine = true
    if let old, old != draft.trailer.app.version, let name = draft.trailer.app.name,
      draft.nameRank > 0
    {
      // `App: Studio 2024`: the line with the version wins, and the number belongs to the name.
      draft.trailer.app.name = draft.nameWithNumber ?? "\(name) \(old)"
    }
    if let build = app.build { draft.trailer.app.build = text.string(build) }
    if draft.trailer.app.name == nil, let name = app.name, bytes.wordCount(in: name) <= 4,
      !tables.kinds(bytes, name).contains(.generic),
      SystemName(bytes, at: name.lowerBound, before: name.upperBound) == nil
    {
      draft.trailer.app.name = text.string(name)
    }
    if let environment = app.environment { addAside(environment, text, bytes, to: &draft) }
  }

  private func build(_ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>) -> String? {
    let app = AppValue(bytes, in: range, tables: tables)
    if let build = app.build, !app.hasOtherWords { return text.string(build) }
    if let token = BuildToken(bytes, in: range, tables: tables) { return text.string(token.range) }
    if let version = app.version, !app.hasOtherWords, app.name == nil {
      return text.string(version)
    }
    let trimmed = bytes.trimmed(range)
    return BuildToken.isToken(bytes, trimmed) ? text.string(trimmed) : nil
  }

  private func addSystem(
    _ value: LabelledValue, _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>,
    to draft: inout Draft
  ) {
    if SystemName.first(bytes, in: range) == nil {
      let device = DeviceValue(bytes, in: range, tables: tables)
      if device.isWhole, value.entry?.system == nil {
        addDevice(range, text, bytes, to: &draft)
        return
      }
    }
    let system = SystemValue(bytes, in: range, label: value.entry?.system, tables: tables)
    merge(facts(system, text, bytes, range, value.entry?.system), into: &draft.trailer.os)
    if system.isWhole, !bytes.trimmed(system.rest).isEmpty {
      addAside(system.rest, text, bytes, to: &draft)
    }
  }

  private func facts(
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

  private func merge(_ other: SystemFacts, into facts: inout SystemFacts) {
    if facts.version != nil, other.version != nil, facts.version != other.version { return }
    if facts.name == nil { facts.name = other.name }
    if facts.version == nil { facts.version = other.version }
    if facts.build == nil { facts.build = other.build }
  }

  private func addDevice(
    _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>, to draft: inout Draft
  ) {
    let device = DeviceValue(bytes, in: range, tables: tables)
    let name = device.name.map(text.string)
    if draft.trailer.device.model == nil {
      draft.trailer.device.model = device.model.map(text.string)
    }
    if let name {
      if let old = draft.trailer.device.name {
        if DeviceFacts.isGeneric(old), !DeviceFacts.isGeneric(name) {
          draft.trailer.device.name = name
        }
      } else if device.isWhole || ValueShape(tables: tables).isName(bytes, range),
        range.contains(where: { bytes[$0].isLetter || bytes[$0] >= 0x80 })
      {
        draft.trailer.device.name = name
      }
    }
    if let aside = range.upperBound > range.lowerBound ? SystemName.first(bytes, in: range) : nil {
      addAside(aside.range.lowerBound..<range.upperBound, text, bytes, to: &draft)
    }
  }

  /// Facts in brackets or behind a sign: a system or a device beside another fact.
  private func addAside(
    _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>, to draft: inout Draft
  ) {
    let inner = bytes.trimmed(range) {
      $0.isBlank || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") || AppValue.isJoiner($0)
    }
    for piece in BareReader.pieces(bytes, in: inner, atDashes: true) {
      for part in BareReader.pieces(bytes, in: piece, atDashes: false) where !part.isEmpty {
        if let name = SystemName(bytes, at: part.lowerBound, before: part.upperBound) {
          let system = SystemValue(
            bytes, in: name.range.lowerBound..<part.upperBound, label: nil, tables: tables)
          if draft.asideSystem == nil, system.version != nil {
            draft.asideSystem = facts(system, text, bytes, part, nil)
          }
        } else {
          let device = DeviceValue(bytes, in: part, tables: tables)
          if draft.asideDevice == nil, device.isWhole {
            draft.asideDevice = DeviceFacts(
              model: device.model.map(text.string), name: device.name.map(text.string))
          }
        }
      }
    }
  }

  private func addLocale(
    _ value: LabelledValue, _ range: Range<Int>, _ bytes: Span<UInt8>, to draft: inout Draft
  ) {
    guard let code = LocaleValue.code(bytes, in: range) else { return }
    let rank = code.contains("-") ? 2 : 1
    if rank > draft.localeRank {
      draft.trailer.locale = code
      draft.localeRank = rank
    }
  }

  /// `Moonkite: 0.9.4`, `Harborline version: 7.9.6`, `Harborline package: org.example.harborline`.
  private func addUnknown(
    _ value: LabelledValue, _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>,
    to draft: inout Draft
  ) {
    if let near = tables.label(near: value.label, in: bytes), near.fact != .other {
      var corrected = value
      corrected.entry = near
      if ValueShape(tables: tables).judged(corrected, bytes).isFitting {
        draft.trailer.fields.removeLast()
        add(corrected, of: text, to: &draft)
        return
      }
    }
    let word = bytes.lastWord(in: value.label)
    let name = bytes.trimmed(value.label.lowerBound..<word.lowerBound)
    if !name.isEmpty, let entry = tables.label(bytes, word) {
      switch entry.fact {
      case .bundleID:
        draft.trailer.app.bundleID =
          draft.trailer.app.bundleID ?? ValueShape.bundleID(bytes, range).map(text.string)
        return
      case .build:
        if draft.trailer.app.build == nil { draft.trailer.app.build = build(range, text, bytes) }
        return
      case .appVersion:
        addOwnName(name, range, text, bytes, to: &draft)
        return
      default: break
      }
    }
    addOwnName(value.label, range, text, bytes, to: &draft)
  }

  private func addOwnName(
    _ name: Range<Int>, _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>,
    to draft: inout Draft
  ) {
    let app = AppValue(bytes, in: range, tables: tables)
    guard app.version != nil, app.name == nil, app.isCertain, !app.hasOtherWords else { return }
    draft.ownNames.append((text.string(name), app, text))
  }

  private func add(_ part: BarePart, of text: CleanLine, to draft: inout Draft) {
    let bytes = text.bytes.span
    switch part {
    case .app(let app):
      guard draft.trailer.app.name == nil || draft.trailer.app.version == nil else { return }
      draft.trailer.app.name = draft.trailer.app.name ?? app.name.map(text.string)
      if draft.trailer.app.version == nil {
        draft.trailer.app.version = app.version.map(text.string)
        draft.trailer.app.build = draft.trailer.app.build ?? app.build.map(text.string)
      }
      if let environment = app.environment { addAside(environment, text, bytes, to: &draft) }
    case .version(let app):
      if draft.trailer.app.version == nil {
        draft.trailer.app.version = app.version.map(text.string)
        draft.trailer.app.build = draft.trailer.app.build ?? app.build.map(text.string)
      } else if draft.spareVersion == nil {
        draft.spareVersion = app.version.map(text.string)
      }
    case .system(let system):
      merge(facts(system, text, bytes, text.all, nil), into: &draft.trailer.os)
    case .device(let device):
      if draft.trailer.device.model == nil {
        draft.trailer.device.model = device.model.map(text.string)
      }
      if let name = device.name.map(text.string),
        draft.trailer.device.name.map(DeviceFacts.isGeneric) ?? true
      {
        draft.trailer.device.name = name
      }
    case .locale(let code): draft.trailer.locale = draft.trailer.locale ?? code
    case .bundleID(let range):
      draft.trailer.app.bundleID = draft.trailer.app.bundleID ?? text.string(range)
    case .account: break
    case .words(let range):
      if draft.trailer.app.name == nil, draft.trailer.app.version == nil,
        tables.kinds(bytes, range).isDisjoint(with: [.channel, .generic, .maker])
      {
        draft.trailer.app.name = text.string(range)
      }
    }
  }

  private func finish(_ draft: inout Draft) {
    takeOwnName(&draft)
    if draft.trailer.os.isEmpty, let aside = draft.asideSystem { draft.trailer.os = aside }
    if draft.trailer.device.isEmpty, let aside = draft.asideDevice { draft.trailer.device = aside }
    if draft.trailer.os.version == nil, let version = draft.spareVersion ?? spareSystem(draft) {
      draft.trailer.os.version = version
    }
    // `OS: iOS` and `Version: 17.2`, and nothing of an app: the system's version.
    if draft.trailer.os.name != nil, draft.trailer.os.version == nil, draft.trailer.app.name == nil,
      draft.trailer.app.build == nil, draft.trailer.device.isEmpty,
      draft.trailer.app.bundleID == nil,
      draft.hasVersionLine, let version = draft.trailer.app.version
    {
      draft.trailer.os.version = version
      draft.trailer.app.version = nil
    }
    if let name = draft.trailer.device.name, let maker = draft.makerName,
      draft.trailer.device.model == nil,
      name == maker
    {
      draft.trailer.device.name = nil
    }
  }

  /// The version of a lesser label, when the block names a system and not its version.
  private func spareSystem(_ draft: Draft) -> String? {
    draft.trailer.os.name != nil ? draft.lesserVersion : nil
  }

  /// The app's own name as label: the one that the block names, that the configuration knows, or
  /// the first.
  private func takeOwnName(_ draft: inout Draft) {
    guard draft.trailer.app.version == nil, !draft.ownNames.isEmpty, !draft.hasVersionLine else {
      return
    }
    let known = rules.apps.flatMap { [$0.name] + $0.aliases }
    let named = draft.trailer.app.name
    let own =
      draft.ownNames.first { $0.name == named } ?? draft.ownNames.first { known.contains($0.name) }
      ?? draft.ownNames.first
    guard let own, named == nil || named == own.name else { return }
    draft.trailer.app.name = own.name
    draft.trailer.app.version = own.value.version.map(own.line.string)
    draft.trailer.app.build = draft.trailer.app.build ?? own.value.build.map(own.line.string)
  }
}
