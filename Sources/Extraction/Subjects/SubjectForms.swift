import Assets
import Bytes

/// The forms in which apps write subjects (`formats.md`, section 2).
struct SubjectForms: Sendable {
  /// What a subject of a known form says.
  struct Reading: Hashable, Sendable {
    var app: AppValue?
    var system: SystemValue?
    var device: DeviceValue?
  }

  private static let prepositions: [StaticString] = [
    "for ", "about ", "on ", "zu ", "für ", "zur ", "pour ", "sur ", "para ", "sobre ", "per ",
    "su ", "voor ",
    "over ", "do ", "dla ", "для ", "till ", "til ", "pro ", "de ", "di ",
    "with ", "in ", "mit ", "avec ", "con ", "com ", "met ", "med ", "с ", "z ",
  ]
  let tables: ReferenceTables

  init(tables: ReferenceTables) { self.tables = tables }

  /// What the subject in `range` says; nil when it has none of the forms.
  func reading(_ bytes: Span<UInt8>, in range: Range<Int>) -> Reading? {
    bracketed(bytes, range) ?? divided(bytes, range) ?? led(bytes, range) ?? ended(bytes, range)
      ?? plain(bytes, range)
  }

  /// Whether the words are no more than a topic, such as `Feedback` or `Hello App Support`.
  func isTopic(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    if !kinds(bytes, range).isDisjoint(with: [.support, .topic]) { return true }
    guard let name = nameBeforeEnd(bytes, range, of: [.support, .topic]) else { return false }
    return tables.kinds(bytes, name).contains(.generic)
  }

  /// `Scaup Bug Report`: what may be an app's name before a topic of two words, for a block that
  /// names none.
  func nameBeforeTopic(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    guard let name = nameBeforeEnd(bytes, range, of: .topic),
      bytes.wordCount(in: bytes.trimmed(name.upperBound..<range.upperBound)) > 1
    else { return nil }
    let short = withoutPlatform(bytes, name)
    return isName(bytes, short) && isTitled(bytes, short) && bytes.wordCount(in: short) <= 3
      ? short : nil
  }

  /// `[Moonkite] - Version 2.1 (Build: 44 - App Store)`, `[Kestrel 문의]`, `[Feedback] Hearth 2.1`.
  private func bracketed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Reading? {
    guard
      bytes[range.lowerBound] == UInt8(ascii: "[")
        || bytes.scalar(at: range.lowerBound).value == 0x3010
    else {
      return nil
    }
    let width = bytes.scalar(at: range.lowerBound).length
    var close = range.lowerBound + width
    while close < range.upperBound, bytes[close] != UInt8(ascii: "]"),
      bytes.scalar(at: close).value != 0x3011
    {
      close += 1
    }
    guard close < range.upperBound else { return nil }
    let inner = bytes.trimmed((range.lowerBound + width)..<close)
    let rest = bytes.trimmed((close + bytes.scalar(at: close).length)..<range.upperBound) {
      $0.isBlank || AppValue.isJoiner($0)
    }
    if inner.isEmpty { return nil }
    // `[iOS] Kestrel 4.2 Feedback`
    if isSystemOrDevice(bytes, inner), !rest.isEmpty {
      return led(bytes, rest) ?? ended(bytes, rest) ?? plain(bytes, rest)
    }
    if !kinds(bytes, inner).isDisjoint(with: [.support, .topic]) {
      return rest.isEmpty ? nil : app(bytes, rest, canBeName: true)
    }
    if rest.isEmpty { return led(bytes, inner) ?? ended(bytes, inner) ?? plain(bytes, inner) }
    if !kinds(bytes, rest).isDisjoint(with: [.support, .topic]) {
      return app(bytes, inner, canBeName: true)
    }
    var value = AppValue(bytes, in: rest, tables: tables)
    // `[Kestrel] 문의 (v4.2)`: a topic and the version behind the name.
    let isTopic =
      value.name.map { !kinds(bytes, $0).isDisjoint(with: [.support, .topic]) } ?? true
    guard value.version != nil, isTopic, !value.hasOtherWords, isName(bytes, inner) else {
      return nil
    }
    value.name = inner
    value.nameWithNumber = nil
    return Reading(app: value)
  }

