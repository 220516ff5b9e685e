import Assets
import Bytes
import Records

/// Finds which lines of a mail make blocks.
struct BlockSearch: Sendable {
  /// A run of lines that make a block, or a part of one.
  struct Piece: Hashable, Sendable {
    /// Indices of its lines.
    var lines: [Int]
    /// Why it counts for nothing; nil when an app must have written it: a version, a system with a
    /// number, a device.
    var refusal: ConsideredBlock.Refusal? = .noProof

    /// Whether its form leaves nothing to judge.
    var isExact = false

    var isProved: Bool { refusal == nil }
  }

  /// Lines of a block (`reliability.md`, section 2).
  static let lineLimit = RecordLimits.blockLines

  let lines: [BlockLine]
  let tables: ReferenceTables
  private let shape: ValueShape
  /// Whether a mail program put an empty line behind each line.
  private let isDoubleSpaced: Bool

  init(_ lines: [BlockLine], tables: ReferenceTables) {
    self.lines = lines
    self.tables = tables
    shape = ValueShape(tables: tables)
    var single = 0
    var double = 0
    for (line, next) in zip(lines, lines.dropFirst())
    where line.kind != .blank && line.kind != .wall {
      if next.kind == .blank { double += 1 } else if next.kind != .wall { single += 1 }
    }
    isDoubleSpaced = single == 0 && double > 1
  }

  /// The runs of lines that belong together, in order; those that prove nothing are left out.
  func pieces() -> [Piece] {
    var pieces: [Piece] = []
    var current = Piece(lines: [])
    var labels: Set<UInt64> = []
    /// Lines with unknown labels directly before the current one.
    var waiting: [Int] = []
    var lastMember: Int?

    func close() {
      if !current.lines.isEmpty { pieces.append(current) }
      current = Piece(lines: [])
      labels = []
      lastMember = nil
    }

    for index in lines.indices {
      let line = lines[index]
      switch line.kind {
      case .wall:
        close()
        waiting = []
      case .labelled where line.isExact:
        if !current.isExact { close() }
        current.isExact = true
        current.lines.append(index)
        waiting = []
      case .decorated where current.isExact: close()
      case _ where current.isExact: break
      case .blank:
        if !isDoubleSpaced { waiting = [] }
      case .rule, .decorated:
        waiting = []
      case .labelled where isMember(line), .bare, .sentence:
        let own = keyLabels(of: line)
        if own.contains(where: labels.contains) { close() }
        if current.lines.isEmpty, let first = waiting.first, !isHeaded(first) {
          waiting = Array(waiting.reversed().prefix(while: isFactLike).reversed())
        }
        current.lines.append(contentsOf: waiting)
        waiting = []
        current.lines.append(index)
        labels.formUnion(own)
        lastMember = index
        if current.lines.count >= Self.lineLimit { close() }
      case .labelled where isUnknown(line):
        if let last = lastMember, isAdjacent(last, index) {
          current.lines.append(index)
          lastMember = index
          if current.lines.count >= Self.lineLimit { close() }
        } else {
          waiting.append(index)
        }
      case .continuation:
        if lastMember != nil { lastMember = index }
      default:
        waiting = []
        close()
      }
    }
    close()
    return pieces.map(judged)
  }

  /// The piece with whether it is proved, and without lines that prove nothing at its start.
  private func judged(_ piece: Piece) -> Piece {
    var judged = piece
    if piece.isExact {
      judged.refusal = nil
      return judged
    }
    var facts = 0
    var strong = 0
    var weak = 0
    var apps = 0
    var systems = 0
    var isCommercial = false
    for index in piece.lines {
      let line = lines[index]
      for value in line.values {
        if value.fact == .commerce { isCommercial = true }
        guard let fact = value.fact, value.isOfBlock else { continue }
        if fact != .other, value.isFitting { facts += 1 }
        if value.isProof {
          if !value.isWeak { strong += 1 } else if fact != .os { weak += 1 }
          switch fact {
          case .os, .device, .deviceName: systems += 1
          default: apps += 1
          }
        }
      }
      for part in line.parts {
        switch part {
        case .app, .version: apps += 1
        case .system, .device: systems += 1
        default: break
        }
      }
      if line.parts.count > 1 { strong += 1 }
      if line.kind == .sentence { strong += 2 }
    }
    if hasCommerceAround(piece) { isCommercial = true }
    if isLoneVersion(piece) { strong = 0 }
    let hasBare = piece.lines.contains { lines[$0].kind == .bare }
    let isProved =
      if isCommercial, systems == 0 {
        false
      } else if strong > 0 {
        true
      } else if weak > 0 {
        facts > 1
      } else {
        hasBare && apps > 0 && systems > 0
      }
    judged.refusal = isProved ? nil : isCommercial ? .commerce : .noProof
    return judged
  }

