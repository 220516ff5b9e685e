import Analysis
import Bytes

/// The table of releases: the two newest of each app and those in trouble, the others in one line.
struct ReleaseTable {
  /// A line of the table.
  private struct Row {
    var app: Untrusted?
    var release = ""
    var state: ReleaseState?
    var mails: Int
    var since = ""
    var counts: [Int] = []
    /// What the app's sparklines share.
    var maximum = 0
  }

  /// How wide the columns are; columns that have no room are left out.
  private struct Layout {
    var app: Int
    var release: Int
    var state: Int
    var since: Int
    /// Days of the sparkline; 0 without one.
    var days: Int
    static let mails = 5
  }

  private static let apps = 20
  private let overview: Overview
  private let phrases: any Phrases
  private let style: TerminalStyle

  init(_ overview: Overview, phrases: any Phrases, style: TerminalStyle) {
    self.overview = overview
    self.phrases = phrases
    self.style = style
  }

  func write(to writer: inout TerminalWriter) {
    let rows = rows()
    guard !rows.isEmpty else { return }
    let layout = layout(of: rows)
    writeHeader(layout, to: &writer)
    for row in rows { write(row, layout, to: &writer) }
    if overview.apps.count > Self.apps {
      var line = writer.line(indent: 2)
      line.append(phrases.moreApps(overview.apps.count - Self.apps))
      writer.write(line)
    }
  }

  // MARK: Rows

  private func rows() -> [Row] {
    let isShort = overview.apps.count > 4
    return overview.apps.prefix(Self.apps).flatMap { app -> [Row] in
      var shown: [Overview.Release] = []
      var older: [Overview.Release] = []
      for (place, release) in app.releases.enumerated() {
        let isInTrouble = release.summary.state == .broken || release.summary.state == .watch
        if place < (isShort ? 1 : 2) || isInTrouble && shown.count < 6 {
          shown.append(release)
        } else {
          older.append(release)
        }
      }
      var rows = shown.map(row)
      let maximum = rows.flatMap(\.counts).max() ?? 0
      for place in rows.indices { rows[place].maximum = maximum }
      if !older.isEmpty {
        let mails = older.reduce(0) { $0 + $1.summary.reports }
        rows.append(Row(release: phrases.olderReleases(older.count), mails: mails))
      }
      if rows.isEmpty { rows.append(Row(mails: app.summary.reports)) }
      rows[0].app = Untrusted(name: app.summary.name)
      return rows
    }
  }

  private func row(_ release: Overview.Release) -> Row {
    let days = (overview.lastDay - 27)...overview.lastDay
    return Row(
      release: Untrusted(name: release.summary.version).cleaned,
      state: release.summary.state, mails: release.summary.reports,
      since: release.summary.firstSeen.map { phrases.shortDay($0.day) } ?? phrases.earlier,
      counts: release.daily(days).counts)
  }

  // MARK: Columns

  private func layout(of rows: [Row]) -> Layout {
    func widest(_ texts: [String], _ header: String) -> Int {
      max(texts.map(DisplayWidth.columns(_:)).max() ?? 0, DisplayWidth.columns(header))
    }
    let single = rows.filter { $0.state != nil }
    let heads = phrases.summaryHeads
    var layout = Layout(
      app: min(widest(rows.compactMap { $0.app?.cleaned }, heads[0]), max(style.columns / 3, 8)),
      release: min(widest(single.map(\.release), heads[1]), 16),
      state: max(widest(single.compactMap(\.state).map(word), heads[2]), 8),
      since: widest(single.map(\.since), heads[4]), days: 0)
    let older = widest(rows.filter { $0.state == nil }.map(\.release), "")
    layout.state = max(layout.state, older - layout.release - 2)
    let withoutSince = 2 + layout.app + 2 + layout.release + 2 + layout.state + 2 + Layout.mails
    if withoutSince + 2 + layout.since > style.columns { layout.since = 0 }
    let rest = style.columns - withoutSince - (layout.since > 0 ? 2 + layout.since : 0) - 2
    if style.isUTF8, layout.since > 0, rest >= 14 { layout.days = rest >= 28 ? 28 : 14 }
    return layout
  }

  private func writeHeader(_ layout: Layout, to writer: inout TerminalWriter) {
    var line = writer.line(indent: 2)
    let heads = phrases.summaryHeads
    line.append(heads[0])
    line.pad(to: 2 + layout.app + 2)
    line.append(heads[1])
    line.pad(to: 2 + layout.app + 2 + layout.release + 2)
    line.append(heads[2])
    line.append(heads[3], endingAt: endOfMails(layout))
    if layout.since > 0 { line.append("  " + heads[4]) }
    if layout.days > 0 {
      line.pad(to: endOfMails(layout) + 2 + layout.since + 2)
      line.append(phrases.lastDays(layout.days))
    }
    writer.write(line)
  }

  private func endOfMails(_ layout: Layout) -> Int {
    2 + layout.app + 2 + layout.release + 2 + layout.state + 2 + Layout.mails
  }

  private func write(_ row: Row, _ layout: Layout, to writer: inout TerminalWriter) {
    var line = writer.line(indent: 2)
    if let app = row.app { line.append(line.cut(app, to: layout.app)) }
    line.pad(to: 2 + layout.app + 2)
    if let state = row.state {
      line.append(line.cut(Untrusted(row.release, limit: 100), to: layout.release))
      line.pad(to: 2 + layout.app + 2 + layout.release + 2)
      write(state, to: &line)
    } else {
      line.append(row.release)
    }
    line.append(phrases.number(row.mails), endingAt: endOfMails(layout))
    if layout.since > 0, !row.since.isEmpty { line.append("  " + row.since) }
    if layout.days > 0, !row.counts.isEmpty {
      line.pad(to: endOfMails(layout) + 2 + layout.since + 2)
      let bars = Sparkline.text(Array(row.counts.suffix(layout.days)), maximum: row.maximum)
      line.append(bars, in: row.state == .broken ? .red : nil)
    }
    writer.write(line)
  }

  private func write(_ state: ReleaseState, to line: inout TerminalLine) {
    let isTrouble = state == .broken || state == .watch
    line.append(word(state), in: isTrouble ? TerminalSign(state).color : nil)
  }

  /// The word of a state, behind its sign where something is wrong.
  private func word(_ state: ReleaseState) -> String {
    let word = phrases.state(state).lowercased()
    return switch state {
    case .broken, .watch: "\(TerminalSign(state).sign) \(word)"
    case .resolved, .usual, .few: word
    }
  }
}
