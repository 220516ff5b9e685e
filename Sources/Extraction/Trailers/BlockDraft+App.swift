import Assets
import Bytes
import Records

extension BlockDraft {
  mutating func addApp(
    _ value: LabelledValue, _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>
  ) {
    let rank = rankOfName(bytes, value.label)
    if rank == 1, hasPersonLines { return }
    let app = AppValue(bytes, in: range, tables: tables)
    if app.hasOtherWords && !ValueShape(tables: tables).isName(bytes, range) { return }
    guard rank > nameRank else { return }
    if app.name != nil || app.version != nil { nameRank = rank }
    trailer.app.name = app.name.map(text.string) ?? trailer.app.name
    nameWithNumber = app.nameWithNumber.map(text.string)
    if !hasVersionLine {
      trailer.app.version = app.version.map(text.string) ?? trailer.app.version
    } else if let version = app.version, trailer.app.version != text.string(version) {
      // The line with the version wins, and the number belongs to the name.
      trailer.app.name =
        app.build == nil ? text.string(bytes.trimmed(range)) : trailer.app.name
      nameWithNumber = nil
    }
    if trailer.app.build == nil { trailer.app.build = app.build.map(text.string) }
    if let environment = app.environment { addAside(environment, text, bytes) }
  }

  mutating func addVersion(
    _ value: LabelledValue, _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>
  ) {
    let app = AppValue(bytes, in: range, tables: tables)
    guard let version = app.version, !app.hasOtherWords else { return }
    let rank = rankOfVersion(bytes, value.label)
    if hasVersionLine, trailer.app.version != nil {
      if rank <= versionRank {
        lesserVersion = lesserVersion ?? text.string(version)
        return
      }
      lesserVersion = trailer.app.version
      trailer.app.version = nil
    }
    versionRank = rank
    let old = trailer.app.version
    trailer.app.version = text.string(version)
    hasVersionLine = true
    if let old, old != trailer.app.version, let name = trailer.app.name,
      nameRank > 0
    {
      // `App: Studio 2024`: the line with the version wins, and the number belongs to the name.
      trailer.app.name = nameWithNumber ?? "\(name) \(old)"
    }
    if let build = app.build { trailer.app.build = text.string(build) }
    if trailer.app.name == nil, let name = app.name, bytes.wordCount(in: name) <= 4,
      !tables.kinds(bytes, name).contains(.generic),
      SystemName(bytes, at: name.lowerBound, before: name.upperBound) == nil
    {
      trailer.app.name = text.string(name)
    }
    if let environment = app.environment { addAside(environment, text, bytes) }
  }

  private func rankOfName(_ bytes: Span<UInt8>, _ label: Range<Int>) -> Int {
    if tables.kinds(bytes, label).contains(.weakName) { return 1 }
    let word = bytes.lastWord(in: label)
    return word.lowerBound > label.lowerBound && tables.kinds(bytes, word).contains(.weakName)
      ? 3 : 2
  }

  private func rankOfVersion(_ bytes: Span<UInt8>, _ label: Range<Int>) -> Int {
    if bytes.spells("rel", at: label.lowerBound, before: label.upperBound) { return 1 }
    return tables.kinds(bytes, label).contains(.version) ? 2 : 3
  }

  func build(_ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>) -> String? {
    let app = AppValue(bytes, in: range, tables: tables)
    if let build = app.build, !app.hasOtherWords { return text.string(build) }
    if let token = BuildToken(bytes, in: range, tables: tables) { return text.string(token.range) }
    if let version = app.version, !app.hasOtherWords, app.name == nil {
      return text.string(version)
    }
    let trimmed = bytes.trimmed(range)
    return BuildToken.isToken(bytes, trimmed) ? text.string(trimmed) : nil
  }
}