  /// Whether lines of an invoice stand in the same paragraph.
  private func hasCommerceAround(_ piece: Piece) -> Bool {
    guard let first = piece.lines.first, let last = piece.lines.last else { return false }
    let around = max(0, first - 6)...min(lines.count - 1, last + 6)
    return around.contains { lines[$0].values.contains { $0.fact == .commerce } }
  }

  /// The labels of the facts that a block has once, by their hashes.
  private func keyLabels(of line: BlockLine) -> [UInt64] {
    guard let text = line.text else { return [] }
    let bytes = text.bytes.span
    return line.values.compactMap { value in
      switch value.fact {
      case .app?, .appVersion?, .build?, .os?, .device?, .bundleID?:
        FoldedKey.hash(of: bytes.extracting(value.label))
      default: nil
      }
    }
  }

  /// A line with a known label and a value that is no sentence.
  private func isMember(_ line: BlockLine) -> Bool {
    guard let first = line.values.first, let text = line.text, first.isOfBlock else { return false }
    if line.values.count > 1 { return true }
    let bytes = text.bytes.span
    if first.value.isEmpty || tables.isNull(bytes, first.value) || first.isFitting { return true }
    if first.fact == .other {
      return bytes.wordCount(in: first.value) <= 6 && !shape.isProse(bytes, first.value)
    }
    return !shape.isProse(bytes, first.value) && bytes.wordCount(in: first.value) <= 8
  }

  /// A line with a short unknown label and a short value.
  private func isUnknown(_ line: BlockLine) -> Bool {
    guard let first = line.values.first, first.entry == nil, let text = line.text else {
      return false
    }
    let bytes = text.bytes.span
    guard first.label.count <= 60, bytes.wordCount(in: first.label) <= 5 else { return false }
    for offset in first.label {
      switch bytes[offset] {
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: ","), UInt8(ascii: ";"),
        UInt8(ascii: "\""), UInt8(ascii: "@"):
        return false
      default: break
      }
    }
    return bytes.wordCount(in: first.value) <= 8 && !shape.isProse(bytes, first.value)
  }

  /// The last line of the value that begins in the line at `index`.
  func end(behind index: Int) -> Int {
    var end = index
    while end + 1 < lines.count {
      if lines[end + 1].kind == .continuation {
        end += 1
      } else if end + 2 < lines.count, lines[end + 1].kind == .blank,
        lines[end + 2].kind == .continuation
      {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// Whether no empty line stands between two lines, but one that a mail program added.
  private func isAdjacent(_ first: Int, _ second: Int) -> Bool {
    second - first == 1 || isDoubleSpaced && second - first == 2 && lines[first + 1].kind == .blank
  }

  /// Whether a line with an unknown label states a version or has all but a known label.
  private func isFactLike(_ index: Int) -> Bool {
    guard let text = lines[index].text, let value = lines[index].values.first else { return false }
    let bytes = text.bytes.span
    let app = AppValue(bytes, in: value.value, tables: tables)
    if app.version != nil, app.name == nil, app.isCertain, !app.hasOtherWords { return true }
    return tables.label(near: value.label, in: bytes) != nil
  }

  /// Whether a rule, a heading or the start of the mail stands above a line.
  private func isHeaded(_ index: Int) -> Bool {
    var place = index - 1
    while place >= 0, lines[place].kind == .blank { place -= 1 }
    if place < 0 { return false }
    switch lines[place].kind {
    case .rule, .decorated: return true
    default: return TemplateFrame(self).isHeading(place)
    }
  }
}