  /// `Support: Tidewater 3.1.2`, `Packrat: Bug Report`, `Saltbox - Problem`.
  private func divided(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Reading? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = bytes.scalar(at: offset)
      let isColon = scalar == 0x3A
      let isDash = scalar == 0x2D || scalar == 0x2013 || scalar == 0x2014 || scalar == 0x7C
      let next = offset + length
      let isSpaced =
        offset > range.lowerBound && bytes[offset - 1].isBlank && next < range.upperBound
        && bytes[next].isBlank
      if isColon || isDash && isSpaced {
        let left = bytes.trimmed(range.lowerBound..<offset)
        let right = bytes.trimmed(next..<range.upperBound)
        if !left.isEmpty, !right.isEmpty, let reading = sides(bytes, left, right, isColon: isColon)
        {
          return reading
        }
      }
      offset = next
    }
    return nil
  }

  private func sides(
    _ bytes: Span<UInt8>, _ left: Range<Int>, _ right: Range<Int>, isColon: Bool
  ) -> Reading? {
    if !kinds(bytes, left).isDisjoint(with: isColon ? [.support, .topic] : [.support]) {
      return app(bytes, right, canBeName: true)
    }
    if !isColon, kinds(bytes, left).contains(.topic),
      let reading = app(bytes, right, canBeName: false)
    {
      return reading
    }
    if !kinds(bytes, right).isDisjoint(with: [.support, .topic]) || isFeedbackMail(bytes, right) {
      return app(bytes, left, canBeName: true)
    }
    return nil
  }

  /// `Feedback Mail From Leon’s iPhone`.
  private func isFeedbackMail(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    bytes.spells("feedback mail from ", at: range.lowerBound, before: range.upperBound)
      || bytes.spells("feedback from ", at: range.lowerBound, before: range.upperBound)
      || bytes.spells("support mail from ", at: range.lowerBound, before: range.upperBound)
  }

  /// `Feedback for Kestrel 1.9 (57)`, `意見反饋 Tidewater 3.0`, `Feedback Cloudberry Notes`.
  private func led(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Reading? {
    var end = range.lowerBound
    var lead: Int?
    for _ in 0..<4 {
      while end < range.upperBound, bytes[end].isBlank { end += 1 }
      while end < range.upperBound, !bytes[end].isBlank { end += 1 }
      if end >= range.upperBound { break }
      if tables.kinds(bytes, range.lowerBound..<end).contains(.support) { lead = end }
    }
    guard let lead else { return ledByTopic(bytes, range) }
    let rest = withoutPreposition(bytes, bytes.trimmed(lead..<range.upperBound))
    if rest.isEmpty { return nil }
    return app(bytes, rest, canBeName: true)
  }

  /// `Issue with Kestrel 4.2 (1207)`, `Question sur Kestrel 4.2`: a topic before a name with its
  /// version.
  private func ledByTopic(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Reading? {
    var end = range.lowerBound
    for _ in 0..<3 {
      while end < range.upperBound, bytes[end].isBlank { end += 1 }
      while end < range.upperBound, !bytes[end].isBlank { end += 1 }
      let topic = range.lowerBound..<end
      guard end < range.upperBound else { return nil }
      guard tables.kinds(bytes, topic).contains(.topic) else { continue }
      let behind = bytes.trimmed(end..<range.upperBound)
      let rest = withoutPreposition(bytes, behind)
      guard rest != behind, let reading = plain(bytes, rest), let name = reading.app?.name,
        bytes[name.lowerBound].isCapital || bytes[name.lowerBound] >= 0x80
      else { return nil }
      return reading
    }
    return nil
  }

  private func withoutPreposition(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    for word in Self.prepositions
    where bytes.spells(word, at: range.lowerBound, before: range.upperBound) {
      return bytes.trimmed((range.lowerBound + word.utf8CodeUnitCount)..<range.upperBound)
    }
    return range
  }

  /// `Kestrel 1.9.0 feedback`, `Harborline Android Support Request`.
  private func ended(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Reading? {
    if let name = nameBeforeEnd(bytes, range, of: .support),
      let reading = app(bytes, withoutPlatform(bytes, name), canBeName: true)
    {
      return reading
    }
    guard let name = nameBeforeEnd(bytes, range, of: .topic) else { return nil }
    let short = withoutPlatform(bytes, name)
    return isTitled(bytes, short) ? app(bytes, short, canBeName: false) : nil
  }

  /// What stands before the longest end of one to three words of those kinds.
  private func nameBeforeEnd(
    _ bytes: Span<UInt8>, _ range: Range<Int>, of wanted: WordTable.Kinds
  ) -> Range<Int>? {
    var start = range.upperBound
    var found: Range<Int>?
    for _ in 0..<3 {
      while start > range.lowerBound, bytes[start - 1].isBlank { start -= 1 }
      while start > range.lowerBound, !bytes[start - 1].isBlank { start -= 1 }
      if start == range.lowerBound { break }
      if !kinds(bytes, start..<range.upperBound).isDisjoint(with: wanted) {
        found = bytes.trimmed(range.lowerBound..<start)
      }
    }
    return found
  }

  /// `Name 1.2`, `Kestrel 4.2 (1207), iOS 17.2, iPhone15,2`.
  private func plain(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Reading? {
    let parts = BareReader(tables: tables).parts(bytes, in: range)
    var reading = Reading()
    for part in parts {
      switch part {
      case .app(let app) where reading.app == nil: reading.app = app
      case .system(let system) where reading.system == nil: reading.system = system
      case .device(let device) where reading.device == nil: reading.device = device
      default: break
      }
    }
    if reading.app == nil {
      reading.app = divided(AppValue(bytes, in: range, tables: tables), bytes)
    }
    guard let app = reading.app, let whole = app.name, app.isCertain else { return nil }
    let name = nameBeforeEnd(bytes, whole, of: .support) ?? whole
    guard bytes.wordCount(in: name) <= 5, isName(bytes, name), isTitled(bytes, name) else {
      return nil
    }
    reading.app?.name = name
    return reading
  }

  /// `Saltbox | Mac | 2.0 (14)`: signs between the name, its platforms and the version.
  private func divided(_ value: AppValue, _ bytes: Span<UInt8>) -> AppValue? {
    guard let name = value.name, value.isCertain, !value.hasOtherWords else { return nil }
    let pieces = BareReader.pieces(bytes, in: name, atDashes: false).filter { !$0.isEmpty }
    guard let first = pieces.first, (2...3).contains(pieces.count),
      pieces.dropFirst().allSatisfy({ isPlatform(bytes, $0) })
    else { return nil }
    var value = value
    value.name = first
    return value
  }

  /// The app in `range`; a name without a version counts only where a template must have put it.
  private func app(_ bytes: Span<UInt8>, _ range: Range<Int>, canBeName: Bool) -> Reading? {
    let range = withoutTopic(bytes, range)
    if BareReader(tables: tables).parts(bytes, in: range).count > 1 { return plain(bytes, range) }
    var value = AppValue(bytes, in: range, tables: tables)
    if value.hasOtherWords { return nil }
    if value.version == nil {
      guard value.name != nil || tables.isNull(bytes, range), canBeName else { return nil }
      guard let name = value.name else { return Reading(app: value) }
      let trimmed = withoutPlatformMark(bytes, name)
      guard isName(bytes, trimmed), bytes.wordCount(in: trimmed) <= 5,
        NameWords.startsLikeName(bytes, trimmed)
      else { return nil }
      value.name = trimmed
      return Reading(app: value)
    }
    // `Support Ticket 1042`, `Feedback 2024`: a bare number is no version without a name.
    guard var name = value.name else { return value.isCertain ? Reading(app: value) : nil }
    if let inner = nameBeforeEnd(bytes, name, of: .support) {
      name = inner
      value.name = inner
      value.nameWithNumber = nil
    }
    guard
      value.isCertain
        ? bytes.wordCount(in: name) <= 12
        : isName(bytes, name) && NameWords.startsLikeName(bytes, name)
    else {
      return nil
    }
    // `iOS 17.2 feedback`: the version is the system's.
    if SystemName(bytes, at: name.lowerBound, before: name.upperBound)?.range == name { return nil }
    if tables.kinds(bytes, name).contains(.generic) {
      value.name = nil
      value.nameWithNumber = nil
      return value.isCertain ? Reading(app: value) : nil
    }
    return Reading(app: value)
  }

  /// `Saltbox BETA`: the name without the channel.
  private func withoutPlatformMark(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    withoutPlatform(bytes, range)
  }

  /// `Kestrel 1.9 - Question`, `Kestrel 1.9 Bug Report`: the app without a topic behind it.
  private func withoutTopic(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    guard let name = nameBeforeEnd(bytes, range, of: [.topic, .support]) else { return range }
    let trimmed = bytes.trimmed(name) { $0.isBlank || AppValue.isJoiner($0) }
    let value = AppValue(bytes, in: trimmed, tables: tables)
    return value.isCertain && !value.hasOtherWords ? trimmed : range
  }
}
