import Assets
import Bytes
import Records

extension BlockDraft {
  /// Adds a line of a block whose form leaves nothing to judge (``ComposedBlockReader``).
  ///
  /// App, version and build are taken as they stand; the first line of a fact counts. What the
  /// product has words of its own for (systems, devices, locales) is read as in any block.
  mutating func addExact(_ value: LabelledValue, of text: CleanLine) {
    let bytes = text.bytes.span
    let range =
      value.value.lowerBound..<min(value.value.upperBound, value.value.lowerBound + Self.valueLimit)
    let whole = text.string(range)
    switch value.fact {
    case .app? where trailer.app.name == nil: trailer.app.name = whole
    case .appVersion? where trailer.app.version == nil: takeVersion(range, text, bytes)
    case .build? where trailer.app.build == nil: trailer.app.build = whole
    case .bundleID? where trailer.app.bundleID == nil: trailer.app.bundleID = whole
    case .os? where trailer.os.isEmpty, .device? where trailer.device.isEmpty,
      .locale? where trailer.locale == nil:
      add(value, of: text)
      return
    default: break
    }
    trailer.fields.append(TrailerField(label: text.string(value.label), value: whole))
  }

  /// `3.1.2 (318)`: the last brackets hold the build, and empty ones say that there is none.
  private mutating func takeVersion(
    _ range: Range<Int>, _ text: CleanLine, _ bytes: Span<UInt8>
  ) {
    hasVersionLine = true
    trailer.app.version = text.string(range)
    guard let last = range.last, bytes[last] == UInt8(ascii: ")"),
      let open = range.last(where: { bytes[$0] == UInt8(ascii: "(") }),
      open > range.lowerBound, bytes[open - 1].isBlank
    else { return }
    trailer.app.version = text.string(bytes.trimmed(range.lowerBound..<open))
    let build = text.string(open + 1..<last)
    if !build.isEmpty { trailer.app.build = build }
  }
}
